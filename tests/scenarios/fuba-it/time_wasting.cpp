#include "scenarios/condition.hpp"
#include "sheet.hpp"

namespace fuba::test::it::time_wasting {
namespace {

/// A goal kick of Home before its target, in that minute.
Scenario goal_kick(int minute, std::string_view changes = "{}") {
  const std::string position = R"({"options":["slow-play"],"stage":"goal-kick","half":)" +
                               std::to_string(minute > 45 ? 2 : 1) + R"(,"minute":)" +
                               std::to_string(minute) + "}";
  Scenario scenario = mat(home_side, away_side, merged(position, changes));
  without_moves(scenario);
  return scenario;
}

TEST_CASE("when the minute of a set piece passes the team may let one more pass",
          "[it/adv.time-wasting.a][R86][R96]") {
  Scenario scenario = goal_kick(20);
  CHECK(scenario.minute() == 20);
  scenario.plays("target C2", {5, 3}).asks("home", "slow").offers_only({"slow yes", "slow no"});
  CHECK(scenario.minute() == 23);
  Scenario fair = scenario;
  CHECK(fair.plays("slow no").minute() == 23);
  scenario.plays("slow yes", {6, 6});
  CHECK(scenario.minute() == 24);
  scenario.asks("home", "free");
}

TEST_CASE("without a set piece or the option nobody is asked", "[it/adv.time-wasting.a]") {
  mat(home_side, away_side, R"({"options":["slow-play"]})").plays("target C3", {5, 4}).asks("home", "free");
  goal_kick(20, R"({"options":[]})").plays("target C2", {5, 3}).asks("home", "free");
}

TEST_CASE("it may be done at every set piece that a turn begins with",
          "[it/adv.time-wasting.a][R86][R96][it-c]") {
  Scenario quick =
      mat(home_side, away_side, R"({"options":["slow-play"],"stage":"free-kick","ball":{"area":"C2"}})");
  without_moves(quick).plays("target C3", {5, 3}).asks("home", "slow");
  Scenario kick_off = mat(home_side, away_side, R"({"options":["slow-play"],"stage":"kick-off"})");
  places(kick_off, "C3:3 C2:3 L2:2 R2:2");
  places(kick_off, "C3:3 C4:3 L3:2 R3:2").plays("done").plays("target C3", {5, 3}).asks("home", "slow");
  Scenario corner =
      mat(home_side, away_side, R"({"options":["slow-play"],"stage":"corner-kick","corner":"L4"})");
  places(corner, "C5:3 C4:6").plays("place-keeper C1");
  places(corner, "C5:4 C4:6").plays({"place-keeper C5", "done"}).plays("target C4", {6, 4});
  corner.asks("home", "slow");
}

TEST_CASE("once a set piece", "[it/adv.time-wasting.a][R96]") {
  Scenario scenario = goal_kick(20);
  scenario.plays("target C2", {5, 3}).plays("slow yes", {6, 6}).asks("home", "free");
  to_next_turn(scenario).plays("target C2", {6, 5});
  CHECK(scenario.legal("slow").empty());
}

TEST_CASE("the minute of an earlier set piece asks nobody again", "[it/adv.time-wasting.a][R86][R96][it-c]") {
  Scenario scenario =
      mat(home_side, away_side, R"({"options":["slow-play"],"stage":"penalty-kick","ball":{"area":"C5"}})");
  places(scenario, "C4:9").plays("place-keeper C1");
  places(scenario, "C4:6 C3:4").plays({"done", "dive left"}).plays("kick left", {1});
  without_moves(scenario).plays("target C4", {6, 4}).asks("away", "slow");
  CHECK(scenario.minute() == 24);
  scenario.plays("slow no");
  CHECK(scenario.legal("slow").empty());
}

TEST_CASE("in stoppage time nobody is asked", "[it/adv.time-wasting.a][it/II.A.c]") {
  goal_kick(90, R"({"stoppage":1})").plays("target C2", {6, 4}).asks("home", "free");
  Scenario reached = goal_kick(44);
  reached.plays("target C2", {5, 4}).asks("home", "free");
  CHECK(reached.stoppage() == 1);
}

TEST_CASE("the minute wasted may be the first of stoppage time", "[it/adv.time-wasting.a][R143]") {
  Scenario scenario = goal_kick(43);
  scenario.plays("target C2", {5, 4}).asks("home", "slow").plays("slow yes", {6, 6});
  CHECK(scenario.minute() == 45);
  CHECK(scenario.stoppage() == 1);
}

TEST_CASE("dice below the minute are a yellow card", "[it/adv.time-wasting.b]") {
  Scenario below = goal_kick(60);
  below.plays("target C2", {5, 4}).plays("slow yes", {3, 3});
  CHECK(below.minute() == 63);
  CHECK(below.yellow("home") == 1);
  Scenario above = goal_kick(60);
  above.plays("target C2", {5, 4}).plays("slow yes", {3, 4});
  CHECK(above.yellow("home") == 0);
}

TEST_CASE("equal dice are none, and the minute is that after all of them", "[it/adv.time-wasting.b][R143]") {
  Scenario equal = goal_kick(57);
  equal.plays("target C2", {5, 4}).plays("slow yes", {3, 3});
  CHECK(equal.minute() == 60);
  CHECK(equal.yellow("home") == 0);
  Scenario above = goal_kick(58);
  above.plays("target C2", {5, 4}).plays("slow yes", {3, 3});
  CHECK(above.yellow("home") == 1);
}

TEST_CASE("a first card brings no red card test", "[it/adv.time-wasting.c][R92][it-f]") {
  Scenario scenario = goal_kick(60);
  scenario.plays("target C2", {5, 4}).plays("slow yes", {1, 1});
  CHECK_FALSE(scenario.happened("red-card-test"));
}

TEST_CASE("a further card does", "[it/adv.time-wasting.c][R92]") {
  Scenario scenario = goal_kick(60, R"({"home":{"yellow":1}})");
  scenario.plays("target C2", {5, 4}).plays("slow yes", {1, 1, 1}).asks("home", "remove");
  CHECK(scenario.red("home") == 1);
  Scenario spared = goal_kick(60, R"({"home":{"yellow":1}})");
  spared.plays("target C2", {5, 4}).plays("slow yes", {1, 1, 2});
  CHECK(spared.red("home") == 0);
  CHECK(spared.yellow("home") == 2);
}

TEST_CASE("the minute wasted counts for tiredness, which follows",
          "[it/adv.time-wasting.a][it/adv.tiredness.a][R86]") {
  Scenario scenario = goal_kick(20, R"({"options":["slow-play","conditions"]})");
  scenario.plays("target C2", {5, 2}).asks("home", "slow").plays("slow yes", {6, 6, 6, 6, 1, 1});
  CHECK(scenario.minute() == 25);
  CHECK(condition(scenario, "away") == "4-4-1");
  Scenario fair = goal_kick(20, R"({"options":["slow-play","conditions"]})");
  fair.plays("target C2", {5, 2}).plays("slow no");
  CHECK_FALSE(fair.happened("tiredness-test"));
}

TEST_CASE("a special event comes after it", "[it/adv.time-wasting.a][it/II.B.a][R86]") {
  Scenario scenario = goal_kick(20);
  scenario.plays("target C2", {2, 2}).asks("home", "slow").plays("slow yes", {6, 6, 1, 2});
  CHECK(scenario.place_of("slow-play") < scenario.place_of("special-event"));
}

TEST_CASE("if the player sent off was the last one at the ball the closest one goes there",
          "[it/adv.time-wasting.c][R16]") {
  Scenario scenario = mat("L2:4 C2:5 C3:1", away_side,
                          R"({"options":["slow-play"],"stage":"goal-kick","half":2,"minute":60,
                              "home":{"yellow":1}})");
  without_moves(scenario).plays("target C3", {5, 4}).plays("slow yes", {1, 1, 1}).plays("remove C3");
  scenario.asks("home", "bring").offers_only({"bring L2", "bring C2"}).plays("bring C2");
  CHECK(scenario.players("home", "C3") == 1);
}

}  // namespace
}  // namespace fuba::test::it::time_wasting
