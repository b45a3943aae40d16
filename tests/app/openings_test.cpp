#include "fuba/table/openings.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

#include "fuba/table/target_outlook.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::openings_test {
using namespace fuba;
using namespace fuba::app;

namespace {

constexpr const char* to_act = R"({"options":["conditions"],"stage":"actions",
  "first":"home","half":1,"minute":20,"control":"home","ball":{"area":"C4","value":3},"start":"C3","target":"C4",
  "dice":{"controlling":5,"passive":2},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":2},
    "condition":{"defence":3,"midfield":3,"forward":2}},
  "away":{"formation":"4-4-2","players":{"C3":2,"C4":3,"L3":3,"C5":2},
    "condition":{"defence":3,"midfield":3,"forward":2}}})";
constexpr const char* to_pass = R"({"half":1,"minute":31,"control":"home","ball":{"area":"L3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":1,"R2":1}},
  "away":{"formation":"4-3-3","players":{"C3":1,"C4":3,"L4":1,"C5":2,"R4":1,"L3":1,"R3":1}}})";

const Settings& asks_what_matters() {
  static const Settings settings = [] {
    Settings some = test::still();
    some.questions = Questions::what_matters;
    return some;
  }();
  return settings;
}

/// A match in which Home is about to act.
MatchPlay about_to_act() {
  MatchPlay play(test::match_at(to_act, {1, 2, 3, 4, 5, 6}), test::content().words, asks_what_matters());
  play.choose(std::span<const Command>());
  return play;
}

template <class Wanted>
const Opening& opening_that(const std::vector<Opening>& all, Wanted wanted) {
  const auto found = std::ranges::find_if(all, wanted);
  REQUIRE(found != all.end());
  return *found;
}

/// The first choice of a verb.
Command any(const CommandList& list, Verb verb) {
  const auto found = std::ranges::find(list, verb, &Command::verb);
  REQUIRE(found != list.end());
  return *found;
}

Command chosen(const MatchPlay& play, std::size_t at) {
  return play.match().journal().at(at).choice()->command;
}

/// Once its odds are there.
MatchPlay with_odds(MatchPlay play) {
  while (play.odds().awaited()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    play.hear_odds();
  }
  return play;
}

}  // namespace

TEST_CASE("the first move of a piece begins the movement that fits") {
  MatchPlay play = about_to_act();
  const auto all = openings(play);
  const Opening& midfield = opening_that(all, [](const Opening& opening) {
    return opening.first == std::vector{commands::act(Action::midfield), commands::plain(Verb::done)};
  });
  const Command move = any(midfield.moves, Verb::move);
  make(play, midfield, move);
  CHECK(chosen(play, 1) == commands::act(Action::midfield));
  CHECK(chosen(play, 2) == commands::plain(Verb::done));
  CHECK(chosen(play, 3) == move);
}

TEST_CASE("a free movement is begun by dragging at the action, which is asked for again") {
  MatchPlay play = about_to_act();
  const auto all = openings(play);
  const Opening& again =
      opening_that(all, [](const Opening& opening) { return opening.extra == Extra::free_movement; });
  const Command move = any(again.moves, Verb::free);
  make(play, again, move);
  CHECK(chosen(play, 0) == move);
  CHECK(play.decision()->kind == DecisionKind::action);
}

TEST_CASE("where no movement fits, the reason is that of a refused choice") {
  const MatchPlay play = about_to_act();
  const auto all = openings(play);
  CHECK_FALSE(why_not(play, all, Area::C2, Area::C5).empty());
  const MatchPlay passing = test::play_at(to_pass);
  REQUIRE(passing.decision()->kind == DecisionKind::target);
  CHECK(openings(passing).empty());
  CHECK(why_not(passing, {}, Area::C2, Area::C3) ==
        passing.refusal(commands::step(Verb::move, Area::C2, Area::C3)));
}

TEST_CASE("targets stand in the order of what they are compared by") {
  const MatchPlay play = with_odds(test::play_at(to_pass));
  for (std::size_t at = 0; at < measure_names.size(); ++at) {
    const auto measure = static_cast<Measure>(at);
    INFO(measure_names[at]);
    std::vector<Listed> list;
    for (const Command& command : play.legal()) list.push_back(listed(play, command));
    sort_targets(play, list, measure);
    const auto value = [&](const Listed& listed) { return outlook(play, *listed.command, measure).value; };
    CHECK(std::ranges::is_sorted(list, std::ranges::greater(), value));
    CHECK(value(list.front()) > value(list.back()));
  }
}

TEST_CASE("what follows a target is told as the rules foresee it") {
  const MatchPlay play = with_odds(test::play_at(to_pass));
  REQUIRE(play.odds().foresights().size() == play.legal().size());
  const Foresight& then = play.odds().foresights().front();
  const std::string lines = outlook_lines(play, then.command);
  CHECK(lines.find("\nYou act first: " + percent(play.words(), then.acts_first[0])) != std::string::npos);
  CHECK(outlook(play, then.command, Measure::first).percent == percent(play.words(), then.acts_first[0]));
}

TEST_CASE("a target tells with what value the ball arrives there (4.2)") {
  const MatchPlay play = with_odds(test::play_at(to_pass));
  const auto arrives = [&](Area area, const std::string& value) {
    const std::string lines = outlook_lines(play, commands::at(Verb::target, area));
    return lines.starts_with("The ball arrives with a value of " + value + "\n");
  };
  CHECK(arrives(Area::R2, "2"));  // one more for the area between, two less where only Home stands
  CHECK(arrives(Area::C4, "3"));
}

TEST_CASE("a target tells how likely nobody comes to act where the half may end before (4.3.5)") {
  const auto told = [](const std::string& position) {
    const MatchPlay play = with_odds(test::play_at(position));
    const Foresight& then = play.odds().foresights().front();
    return outlook_lines(play, then.command).find("\nNo action at all") != std::string::npos;
  };
  CHECK_FALSE(told(to_pass));
  CHECK(told(R"({"half":1,"minute":45,"stoppage":3,"control":"home","ball":{"area":"C3","value":3},
    "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"C4":2,"L3":2}},
    "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2}}})"));
}

}  // namespace fuba::test::openings_test
