#include "mat.hpp"

namespace fuba::test::chapter_a9_slow_play {
namespace {

using nlohmann::json;

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

constexpr auto goal_kick = R"({"stage":"goal-kick","ball":{"area":"C1"}})";
constexpr auto free_kick = R"({"stage":"free-kick","ball":{"area":"C4"}})";
constexpr auto quick_free_kick = R"({"stage":"free-kick","ball":{"area":"C2"}})";
constexpr auto corner_kick = R"({"stage":"corner-kick","corner":"L4"})";
constexpr auto penalty_kick = R"({"stage":"penalty-kick","ball":{"area":"C5"}})";

Scenario restart(std::string_view stage, std::string_view changes = "{}") {
  json position = json::parse(stage);
  position["options"] = {"slow-play"};
  position.merge_patch(json::parse(changes));
  return mat(home_side, away_side, position.dump());
}

/// A goal kick of Home that would be taken a minute after that one.
Scenario goal_kick_after(int minute, std::string_view changes = "{}") {
  json position = json::parse(changes);
  position["half"] = minute > 45 ? 2 : 1;
  position["minute"] = minute;
  return restart(goal_kick, position.dump());
}

TEST_CASE("the team with the ball may slow the game at every set piece but the kick-off",
          "[3.0/A9.a][3.0/A9.b][R143]") {
  const std::string_view stage = GENERATE(goal_kick, free_kick, quick_free_kick, corner_kick, penalty_kick);
  CAPTURE(stage);
  Scenario scenario = restart(stage);
  CHECK(scenario.minute() == 21);
  scenario.asks("home", "slow").offers_only({"slow yes", "slow no"});
  const std::string next = stage == goal_kick || stage == quick_free_kick ? "react" : "place";
  Scenario fair = scenario;
  fair.plays("slow no").asks("home", next);
  CHECK(fair.minute() == 21);
  scenario.plays("slow yes", {6, 6}).asks("home", next);
  CHECK(scenario.minute() == 22);
  CHECK(scenario.value() == 1);
}

TEST_CASE("a kick-off is not slowed", "[3.0/A9.b]") {
  restart(R"({"stage":"kick-off"})").asks("home", "place");
}

TEST_CASE("without the rule nobody is asked", "[3.0/A9.a]") {
  mat(home_side, away_side, goal_kick).asks("home", "react");
}

TEST_CASE("Away slows its own set pieces", "[3.0/A9.b]") {
  Scenario scenario =
      restart(R"({"stage":"goal-kick","control":"away","ball":{"area":"C5"},"half":2,"minute":80})");
  scenario.asks("away", "slow").plays("slow yes", {1, 1, 6}).asks("away", "react");
  CHECK(scenario.yellow("away") == 1);
  CHECK(scenario.yellow("home") == 0);
}

TEST_CASE("a missed shot leaves the defenders the choice", "[3.0/A9.b]") {
  Scenario scenario = acting("C3:6 C5:4", "C3:6 C5:3 C4:1",
                             R"({"options":["slow-play"],"ball":{"area":"C5"},"target":"C5"})");
  acts(scenario, "action shoot", {1}).asks("away", "slow");
  CHECK(scenario.minute() == 21);
}

TEST_CASE("a sum below the minute is a yellow card and a red card test", "[3.0/A9.d][3.0/A9.e]") {
  Scenario scenario = goal_kick_after(60);
  scenario.plays("slow yes", {2, 3, 6}).asks("home", "react");
  CHECK(scenario.minute() == 62);
  CHECK(scenario.yellow("home") == 1);
  CHECK(scenario.happened("red-card-test"));
}

TEST_CASE("a sum above the minute is none", "[3.0/A9.d]") {
  Scenario scenario = goal_kick_after(60);
  scenario.plays("slow yes", {3, 4}).asks("home", "react");
  CHECK(scenario.yellow("home") == 0);
  CHECK_FALSE(scenario.happened("red-card-test"));
}

TEST_CASE("a sum equal to the minute is no card", "[3.0/A9.d]") {
  Scenario scenario = goal_kick_after(48);
  scenario.plays("slow yes", {2, 3}).asks("home", "react");
  CHECK(scenario.minute() == 50);
  CHECK(scenario.yellow("home") == 0);
}

TEST_CASE("the minute is that after both squares", "[3.0/A9.c][3.0/A9.d][R143]") {
  Scenario scenario = goal_kick_after(49);
  scenario.plays("slow yes", {2, 3, 6});
  CHECK(scenario.minute() == 51);
  CHECK(scenario.yellow("home") == 1);
}

TEST_CASE("a player may be sent off for it", "[3.0/A9.e]") {
  Scenario red = goal_kick_after(60, R"({"home":{"yellow":1}})");
  red.plays("slow yes", {1, 1, 1}).asks("home", "remove").plays("remove C3").asks("home", "react");
  CHECK(red.red("home") == 1);
  CHECK(red.yellow("home") == 1);
  CHECK(red.players("home") == 9);
  Scenario spared = goal_kick_after(60, R"({"home":{"yellow":1}})");
  spared.plays("slow yes", {1, 1, 2}).asks("home", "react");
  CHECK(spared.red("home") == 0);
  CHECK(spared.yellow("home") == 2);
}

TEST_CASE("without a card there is no red card test", "[3.0/A9.e]") {
  Scenario scenario = goal_kick_after(60, R"({"home":{"yellow":3}})");
  scenario.plays("slow yes", {6, 6}).asks("home", "react");
  CHECK(scenario.red("home") == 0);
}

TEST_CASE("the square more may be the first of stoppage time", "[R143]") {
  Scenario first = goal_kick_after(44);
  first.asks("home", "slow").plays("slow yes", {2, 3}).asks("home", "react");
  CHECK(first.minute() == 45);
  CHECK(first.stoppage() == 1);
  Scenario second = goal_kick_after(89);
  second.plays("slow yes", {4, 5, 6});
  CHECK(second.stoppage() == 1);
  CHECK(second.yellow("home") == 1);
}

TEST_CASE("in stoppage time nobody slows the game", "[3.0/A9.b][R143][3.0/4.3.2.b]") {
  goal_kick_after(45, R"({"stoppage":1})").asks("home", "react");
  Scenario reached = goal_kick_after(45);
  reached.asks("home", "react");
  CHECK(reached.stoppage() == 1);
}

TEST_CASE("the red card test follows the card before the set-up", "[3.0/A9.e][R17]") {
  Scenario scenario = restart(corner_kick, R"({"half":2,"minute":70,"home":{"yellow":2}})");
  scenario.plays("slow yes", {1, 2, 2}).asks("home", "remove").plays("remove C3").asks("home", "place");
  CHECK(scenario.yellow("home") == 1);
}

}  // namespace
}  // namespace fuba::test::chapter_a9_slow_play
