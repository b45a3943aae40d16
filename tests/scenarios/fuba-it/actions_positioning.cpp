#include "sheet.hpp"

namespace fuba::test::it::actions_positioning {
namespace {

/// The value after the positioning of the team that acts first.
int positioned(std::string_view first, int value, Script dice, std::string_view home = home_side,
               std::string_view away = away_side, std::string_view changes = "{}") {
  Scenario scenario = acting(
      home, away,
      merged(R"({"first":")" + std::string(first) + R"(","ball":{"value":)" + std::to_string(value) + "}}",
             changes));
  acts(scenario, "action position", dice);
  return scenario.value();
}

constexpr std::string_view home_more = "L2:2 C2:2 C3:4 R2:2";
constexpr std::string_view away_more = "L3:2 C3:4 C4:2 R3:2";
constexpr std::string_view away_none = "L3:3 C4:4 R3:3";

TEST_CASE("the team without the ball raises the value by one for each higher die",
          "[it/actions.positioning.a]") {
  CHECK(positioned("away", 3, {4, 5}) == 5);
  CHECK(positioned("away", 3, {6, 1}) == 4);
  CHECK(positioned("away", 3, {1, 6}) == 4);
  CHECK(positioned("away", 3, {2, 1}) == 3);
}

TEST_CASE("the controlling team lowers it by one for each lower die", "[it/actions.positioning.b]") {
  CHECK(positioned("home", 3, {2, 1}) == 1);
  CHECK(positioned("home", 3, {2, 6}) == 2);
  CHECK(positioned("home", 3, {6, 2}) == 2);
  CHECK(positioned("home", 3, {5, 4}) == 3);
}

TEST_CASE("a die equal to the value changes nothing",
          "[it/actions.positioning.a][it/actions.positioning.b]") {
  CHECK(positioned("away", 3, {3, 3}) == 3);
  CHECK(positioned("home", 3, {3, 3}) == 3);
  CHECK(positioned("home", 3, {3, 1}) == 2);
}

TEST_CASE("a majority at the ball changes it by one more", "[it/actions.positioning.c]") {
  CHECK(positioned("home", 4, {5, 6}, home_more) == 3);
  CHECK(positioned("home", 4, {3, 6}, home_more) == 2);
  CHECK(positioned("away", 3, {1, 1}, home_side, away_more) == 4);
  CHECK(positioned("away", 3, {1, 4}, home_side, away_more) == 5);
}

TEST_CASE("the other team's majority changes nothing", "[it/actions.positioning.c]") {
  CHECK(positioned("away", 3, {4, 5}, home_more) == 5);
  CHECK(positioned("home", 3, {1, 2}, home_side, away_more) == 1);
}

TEST_CASE("goalkeepers count for it, and no more than six players", "[it/actions.positioning.c][R12]") {
  CHECK(positioned("home", 4, {5, 6}, home_side, away_side, R"({"home":{"keeper":"C3"}})") == 3);
  CHECK(positioned("home", 4, {5, 6}, "L2:3 C3:7", "C3:6 C4:4") == 4);
}

TEST_CASE("the whole change is two at most", "[it/actions.positioning.d][R89]") {
  CHECK(positioned("home", 5, {1, 2}, home_more) == 3);
  CHECK(positioned("away", 2, {5, 6}, home_side, away_more) == 4);
}

TEST_CASE("a team without a player there changes it by one less", "[it/actions.positioning.e]") {
  CHECK(positioned("away", 3, {4, 5}, home_side, away_none) == 4);
  CHECK(positioned("away", 3, {4, 1}, home_side, away_none) == 3);
}

TEST_CASE("nobody changes the value against himself", "[it/actions.positioning.e][R89]") {
  CHECK(positioned("away", 3, {1, 2}, home_side, away_none) == 3);
}

TEST_CASE("a goalkeeper alone is a player there", "[it/actions.positioning.e]") {
  CHECK(positioned("away", 3, {4, 5}, home_side, away_none, R"({"away":{"keeper":"C3"}})") == 5);
}

TEST_CASE("the value stays within 1 and 6", "[it/actions.positioning.d][R13]") {
  CHECK(positioned("home", 1, {1, 1}, home_more) == 1);
  CHECK(positioned("home", 2, {1, 1}, home_more) == 1);
  CHECK(positioned("away", 6, {6, 6}, home_side, away_more) == 6);
  CHECK(positioned("away", 5, {6, 6}) == 6);
}

TEST_CASE("Away has the ball and lowers the value in the same way", "[it/actions.positioning.b]") {
  CHECK(positioned("away", 4, {1, 5}, home_side, away_side, R"({"control":"away"})") == 3);
  CHECK(positioned("home", 4, {1, 5}, home_side, away_side, R"({"control":"away"})") == 5);
}

}  // namespace
}  // namespace fuba::test::it::actions_positioning
