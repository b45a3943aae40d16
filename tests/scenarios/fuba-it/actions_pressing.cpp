#include "sheet.hpp"

namespace fuba::test::it::actions_pressing {
namespace {

constexpr auto away_first = R"({"first":"away"})";

Scenario pressing(int value, Script dice, std::string_view away = away_side) {
  Scenario scenario =
      acting(home_side, away, merged(away_first, R"({"ball":{"value":)" + std::to_string(value) + "}}"));
  acts(scenario, "action press", dice);
  return scenario;
}

TEST_CASE("a press needs as many players as the controlling team has", "[it/actions.pressing.a]") {
  CHECK(may(acting(home_side, away_side, away_first), "action press"));
  CHECK(may(acting(home_side, "L3:2 C3:4 C4:2 R3:2", away_first), "action press"));
  Scenario fewer = acting("L2:2 C2:2 C3:4 R2:2", away_side, away_first);
  fewer.plays("done").refuses("action press", "it/actions.pressing");
}

TEST_CASE("goalkeepers count for a press, and no more than six players", "[it/actions.pressing.a][R12]") {
  constexpr auto keeper = R"({"first":"away","away":{"keeper":"C3"}})";
  CHECK(may(acting("L2:2 C2:2 C3:4 R2:2", away_side, keeper), "action press"));
  CHECK(may(acting("L2:3 C3:7", "C3:6 C4:4", away_first), "action press"));
}

TEST_CASE("only the team without the ball presses", "[it/actions.pressing.a]") {
  CHECK_FALSE(may(acting(home_side, away_side), "action press"));
}

TEST_CASE("both dice lower: the ball is won with the lower one as its value", "[it/actions.pressing.b]") {
  const Scenario scenario = pressing(4, {3, 2});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 2);
  CHECK(pressing(4, {2, 3}).value() == 2);
  CHECK(pressing(4, {3, 3}).value() == 3);
}

TEST_CASE("one die lower: the ball is won with the higher one as its value", "[it/actions.pressing.c]") {
  const Scenario scenario = pressing(4, {1, 6});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 6);
  CHECK(pressing(4, {6, 1}).value() == 6);
  CHECK(pressing(4, {1, 4}).value() == 4);
}

TEST_CASE("no die lower: the press fails and the value falls by one", "[it/actions.pressing.d][R90]") {
  const Scenario scenario = pressing(4, {5, 6});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 3);
}

TEST_CASE("a failed press lowers the value by one whatever the dice", "[it/actions.pressing.d][R90]") {
  CHECK(pressing(4, {4, 6}).value() == 3);
  CHECK(pressing(4, {4, 4}).value() == 3);
  CHECK(pressing(3, {6, 6}).value() == 2);
}

TEST_CASE("but not below 1", "[it/actions.pressing.d][R90]") {
  const Scenario scenario = pressing(1, {1, 1});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 1);
}

TEST_CASE("after a won press the roles have changed", "[it/actions.pressing.b]") {
  Scenario scenario = pressing(4, {3, 2});
  scenario.asks("home", "free").plays("done").offers("action press");
}

}  // namespace
}  // namespace fuba::test::it::actions_pressing
