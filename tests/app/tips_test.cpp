#include <algorithm>
#include <map>

#include "fuba/random_play.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/fuba_match.hpp"
#include "fuba/table/screens/table_screen.hpp"
#include "stand.hpp"
#include "support/catch.hpp"
#include "table.hpp"
#include "tip_sight.hpp"

namespace fuba::test::tips_test {
namespace {

constexpr const char* turn = R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"R3":2},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2},"keeper":"C5"}})";

app::Settings with_tips() {
  app::Settings settings = still();
  settings.tips = true;
  return settings;
}

/// A table of the program with a match at a position, and tips at what is new.
class Newcomer : public Stand {
 public:
  explicit Newcomer(app::Settings settings = with_tips()) : Stand(settings) { lay(turn); }

  void lay(const std::string& position) {
    auto play = std::make_unique<app::MatchPlay>(match_at(position, {5, 2, 4, 4, 4, 4, 4, 4}),
                                                 content().words, director().settings());
    mirror().show(std::make_unique<app::TableScreen>(director(), content(), std::move(play)));
  }
  bool tip() const { return offers("tip close"); }
  const app::Settings& settings() { return director().settings(); }
};

std::shared_ptr<const Ruleset> all_options(std::string_view edition) {
  return load_rules({.edition = std::string(edition), .options = content().options.of(edition)}).value();
}

/// Every kind of decision that comes in random matches of an edition with all its options, with a position.
std::map<DecisionKind, State> kinds_of(std::string_view edition) {
  std::map<DecisionKind, State> kinds;
  const auto rules = all_options(edition);
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Match match(rules, DiceSource::random(seed));
    RandomPlay players(seed);
    static_cast<void>(match.roll_due());
    while (!match.over()) {
      kinds.emplace(match.decision()->kind, match.state());
      static_cast<void>(match.choose(players.choose(match.rules(), match.state())));
    }
  }
  return kinds;
}

}  // namespace

TEST_CASE("Enter puts a tip away where no choice answers it") {
  Newcomer newcomer;
  REQUIRE(newcomer.tip());
  newcomer.key(SDLK_RETURN);
  CHECK_FALSE(newcomer.tip());
  CHECK(newcomer.offers("target C3"));
}

TEST_CASE("Enter puts a tip away before it answers what is asked") {
  Newcomer newcomer;
  newcomer.press("target C3");
  REQUIRE(newcomer.tip());
  REQUIRE(newcomer.offers("done"));
  newcomer.key(SDLK_RETURN);
  CHECK_FALSE(newcomer.tip());
  CHECK(newcomer.offers("done"));
  newcomer.key(SDLK_RETURN);
  CHECK_FALSE(newcomer.offers("done"));
}

TEST_CASE("the first decision of a kind has a tip, and no other") {
  Newcomer newcomer;
  CHECK(newcomer.tip());
  newcomer.press("target C3");
  CHECK(newcomer.settings().tips_seen == std::set<std::string>{"target"});
  CHECK(newcomer.tip());
  newcomer.lay(turn);
  CHECK_FALSE(newcomer.tip());
}

TEST_CASE("a tip that is closed does not come again, and more of it is the rule") {
  Newcomer newcomer;
  newcomer.press("tip more");
  CHECK(newcomer.offers("close sheet"));
  CHECK_FALSE(newcomer.tip());
  newcomer.press("close sheet");
  newcomer.press("tip close");
  CHECK_FALSE(newcomer.tip());
  CHECK(newcomer.settings().tips_seen.contains("target"));
}

TEST_CASE("no more tips means none, until the settings want them again") {
  Newcomer newcomer;
  newcomer.press("tip none");
  CHECK_FALSE(newcomer.settings().tips);
  newcomer.press("target C3");
  CHECK_FALSE(newcomer.tip());
  newcomer.director().go(app::place::SettingsPage{});
  newcomer.mirror().wake();
  newcomer.press("tips-on");
  CHECK(newcomer.settings().tips);
  CHECK(newcomer.settings().tips_seen.empty());
}

TEST_CASE("a coach needs no tips") {
  Newcomer newcomer;
  MatchInfo info;
  info.coaches = {"beginner", ""};
  Match match = match_at(turn, {5, 2});
  match.set_info(info);
  auto play = std::make_unique<app::MatchPlay>(std::move(match), content().words, newcomer.settings());
  newcomer.mirror().show(std::make_unique<app::TableScreen>(newcomer.director(), content(), std::move(play)));
  CHECK_FALSE(newcomer.tip());
}

TEST_CASE("every kind of decision of every edition has a tip and a paragraph behind it") {
  for (const app::EditionTexts& texts : content().texts) {
    const auto kinds = kinds_of(texts.edition);
    CHECK(kinds.size() > 15);
    for (const auto& [kind, state] : kinds) {
      CAPTURE(texts.edition, name(kind));
      CHECK(texts.words.has("tip." + std::string(name(kind))));
      CHECK_FALSE(help(texts.book, state).empty());
    }
  }
}

TEST_CASE("a tip covers nothing that may be chosen and nothing that is said beside the mat") {
  std::vector<std::pair<std::string, Match>> situations;
  for (const std::string_view edition : editions()) {
    const auto rules = all_options(edition);
    for (const auto& [kind, state] : kinds_of(edition))
      situations.emplace_back(std::string(edition) + " " + std::string(name(kind)),
                              Match(rules, state, DiceSource::random(1)));
  }
  in_all_sights([&](TipSight& sight) {
    for (const auto& [name, match] : situations) {
      CAPTURE(name);
      CHECK(sight.covered_at(std::make_shared<app::FubaMatch>(sight.director().game_named(Fuba::id),
                                                              sight.director().words(), match)) == "");
    }
  });
}

TEST_CASE("no tip is left over, and each is two sentences") {
  for (const auto& [key, text] : content().words.texts()) {
    if (!key.starts_with("tip.")) continue;
    CAPTURE(key);
    const std::string kind = key.substr(4, key.find('@') - 4);
    bool known = false;
    for (std::size_t at = 0; at < decision_kind_count; ++at)
      known = known || name(static_cast<DecisionKind>(at)) == kind;
    CHECK(known);
    CHECK(std::ranges::count(text, '.') == 2);
    CHECK(text.size() < 240);
  }
}

}  // namespace fuba::test::tips_test
