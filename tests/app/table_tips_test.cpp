// Tips at the tables of the games besides FUBA.
#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "soccer_city/random_players.hpp"
#include "soccer_city/rules_files.hpp"
#include "soccer_city/table/city_screens.hpp"
#include "stand.hpp"
#include "stw/rules_files.hpp"
#include "stw_hands.hpp"
#include "support/catch.hpp"
#include "tip_sight.hpp"

namespace fuba::test::table_tips_test {
namespace {

app::Settings with_tips(std::string_view game) {
  app::Settings settings = still();
  settings.tips = true;
  settings.game = game;
  return settings;
}

/// What is asked in matches of a game, each with a state in which it is.
template <class T>
using Situations = std::map<std::string, typename T::Played::State>;

/// Adds what is asked in a random match.
template <class T, class Match, class Choose>
void add_situations(Situations<T>& found, Match match, Choose choose) {
  static_cast<void>(match.roll_due());
  while (!match.over()) {
    found.emplace(T::situation(match.state()), match.state());
    REQUIRE(match.choose(choose(match)));
  }
}

Situations<stw::app::StwTable> situations_of_stw() {
  Situations<stw::app::StwTable> found;
  for (unsigned seed = 1; seed <= 6; ++seed) {
    std::mt19937 random(seed);
    add_situations<stw::app::StwTable>(
        found, stw::Match(stw::load_rules({}).value(), stw::DiceSource::random(seed)),
        [&](const stw::Match& match) { return stw::test::window::lively(match, random); });
  }
  return found;
}

Situations<soccer_city::app::CityTable> situations_of_city() {
  Situations<soccer_city::app::CityTable> found;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    soccer_city::test::BiasedPlay players(seed);
    add_situations<soccer_city::app::CityTable>(
        found, soccer_city::Match(soccer_city::load_rules({}).value(), soccer_city::DiceSource::random(seed)),
        [&](const soccer_city::Match& match) { return players.choose(match.rules(), match.state()); });
  }
  return found;
}

/// Every situation has a tip of two sentences, and no tip is left over.
template <class T>
void check_tips(const Situations<T>& asked) {
  const auto content = table::read_content<T>().value();
  for (const auto& [situation, state] : asked) {
    CAPTURE(situation);
    CHECK(content.words.has("tip." + situation));
    CHECK_FALSE(words::help(content.book, situation).empty());
  }
  for (const auto& [key, text] : content.words.texts()) {
    if (!key.starts_with("tip.")) continue;
    CAPTURE(key);
    CHECK_FALSE(words::help(content.book, key.substr(4)).empty());
    CHECK(std::ranges::count(text, '.') == 2);
    CHECK(text.size() < 260);
  }
}

/// Nothing that may be chosen, and nothing that is said beside the board, lies beneath a tip.
template <class T>
void check_sight(const Situations<T>& asked,
                 const std::shared_ptr<const typename T::Played::Ruleset>& rules) {
  using G = typename T::Played;
  in_all_sights([&](TipSight& sight) {
    for (const auto& [situation, state] : asked) {
      CAPTURE(situation);
      const tabletop::Match<G> match(rules, state, tabletop::DiceSource::random(1));
      CHECK(sight.covered_at(std::make_shared<table::TableMatch<T>>(sight.director().game_named(G::id),
                                                                    sight.director().words(), match)) == "");
    }
  });
}

}  // namespace

TEST_CASE("each new kind of decision of Soccer Tactics WORLD has a tip", "[stw]") {
  const auto asked = situations_of_stw();
  CHECK(asked.size() > 10);
  check_tips<stw::app::StwTable>(asked);
}

TEST_CASE("each new kind of decision of Soccer City has a tip", "[city]") {
  const auto asked = situations_of_city();
  CHECK(asked.size() > 14);
  check_tips<soccer_city::app::CityTable>(asked);
}

TEST_CASE("a tip of Soccer Tactics WORLD covers nothing that may be chosen", "[stw]") {
  check_sight<stw::app::StwTable>(situations_of_stw(), stw::load_rules({}).value());
}

TEST_CASE("a tip of Soccer City covers nothing that may be chosen", "[city]") {
  check_sight<soccer_city::app::CityTable>(situations_of_city(), soccer_city::load_rules({}).value());
}

TEST_CASE("a tip lies at the first decision of a kind, and more of it is the rule", "[stw]") {
  Stand stand(with_tips(stw::Stw::id));
  stand.press("choose");
  stand.press("start");
  REQUIRE(stand.offers("tip close"));
  stand.press("tip more");
  CHECK(stand.offers("close sheet"));
  CHECK_FALSE(stand.offers("tip close"));
  stand.press("close sheet");
  stand.press("tip close");
  CHECK_FALSE(stand.offers("tip close"));
  CHECK(stand.director().settings().tips_seen == std::set<std::string>{"stw/place-keeper"});
}

TEST_CASE("Enter puts a tip away though the square that was chosen before it had the focus", "[stw]") {
  Stand stand(with_tips(stw::Stw::id));
  stand.press("choose");
  stand.press("start");
  REQUIRE(stand.offers("tip close"));
  stand.key(SDLK_RETURN);
  REQUIRE_FALSE(stand.offers("tip close"));
  stand.key(SDLK_TAB);
  stand.key(SDLK_RETURN);
  stand.mirror().settle();
  REQUIRE(stand.offers("tip close"));
  stand.key(SDLK_RETURN);
  CHECK_FALSE(stand.offers("tip close"));
}

}  // namespace fuba::test::table_tips_test
