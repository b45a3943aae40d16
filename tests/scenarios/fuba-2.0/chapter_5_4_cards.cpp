#include "table.hpp"

namespace fuba::test::second_edition::chapter_5_4_cards {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

/// Away commits a foul in the centre: the die of its card test, then that of the red card test.
Scenario foul(int cards, Script dice) {
  Scenario scenario = turn(home_side, away_side, R"({"away":{"yellow":)" + std::to_string(cards) + "}}");
  scenario.dice({3, 2, 3, 4}).dice(dice).plays("target C3");
  return scenario;
}

TEST_CASE("2.0: a first card brings no red card test, a second one does", "[2.0/5.4.a]") {
  CHECK_FALSE(foul(0, {4}).happened("red-card-test"));
  CHECK(foul(1, {4, 6}).happened("red-card-test"));
}

TEST_CASE("2.0: a die below the number of yellow cards is a red card", "[2.0/5.4.b]") {
  Scenario red = foul(1, {4, 1});
  red.asks("away", "remove");
  CHECK(red.red("away") == 1);
  const Scenario equal = foul(1, {4, 2});
  CHECK(equal.red("away") == 0);
  CHECK(equal.yellow("away") == 2);
  const Scenario three = foul(2, {4, 3});
  CHECK(three.red("away") == 0);
  CHECK(three.yellow("away") == 3);
}

TEST_CASE("2.0: a red card removes an outfield player at once", "[2.0/5.4.c][R16]") {
  Scenario scenario = foul(2, {4, 2});
  scenario.asks("away", "remove").offers_only({"remove C3", "remove C4", "remove L3", "remove R3"});
  scenario.plays("remove C4").asks("home", "place");
  places(scenario, "C3:10").plays("place-keeper C1").places("C4", 9).plays("place-keeper C5").plays("done");
  CHECK(scenario.players("away") == 9);
}

TEST_CASE("2.0: two yellow cards go for a red one", "[2.0/5.4.d]") {
  CHECK(foul(2, {4, 2}).yellow("away") == 1);
  CHECK(foul(3, {4, 3}).yellow("away") == 2);
}

TEST_CASE("2.0: with a 1 only one yellow card goes", "[2.0/5.4.e]") {
  CHECK(foul(1, {4, 1}).yellow("away") == 1);
  CHECK(foul(2, {4, 1}).yellow("away") == 2);
}

TEST_CASE("2.0: a red card leaves the formation", "[2.0/5.4.f]") {
  Scenario scenario = foul(2, {4, 2});
  scenario.plays("remove C4");
  CHECK(scenario.state()["away"]["formation"] == "4-4-2");
}

TEST_CASE("2.0: Otto goes on with one yellow and one red card", "[2.0/5.4.g]") {
  const Scenario scenario = foul(2, {5, 2});
  CHECK(scenario.yellow("away") == 1);
  CHECK(scenario.red("away") == 1);
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_5_4_cards
