#include <algorithm>

#include "table.hpp"

namespace fuba::test::second_edition::chapter_a5_advanced_goalkeeper {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";
constexpr auto option = R"({"options":["advanced-goalkeeper"]})";
constexpr auto away_out = R"({"options":["advanced-goalkeeper"],"away":{"keeper_out":true}})";

bool out(const Scenario& scenario, std::string_view team) {
  return scenario.state().at(std::string(team)).value("keeper_out", false);
}

Scenario moving(std::string_view movement = "midfield", std::string_view changes = "{}") {
  Scenario scenario = stage(home_side, away_side, both(option, changes));
  scenario.plays("action " + std::string(movement));
  return scenario;
}

Scenario shooting(std::string_view home, std::string_view away, std::string_view area, int value,
                  std::string_view changes) {
  return stage(home, away,
               both(both(ball(area, value), R"({"target":")" + std::string(area) + R"("})"), changes));
}

/// The sum of all modifiers of Home's shot: one die is exactly a corner kick, the next one a goal.
void check_modifier(const Scenario& scenario, int modifier) {
  Scenario corner = scenario;
  corner.plays("action shoot", {scenario.value() - modifier}).asks("home", "corner");
  Scenario goal = scenario;
  goal.plays("action shoot", {scenario.value() - modifier + 1});
  CHECK(goal.score("home") == 1);
}

/// Away presses in its own penalty area against a value of 3, with as many players there as Home.
Scenario pressing(std::string_view changes) {
  Scenario scenario = stage("C3:6 C5:4", "C3:7 C5:3",
                            both(both(ball("C5", 3), R"({"first":"away","target":"C5"})"), changes));
  scenario.plays("action none");
  if (kind(scenario) == "free") scenario.plays("done");
  return scenario;
}

TEST_CASE("2.0: a goalkeeper starts inside the goal area and may step out", "[2.0/A5.a][2.0/A5.b][R75]") {
  Scenario scenario = moving();
  CHECK_FALSE(out(scenario, "home"));
  scenario.offers("keeper outside").offers_not("keeper inside").plays("keeper outside");
  CHECK(out(scenario, "home"));
  CHECK_FALSE(out(scenario, "away"));
  scenario.plays("done").asks("away", "action");
  CHECK(out(scenario, "home"));
}

TEST_CASE("2.0: he may go back inside in a later movement", "[2.0/A5.b]") {
  Scenario scenario = moving("defence", R"({"home":{"keeper_out":true}})");
  scenario.offers_not("keeper outside").plays("keeper inside");
  CHECK_FALSE(out(scenario, "home"));
}

TEST_CASE("2.0: he changes once, and takes no move for it", "[2.0/A5.b]") {
  Scenario scenario = moving("forward");
  scenario.plays("keeper outside").offers_not("keeper inside").offers_not("move-keeper C1 C2");
  scenario.plays("move C2 C3").plays("move C2 C3").offers_only({"done"});
}

TEST_CASE("2.0: who has been moved does not change", "[2.0/A5.b]") {
  Scenario scenario = moving("midfield", R"({"home":{"keeper":"L1"}})");
  scenario.offers_not("keeper outside").plays("move-keeper L1 C1").offers_not("keeper outside");
}

TEST_CASE("2.0: he may change after all moves are made", "[2.0/A5.b]") {
  Scenario scenario = moving("forward");
  scenario.plays("move C2 C3").plays("move C2 C3").offers_only({"keeper outside", "done"});
}

TEST_CASE("2.0: a goalkeeper who comes home stands inside", "[2.0/A5.a][R75]") {
  Scenario scenario = moving("midfield", R"({"home":{"keeper_out":true}})");
  scenario.plays("move-keeper C1 L1").plays("done");
  CHECK_FALSE(out(scenario, "home"));
}

TEST_CASE("2.0: the choice is not a move for the order of the stages", "[2.0/A5.b][2.0/4.6.b]") {
  Scenario scenario = turn(home_side, away_side, both(option, last_turn("away", 0, 0)));
  scenario.plays("target C3", {4, 2}).plays("action midfield").plays("keeper outside").plays("done");
  ends_turn(scenario);
  CHECK(scenario.state()["last"]["moves"]["home"] == 0);
}

TEST_CASE("2.0: without the option there is no choice", "[2.0/A5.b]") {
  Scenario scenario = stage(home_side, away_side);
  scenario.plays("action midfield").offers_not("keeper outside");
}

TEST_CASE("2.0: inside, the usual rules hold", "[2.0/A5.c]") {
  check_modifier(shooting("C3:5 C4:4 C5:1", "C3:5 C4:4 C5:1", "C4", 2, option), -2);
  Scenario scenario = pressing(option);
  scenario.plays("action press", {3});
  CHECK(scenario.control() == "home");
}

TEST_CASE("2.0: outside, pressing dice count one less", "[2.0/A5.d][R75]") {
  for (const int die : {1, 2, 3}) {
    Scenario scenario = pressing(away_out);
    scenario.plays("action press", {die});
    CHECK(scenario.control() == "away");
    CHECK(scenario.value() == std::max(die - 1, 1));
  }
  Scenario failed = pressing(away_out);
  failed.plays("action press", {4});
  CHECK(failed.control() == "home");
}

TEST_CASE("2.0: elsewhere the pressing dice are as they fall", "[2.0/A5.d][R75]") {
  Scenario scenario = stage("C3:4 C2:6", "C3:4 C4:6", both(away_out, R"({"first":"away"})"));
  scenario.plays("action none").plays("action press", {3});
  CHECK(scenario.control() == "home");
}

TEST_CASE("2.0: outside, he counts against the shot and the shot gains two", "[2.0/A5.e][2.0/A5.f][R75]") {
  check_modifier(shooting("C3:5 C4:4 C5:1", "C3:5 C4:4 C5:1", "C4", 2, away_out), -1);
  check_modifier(shooting("C3:4 C4:4 C5:2", "C3:5 C4:4 C5:1", "C4", 2, away_out), 0);
  check_modifier(shooting("C3:7 C5:3", "C3:9 C5:1", "C5", 5, away_out), 3);
}

TEST_CASE("2.0: outside, he counts in a rebound", "[2.0/A5.e][R75]") {
  Scenario scenario = shooting("C3:6 C4:2 C5:2", "C3:5 C4:4 C5:1", "C5", 5, away_out);
  scenario.plays("action shoot", {2, 3, 3}).asks("home", "corner");
}

TEST_CASE("2.0: a goalkeeper who runs out of his penalty area stands outside no longer", "[2.0/A5.b][R75]") {
  Scenario scenario =
      turn("C3:10", away_side, both(option, R"({"ball":{"value":2},"home":{"keeper_out":true}})"));
  scenario.plays("target L1", {6, 1});
  CHECK(scenario.keeper("home") == "L1");
  CHECK_FALSE(out(scenario, "home"));
}

TEST_CASE("2.0: after a set-up he stands inside", "[2.0/A5.a][R75]") {
  Scenario scenario = stage(
      "C3:6 C5:4", "C3:9 C5:1",
      both(both(ball("C5", 1), R"({"target":"C5"})"), both(away_out, R"({"home":{"keeper_out":true}})")));
  scenario.plays("action shoot", {6}).asks("away", "place");
  CHECK_FALSE(out(scenario, "home"));
  CHECK_FALSE(out(scenario, "away"));
}

TEST_CASE("2.0: outside he presses with a die that may be 0", "[2.0/A5.d][R75]") {
  Scenario scenario = stage("C3:6 C5:4", "C3:7 C5:3",
                            both(both(ball("C5", 1), R"({"first":"away","target":"C5"})"), away_out));
  scenario.plays("action none");
  if (kind(scenario) == "free") scenario.plays("done");
  scenario.plays("action press", {1});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 1);
}

TEST_CASE("2.0: a goal kick leaves him where he stands in his penalty area", "[2.0/5.3.a][R115]") {
  Scenario scenario =
      stage("C3:6 C5:4", "C3:9 C5:1", both(both(ball("C5", 6), R"({"target":"C5"})"), away_out));
  scenario.plays("action shoot", {1}).asks("home", "action");
  CHECK(scenario.control() == "away");
  CHECK(out(scenario, "away"));
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_a5_advanced_goalkeeper
