#include "sheet.hpp"

namespace fuba::test::it::phase_2_control {
namespace {

/// Two against two in every area of the middle lane that matters; one area between C2 and C4.
constexpr std::string_view home_lane = "C2:2 C3:4 C4:2 L2:2";
constexpr std::string_view away_lane = "C2:2 C3:4 C4:2 L3:2";
constexpr auto from_c2 = R"({"ball":{"area":"C2"}})";

Scenario after(Script dice, int value = 3) {
  Scenario scenario = mat(home_side, away_side, R"({"ball":{"value":)" + std::to_string(value) + "}}");
  scenario.plays("target C3", dice);
  return scenario;
}

Scenario after_long_pass(Script dice) {
  Scenario scenario = mat(home_lane, away_lane, from_c2);
  scenario.plays("target C4", dice);
  return scenario;
}

TEST_CASE("one die above the ball value keeps the ball", "[it/II.C.a]") {
  CHECK(after({4, 1}).control() == "home");
  CHECK(after({1, 4}).control() == "home");
  CHECK(after({2, 1}, 1).control() == "home");
  CHECK(after({6, 5}, 5).control() == "home");
}

TEST_CASE("a die equal to the ball value does not", "[it/II.C.a][it/II.C.b]") {
  CHECK(after({3, 2}).control() == "away");
  CHECK(after({1, 3}).control() == "away");
  CHECK(after({6, 5}, 6).control() == "away");
}

TEST_CASE("otherwise the other team becomes the controlling team", "[it/II.C.b]") {
  Scenario scenario = after({2, 1});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C3");
}

TEST_CASE("the check meets the value of phase one", "[it/II.C.a][it/I.b]") {
  CHECK(after_long_pass({4, 3}).control() == "away");
  CHECK(after_long_pass({5, 3}).control() == "home");
}

TEST_CASE("after a short pass the lower die is the new value", "[it/II.D.a][R83]") {
  CHECK(after({5, 3}).value() == 3);
  CHECK(after({3, 5}).value() == 3);
  Scenario next = mat(home_lane, away_lane, from_c2);
  CHECK(next.plays("target C3", {6, 2}).value() == 2);
}

TEST_CASE("after a long pass the higher die is the new value", "[it/II.D.b][R83]") {
  CHECK(after_long_pass({5, 3}).value() == 5);
  CHECK(after_long_pass({3, 6}).value() == 6);
}

TEST_CASE("a failed check sets the value in the same way", "[it/II.D.a][it/II.D.b][R87]") {
  CHECK(after({2, 1}).value() == 1);
  CHECK(after_long_pass({4, 1}).value() == 4);
}

TEST_CASE("both dice above the value: the team with the ball acts first", "[it/II.E.a]") {
  after({5, 4}).asks("home", "free");
  after({4, 5}).asks("home", "free");
}

TEST_CASE("one die not above it: the team without the ball acts first", "[it/II.E.b]") {
  after({5, 3}).asks("away", "free");
  after({3, 5}).asks("away", "free");
  after({6, 1}).asks("away", "free");
}

TEST_CASE("after a lost check the team that has lost the ball acts first", "[it/II.E.b][R87]") {
  Scenario scenario = after({3, 2});
  CHECK(scenario.control() == "away");
  scenario.asks("home", "free");
}

TEST_CASE("the order goes by the value of the check and not by the new one", "[it/II.E.a]") {
  Scenario scenario = after({5, 4}, 3);
  CHECK(scenario.value() == 4);
  scenario.asks("home", "free");
  Scenario changed = mat("L2:2 C2:2 C3:4 R2:2", away_side);
  changed.plays("target C3", {5, 3}).asks("home", "free");
}

TEST_CASE("the numbers in the target area do not decide the order", "[it/II.E.b]") {
  Scenario scenario = mat("L2:1 C2:1 C3:6 R2:2", away_side);
  scenario.plays("target C3", {6, 2}).asks("away", "free");
}

TEST_CASE("Away has its order in the same way", "[it/II.E.a][it/II.E.b]") {
  Scenario both = mat(home_side, away_side, R"({"control":"away"})");
  both.plays("target C3", {5, 4}).asks("away", "free");
  Scenario one = mat(home_side, away_side, R"({"control":"away"})");
  one.plays("target C3", {5, 3}).asks("home", "free");
}

TEST_CASE("the closest player goes to the ball after the new value", "[it/II.C.a][R80][R123]") {
  Scenario scenario = mat("L2:2 C2:5 C3:3", away_side);
  scenario.plays("target R2", {5, 4}).asks("home", "bring").offers_only({"bring C2", "bring C3"});
  CHECK(scenario.value() == 4);
  scenario.plays("bring C2").asks("home", "free");
  CHECK(scenario.players("home", "R2") == 1);
}

/// Home far from everybody: the pass within C2 meets a value of 4.
Scenario easy(Script dice) {
  Scenario scenario = mat("L2:2 C2:3 C3:3 R2:2", "L3:2 C4:6 R3:2", R"({"ball":{"area":"C2","value":6}})");
  scenario.plays("target C2", dice);
  return scenario;
}

TEST_CASE("an easy situation keeps the ball", "[it/II.C.b][R87][3.0/4.4.3.a]") {
  Scenario scenario = easy({3, 1});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 1);
  scenario.asks("away", "react").plays("react C4 C3");
}

TEST_CASE("in an easy situation the team without the ball acts first", "[it/II.E.b][R87]") {
  Scenario scenario = easy({3, 1});
  scenario.plays("done").asks("away", "free");
}

TEST_CASE("a failed pass loses the ball in the start area", "[it/II.C.b][it/II.D.a][R80][R87]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C2", {2, 2, 1, 1});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C3");
  CHECK(scenario.value() == 2);
}

TEST_CASE("after a failed pass the dice decide the order as ever",
          "[it/II.E.a][it/II.E.b][R87][R122][it-g]") {
  Scenario high = mat(home_side, away_side);
  high.plays("target C2", {5, 5, 1, 1});
  CHECK(high.control() == "away");
  high.asks("away", "free");
  Scenario low = mat(home_side, away_side);
  low.plays("target C2", {2, 2, 1, 1}).asks("home", "free");
}

TEST_CASE("an opponent in the target area makes it no easy situation", "[it/II.C.b][R87][3.0/4.4.3.a]") {
  Scenario scenario = mat("C2:6 L2:2 R2:2", "C2:1 C4:3 L4:3 R4:3", R"({"ball":{"area":"C2","value":6}})");
  scenario.plays("target C2", {3, 1});
  CHECK(scenario.control() == "away");
}

TEST_CASE("nor is it one with a goalkeeper beside the target area", "[it/II.C.b][R87][3.0/4.4.3.a]") {
  Scenario scenario = mat("C2:4 C4:3 L2:3", "C2:4 C1:3 L1:3", R"({"ball":{"area":"C4","value":6}})");
  scenario.plays("target C4", {3, 1});
  CHECK(scenario.control() == "away");
  CHECK(scenario.keeper("away") == "C4");
}

}  // namespace
}  // namespace fuba::test::it::phase_2_control
