#include <optional>

#include "fuba/game.hpp"
#include "fuba/odds.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

/// The prospect of an aim of the team that makes a choice, when its dice are due.
Prospect prospect_of(const Scenario& match, std::string_view choice, Aim aim) {
  State state = match.raw();
  const Team team = decision(state)->team;
  REQUIRE(apply(match.rules(), state, parse_command(choice).value()));
  REQUIRE(roll(state));
  return prospect(match.rules(), state, aim, team);
}

/// A position in which an action is chosen now.
Scenario at_action(std::string_view position, std::string_view changes = "{}") {
  Scenario match = Scenario::position(position, changes);
  if (match.state()["decision"]["kind"] == "free") match.plays("done");
  return match;
}

constexpr auto shooting = R"({"stage": "actions", "first": "home", "ball": {"area": "C5", "value": 3},
  "home": {"players": {"C5": 1, "C2": 9}}, "away": {"players": {"C3": 10}, "keeper": "C5"}})";

TEST_CASE("the chance of a goal includes the rebound", "[3.0/4.6][3.0/4.6.1]") {
  // Value 3 and no modifier: 4-6 goal, 2 a rebound, one attacker against nobody: 21 of 36 dice win it.
  const Prospect goal = prospect_of(at_action(shooting), "action shoot", Aim::score);
  CHECK(goal.reached == Approx(3.0 / 6 + 1.0 / 6 * 21 / 36));
  CHECK(goal.reached + goal.missed == Approx(1));
  CHECK_FALSE(goal.settled);
}

TEST_CASE("the chance of a difficult goal includes the second die", "[3.0/4.6.2]") {
  const Scenario match =
      at_action(shooting, R"({"ball": {"area": "L3"}, "home": {"players": {"C5": 0, "L3": 1}}})");
  CHECK(prospect_of(match, "action shoot", Aim::score).reached == Approx(1.0 / 36));
}

TEST_CASE("the pictures may take a goal and a press back", "[it/adv.var]") {
  const auto it = R"({"rules": "fuba-it", "options": ["var"]})";
  const auto plain = R"({"rules": "fuba-it", "options": []})";
  const double with = prospect_of(at_action(shooting, it), "action shoot", Aim::score).reached;
  const double without = prospect_of(at_action(shooting, plain), "action shoot", Aim::score).reached;
  CHECK(with == Approx(without * 35 / 36));

  constexpr auto press = R"({"stage": "actions", "first": "away", "ball": {"area": "C5", "value": 3},
    "home": {"players": {"C5": 1, "C2": 9}}, "away": {"players": {"C5": 1, "C3": 9}, "keeper": "C5"}})";
  CHECK(prospect_of(at_action(press, plain), "action press", Aim::win_ball).reached == Approx(20.0 / 36));
  CHECK(prospect_of(at_action(press, it), "action press", Aim::win_ball).reached ==
        Approx(20.0 / 36 * 35 / 36));
}

TEST_CASE("the chance of a press counts both dice, or one", "[3.0/4.9][2.0/4.9.1]") {
  constexpr auto press = R"({"stage": "actions", "first": "away", "ball": {"area": "C3", "value": 3},
    "home": {"players": {"C3": 1, "C2": 9}}, "away": {"players": {"C3": 1, "C4": 9}}})";
  CHECK(prospect_of(at_action(press), "action press", Aim::win_ball).reached == Approx(20.0 / 36));
  State state = Scenario::position(press, R"({"rules": "fuba-2.0"})").raw();
  const Ruleset& second = rules(RulesChoice{"fuba-2.0", {}});
  state.agenda.push({Step::single_press, Team::away});
  CHECK(prospect(second, state, Aim::win_ball, Team::away).reached == Approx(2.0 / 6));
}

TEST_CASE("the chance of the control check counts its special events", "[3.0/4.4][3.0/4.3.4]") {
  // Equal dice bring an event: ten of 36 sums a free kick in place of the check, one of 36 fails the pass.
  const Scenario match =
      Scenario::position(R"({"ball": {"area": "C3", "value": 4}, "home": {"players": {"C3": 1, "C2": 9}},
        "away": {"players": {"C3": 1, "C4": 9}}})");
  const Prospect check = prospect_of(match, "target C3", Aim::keep_ball);
  CHECK(check.reached == Approx(15.0 / 36 + 3.0 / 36 * 25 / 36));
  CHECK(check.missed == Approx(15.0 / 36 + 3.0 / 36 * 25 / 36 + 6.0 / 36 * 1 / 36));
  CHECK(check.reached + check.missed == Approx(1 - 6.0 / 36 * 10 / 36));
}

TEST_CASE("in an easy situation only a failed pass loses the ball", "[3.0/4.4.3]") {
  const Scenario match =
      Scenario::position(R"({"ball": {"area": "C2", "value": 4}, "home": {"players": {"C2": 10}},
        "away": {"players": {"C4": 10}}})");
  const Prospect check = prospect_of(match, "target C2", Aim::keep_ball);
  CHECK(check.missed == Approx(6.0 / 36 * 1 / 36));
  CHECK(check.reached == Approx(30.0 / 36 + 6.0 / 36 * 25 / 36));
}

TEST_CASE("in stoppage time the half may end before the check", "[3.0/4.3.3]") {
  // Equal dice and those one apart are less than 2: 16 of 36 end the half.
  const Scenario match = Scenario::position(R"({"stoppage": 2, "ball": {"area": "C3", "value": 2}})");
  const Prospect check = prospect_of(match, "target C3", Aim::keep_ball);
  CHECK(check.reached + check.missed == Approx(20.0 / 36));
}

TEST_CASE("a check that passes by itself is certain", "[2.0/4.4.1]") {
  const auto second = R"({"rules": "fuba-2.0", "ball": {"area": "C2", "value": 6},
    "home": {"players": {"C2": 10}}, "away": {"players": {"C4": 10}}})";
  const Prospect check = prospect_of(Scenario::position(second), "target C2", Aim::keep_ball);
  CHECK(check.missed < 1.0 / 36);
  CHECK(check.reached > 30.0 / 36);
}

TEST_CASE("the Italian check needs one die above the ball value", "[it/II.C]") {
  const auto it = R"({"rules": "fuba-it", "ball": {"area": "C3", "value": 4},
    "home": {"players": {"C3": 1, "C2": 9}}, "away": {"players": {"C3": 1, "C4": 9}}})";
  const Prospect check = prospect_of(Scenario::position(it), "target C3", Aim::keep_ball);
  // Of the unequal dice 18 hold a 5 or a 6; equal ones bring an event first.
  CHECK(check.reached == Approx(18.0 / 36 + 2.0 / 36 * 25 / 36));
}

TEST_CASE("what an entry has settled is told by its events") {
  Scenario match = at_action(shooting);
  State state = match.raw();
  REQUIRE(apply(match.rules(), state, parse_command("action shoot").value()));
  Events events;
  apply_dice(match.rules(), state, {6, 0}, &events);
  const Prospect goal = prospect(match.rules(), state, Aim::score, Team::home, events);
  CHECK(goal.settled);
  CHECK(goal.reached == 1);
  CHECK(prospect(match.rules(), state, Aim::score, Team::away, events).missed == 1);
}

}  // namespace
}  // namespace fuba::test
