#include <algorithm>

#include "table.hpp"

namespace fuba::test::second_edition::chapter_a1_conditions {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

/// Home's action stage with its condition points.
Scenario stage_with(std::string_view home_points, std::string_view changes = "{}",
                    std::string_view home = home_side, std::string_view away = away_side) {
  return stage(
      home, away,
      both(R"({"options":["conditions"],"home":{"condition":)" + points(home_points) + "}}", changes));
}

/// The moves that are left in the pending movement.
int moves_left(Scenario scenario) {
  int made = 0;
  for (Choices legal = scenario.legal("move"); !legal.empty(); legal = scenario.legal("move")) {
    scenario.plays(legal.front());
    ++made;
  }
  return made;
}

TEST_CASE("2.0: each line begins with as many points as players",
          "[2.0/A1.a][2.0/A1.e][2.0/A1.f][2.0/A1.g]") {
  Scenario scenario = match({"conditions"});
  scenario.plays("formation 4-4-2").plays("formation 3-6-1", {5, 3});
  CHECK(condition(scenario, "home") == "4-4-2");
  CHECK(condition(scenario, "away") == "3-6-1");
}

TEST_CASE("2.0: Heidi's 4-4-2 and Otto's 4-5-1 with three attacking midfielders", "[2.0/A1.1.f]") {
  Scenario scenario = match({"roles"});
  scenario.plays("formation 4-4-2").plays("done").plays("formation 4-5-1");
  for (int role = 0; role < 3; ++role) scenario.plays("role attacking-midfielder");
  scenario.plays("done", {5, 3});
  CHECK(condition(scenario, "home") == "4-4-2");
  CHECK(condition(scenario, "away") == "4-2-4");
}

TEST_CASE("2.0: a point may be used before the moves, and is gone",
          "[2.0/A1.b][2.0/A1.h][2.0/A1.1.a][2.0/A1.1.b]") {
  Scenario scenario = stage_with("4-4-2");
  scenario.asks("home", "action").offers("boost").offers("action midfield").offers("action none");
  scenario.plays("boost", {3}).asks("home", "move");
  CHECK(condition(scenario, "home") == "4-3-2");
  scenario.plays("move C3 L3").plays("done").asks("away", "action");
}

TEST_CASE("2.0: a point need not be used", "[2.0/A1.1.a]") {
  Scenario scenario = stage_with("4-4-2");
  scenario.plays("action midfield").plays("move C3 L3").plays("done").asks("away", "action");
  CHECK(condition(scenario, "home") == "4-4-2");
}

TEST_CASE("2.0: the point comes from the zone of the ball", "[2.0/A1.1.b][R42]") {
  const auto spent_in = [](std::string_view area) {
    Scenario scenario = stage_with("4-4-2", ball(area, 3), "L2:1 C2:3 C3:3 C4:3");
    scenario.plays("boost", {1});
    return condition(scenario, "home");
  };
  CHECK(spent_in("C2") == "3-4-2");
  CHECK(spent_in("L2") == "4-3-2");
  CHECK(spent_in("C3") == "4-3-2");
  CHECK(spent_in("C4") == "4-4-1");
}

TEST_CASE("2.0: the passive team's zones are its own", "[2.0/A1.1.b][R42]") {
  Scenario scenario = stage("L2:1 C2:3 C3:3 C4:3", away_side,
                            both(ball("C4", 3), R"({"options":["conditions"],"first":"away"})"));
  scenario.asks("away", "action").plays("boost", {1});
  CHECK(condition(scenario, "away") == "3-4-2");
}

TEST_CASE("2.0: without a point in that line there is none to use", "[2.0/A1.1.b]") {
  stage_with("4-0-2").refuses("boost", "2.0/A1.1");
}

TEST_CASE("2.0: the moves are the die or the line, whichever is more", "[2.0/A1.1.c][2.0/A1.1.d][R64]") {
  for (int die = 1; die <= 6; ++die) {
    Scenario scenario = stage_with("4-4-2");
    scenario.plays("boost", {die});
    CHECK(moves_left(scenario) == std::max(die, 4));
  }
}

TEST_CASE("2.0: the line that pays is the one that counts", "[2.0/A1.1.d][R64]") {
  Scenario attack = stage_with("4-4-2", ball("C4", 3), "L2:1 C2:3 C3:3 C4:3");
  attack.plays("boost", {1});
  CHECK(moves_left(attack) == 2);
  Scenario few = stage_with("1-1-1", R"({"home":{"formation":"3-5-2"}})");
  few.plays("boost", {2});
  CHECK(moves_left(few) == 5);
}

TEST_CASE("2.0: a boosted movement mixes the types", "[2.0/A1.1.e][R64]") {
  Scenario scenario = stage_with("4-4-2", "{}", "L1:2 C2:4 C3:4", "L4:2 C3:4 C4:4");
  scenario.plays("boost", {1}).offers("move C3 L3").offers("move C3 C4").offers("move C3 C2");
  scenario.offers("move L1 L3").offers("move-keeper C1 C3").offers_not("move C3 L2 ball");
  scenario.plays({"move L1 L3", "move C3 R3", "move C2 C1", "move C2 C3"}).offers_only({"done"});
}

TEST_CASE("2.0: a boosted move is wholly of one type", "[2.0/A1.1.e][R68]") {
  Scenario scenario = stage_with("4-4-2", "{}", "L1:2 C2:4 C3:4", "L4:2 C3:4 C4:4");
  scenario.plays("boost", {1}).offers_not("move C2 L3").offers_not("move L1 C3");
  Scenario stopped = stage_with("4-4-2", "{}", "L1:2 C2:4 C3:4", "L2:4 C3:3 C4:3");
  stopped.plays("boost", {1}).refuses("move L1 L3", "2.0/4.8.2");
}

TEST_CASE("2.0: the run to the ball is deducted from a boosted movement", "[2.0/A1.1.d][R67]") {
  Scenario scenario = turn("C2:4 C3:6", away_side, R"({"options":["conditions"]})");
  scenario.plays("target L3", {4, 2});
  rests(scenario).plays("boost", {6});
  CHECK(moves_left(scenario) == 5);
}

TEST_CASE("2.0: the run to the ball may leave a boosted movement without a move", "[2.0/A1.1.d][R67]") {
  Scenario scenario =
      turn("C2:4 C3:6", away_side, R"({"options":["conditions"],"home":{"formation":"4-5-1"}})");
  scenario.plays("target C4", {4, 2});
  rests(scenario).plays("boost", {1});
  CHECK(moves_left(scenario) == 0);
}

TEST_CASE("2.0: no boost after the movement", "[2.0/A1.1.a]") {
  Scenario scenario = stage_with("4-4-2");
  scenario.plays("action midfield").offers_not("boost").plays("done").asks("away", "action");
}

TEST_CASE("2.0: a shot may be followed by a boost", "[2.0/A1.1.a][2.0/4.6.h][R71]") {
  const std::string level_box = both(ball("C5", 4), R"({"target":"C5"})");
  Scenario scenario = stage_with("4-4-2", level_box, "C3:6 C4:2 C5:2", "C3:5 C4:4 C5:1");
  scenario.plays("action shoot", {2, 1, 5}).asks("home", "action").offers("boost");
  Scenario without = stage_with("4-4-0", level_box, "C3:6 C4:2 C5:2", "C3:5 C4:4 C5:1");
  without.plays("action shoot", {2, 1, 5}).asks("home", "action").refuses("boost", "2.0/A1.1");
}

TEST_CASE("2.0: whoever may press may no longer boost", "[2.0/A1.1.a][2.0/4.6.h]") {
  Scenario scenario = stage(home_side, away_side, R"({"options":["conditions"],"first":"away"})");
  scenario.plays("action none").offers("action press").refuses("boost", "2.0/4");
}

TEST_CASE("2.0: a boosted movement counts its moves for the order", "[2.0/A1.1.d][2.0/4.6.b]") {
  Scenario scenario =
      turn(home_side, away_side, both(R"({"options":["conditions"]})", last_turn("away", 0, 0)));
  scenario.plays("target C3", {4, 2}).plays("boost", {5});
  scenario.plays({"move C3 L3", "move C3 R3", "move L2 C2", "move R2 C2", "move C2 C1"}).plays("done");
  if (kind(scenario) == "free") scenario.plays("done");
  ends_turn(scenario);
  CHECK(scenario.state()["last"]["moves"]["home"] == 5);
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_a1_conditions
