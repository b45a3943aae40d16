#include "sheet.hpp"

namespace fuba::test::it::cards {
namespace {

/// Event 8 in that target: a free kick for Home, and a card test for Away with further dice.
Scenario foul(std::string_view target, Script test, int yellow = 0) {
  Scenario scenario =
      mat("C2:4 C3:3 C4:3", "C2:2 C3:4 C4:4", R"({"away":{"yellow":)" + std::to_string(yellow) + "}}");
  scenario.dice({4, 4, 3, 5}).dice(test).plays("target " + std::string(target));
  return scenario;
}

int cards(std::string_view target, Script test) { return foul(target, test).yellow("away"); }

TEST_CASE("a 1 or a 2 is no card", "[it/other.yellow.a]") {
  CHECK(cards("C4", {1}) == 0);
  CHECK(cards("C4", {2}) == 0);
}

TEST_CASE("a 3 is a card in the own half", "[it/other.yellow.b][R80]") {
  CHECK(cards("C4", {3}) == 1);
  CHECK(cards("C3", {3}) == 1);
  CHECK(cards("C2", {3}) == 0);
}

TEST_CASE("a 4 or a 5 is a card everywhere", "[it/other.yellow.c]") {
  for (const std::string target : {"C2", "C3", "C4"}) {
    CHECK(cards(target, {4}) == 1);
    CHECK(cards(target, {5}) == 1);
  }
}

TEST_CASE("a 6 is a card everywhere, with a red card test", "[it/other.yellow.d][it/other.yellow.e]") {
  CHECK(cards("C2", {6, 6}) == 1);
  CHECK(cards("C4", {6, 6}) == 1);
}

TEST_CASE("a 6 injures the opponent where injuries are played", "[it/other.yellow.d]") {
  Scenario scenario = mat(home_side, away_side, R"({"options":["injuries"]})");
  scenario.plays("target C3", {4, 4, 3, 5, 6}).asks("home", "remove");
  Scenario without = mat(home_side, away_side);
  without.plays("target C3", {4, 4, 3, 5, 6, 6}).asks("home", "react");
  CHECK(without.players("home") == 10);
}

TEST_CASE("other cards injure nobody", "[it/other.yellow.c][it/other.yellow.d]") {
  Scenario scenario = mat(home_side, away_side, R"({"options":["injuries"]})");
  scenario.plays("target C3", {4, 4, 3, 5, 5}).asks("home", "react");
  CHECK(scenario.players("home") == 10);
}

TEST_CASE("the injury comes before the red card test", "[it/other.yellow.d][it/other.yellow.e]") {
  Scenario scenario = mat(home_side, away_side, R"({"options":["injuries"]})");
  scenario.plays("target C3", {4, 4, 3, 5, 6}).plays("remove C3", {3, 1});
  CHECK(scenario.place_of("injury") < scenario.place_of("red-card-test"));
  scenario.asks("away", "remove");
}

TEST_CASE("a first card below 6 brings no red card test", "[it/other.yellow.e][R92]") {
  CHECK_FALSE(foul("C4", {4}).happened("red-card-test"));
  CHECK_FALSE(foul("C4", {5}).happened("red-card-test"));
}

TEST_CASE("a further card brings one", "[it/other.yellow.e][R92]") {
  Scenario scenario = foul("C4", {4, 6}, 1);
  CHECK(scenario.happened("red-card-test"));
  CHECK(scenario.yellow("away") == 2);
  CHECK_FALSE(foul("C4", {1}, 3).happened("red-card-test"));
}

TEST_CASE("a result below the number of cards sends a player off", "[it/other.red.a]") {
  foul("C4", {4, 1}, 1).asks("away", "remove");
  CHECK(foul("C4", {4, 2}, 1).red("away") == 0);
  foul("C4", {4, 2}, 2).asks("away", "remove");
  CHECK(foul("C4", {4, 3}, 2).red("away") == 0);
}

TEST_CASE("after a 6 the result counts one less", "[it/other.yellow.f][it/other.red.a]") {
  foul("C4", {6, 1}).asks("away", "remove");
  CHECK(foul("C4", {6, 2}).red("away") == 0);
  foul("C4", {6, 2}, 1).asks("away", "remove");
  CHECK(foul("C4", {6, 3}, 1).red("away") == 0);
}

TEST_CASE("with a 1 one yellow card is given back", "[it/other.red.b]") {
  CHECK(foul("C4", {4, 1}, 1).yellow("away") == 1);
  CHECK(foul("C4", {4, 1}, 2).yellow("away") == 2);
  CHECK(foul("C4", {6, 1}).yellow("away") == 0);
}

TEST_CASE("otherwise two are", "[it/other.red.c]") {
  CHECK(foul("C4", {4, 2}, 2).yellow("away") == 1);
  CHECK(foul("C4", {4, 2}, 3).yellow("away") == 2);
}

TEST_CASE("the cards given back go by the die as it was rolled", "[it/other.red.b][it/other.red.c][R92]") {
  CHECK(foul("C4", {6, 2}, 1).yellow("away") == 0);
  CHECK(foul("C4", {6, 2}, 2).yellow("away") == 1);
}

TEST_CASE("the player sent off leaves the mat", "[it/other.red.a][R16]") {
  Scenario scenario = foul("C4", {4, 1}, 1);
  scenario.plays("remove C4").asks("home", "place");
  CHECK(scenario.red("away") == 1);
  places(scenario, "C4:10").plays("place-keeper C1");
  places(scenario, "C3:9").plays("place-keeper C5").asks("home", "adjust");
}

TEST_CASE("event 6 tests the controlling team", "[it/other.yellow.c]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 4, 3, 3, 4});
  CHECK(scenario.yellow("home") == 1);
  CHECK(scenario.yellow("away") == 0);
  CHECK(scenario.control() == "away");
}

}  // namespace
}  // namespace fuba::test::it::cards
