#include "table.hpp"

namespace fuba::test::second_edition::chapter_4_5_ball_movement {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";
/// Away with a player in Home's half.
constexpr auto spread_side = "C2:1 L3:2 C3:2 C4:3 R3:2";

TEST_CASE("2.0: the ball goes to the target area", "[2.0/4.5.a]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target L2", {4, 2});
  CHECK(scenario.ball() == "L2");
  Scenario lost = turn(home_side, away_side, ball("C3", 5));
  lost.plays("target L3", {1, 2});
  CHECK(lost.ball() == "L3");
  CHECK(lost.control() == "away");
}

TEST_CASE("2.0: the ball moves in stage 5, not when its target is chosen", "[2.0/4.5.a][R60]") {
  Scenario scenario = turn(home_side, away_side, R"({"options":["conditions"],"minute":25})");
  scenario.plays("target L2", {6, 1, 1, 1}).asks("home", "lose");
  CHECK(scenario.ball() == "C3");
  CHECK(scenario.value() == 3);
  CHECK(scenario.state()["turn"]["ball_on_its_way"] == true);
  scenario.plays("lose forward", {6, 3});
  CHECK(scenario.ball() == "L2");
  CHECK_FALSE(scenario.state()["turn"].contains("ball_on_its_way"));
  CHECK(scenario.value() == 1);
}

TEST_CASE("2.0: the new value is the passive team's die", "[2.0/4.5.1.a]") {
  for (int die = 1; die <= 6; ++die) {
    Scenario scenario = turn(home_side, away_side);
    scenario.plays("target C3", {5, die});
    CHECK(scenario.value() == die);
  }
}

TEST_CASE("2.0: after a lost check it is the die of the team that lost the ball", "[2.0/4.5.1.b]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target C3", {2, 6});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 2);
}

TEST_CASE("2.0: a long pass raises the value by one an area", "[2.0/4.5.2.a][R7]") {
  Scenario none = turn("C2:5 C3:3 C4:2", spread_side, ball("C2", 3));
  none.plays("target C3", {4, 2});
  CHECK(none.value() == 2);
  Scenario one = turn("C2:5 C3:3 C4:2", spread_side, ball("C2", 3));
  one.plays("target C4", {4, 2});
  CHECK(one.value() == 3);
}

TEST_CASE("2.0: a die of 4 and two areas between make 6", "[2.0/4.5.2.c]") {
  Scenario scenario = turn("L1:3 C3:3 C4:4", "L1:1 L3:2 C3:2 C4:3 R3:2", ball("L1", 3));
  scenario.plays("target C4", {5, 4});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 6);
}

TEST_CASE("2.0: a lost check has no long pass", "[2.0/4.5.2.b]") {
  Scenario scenario = turn("C2:5 C3:3 C4:2", spread_side, ball("C2", 3));
  scenario.plays("target C4", {2, 5});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 2);
}

TEST_CASE("2.0: an unguarded start area lowers the value by one", "[2.0/4.5.3.a]") {
  Scenario scenario = turn(home_side, away_side, ball("C2", 3));
  scenario.plays("target C3", {4, 3});
  CHECK(scenario.value() == 2);
  Scenario lowest = turn(home_side, away_side, ball("C2", 3));
  lowest.plays("target C3", {4, 1});
  CHECK(lowest.value() == 1);
}

TEST_CASE("2.0: a goalkeeper guards the start area too", "[2.0/4.5.3.a][2.0/1.1.c]") {
  Scenario scenario = turn(home_side, away_side, both(ball("C2", 3), R"({"away":{"keeper":"C2"}})"));
  scenario.plays("target C3", {4, 3});
  CHECK(scenario.value() == 3);
}

TEST_CASE("2.0: an empty start area counts when the ball stays there too", "[2.0/4.5.3.a]") {
  Scenario scenario = turn(home_side, away_side, ball("C2", 3));
  scenario.plays("target C2", {4, 3});
  CHECK(scenario.value() == 2);
}

TEST_CASE("2.0: a lost check has no reduction", "[2.0/4.5.3.a]") {
  Scenario scenario = turn(home_side, away_side, ball("C2", 4));
  scenario.plays("target C3", {3, 5});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 3);
}

TEST_CASE("2.0: no reduction at a free kick", "[2.0/4.5.3.b]") {
  Scenario scenario = turn(home_side, away_side, R"({"stage":"free-kick","ball":{"area":"C2"}})");
  places(scenario, "C2:3 C3:7").plays("place-keeper C1");
  places(scenario, "C3:10").plays("place-keeper C5").plays("done").plays("target C3", {4, 3});
  CHECK(scenario.value() == 3);
}

TEST_CASE("2.0: no reduction at a corner kick", "[2.0/4.5.3.b]") {
  Scenario scenario = turn(home_side, away_side, R"({"stage":"corner-kick","corner":"L4"})");
  places(scenario, "L4:1 C3:8").plays("place-keeper C1");
  places(scenario, "C3:10").plays("place-keeper C5").plays("done").plays("target L4", {4, 3});
  CHECK(scenario.value() == 3);
}

TEST_CASE("2.0: no reduction at a goal kick", "[2.0/4.5.3.b]") {
  Scenario scenario = turn(home_side, away_side, R"({"stage":"goal-kick"})");
  scenario.plays("slow no").plays("target C2", {4, 3});
  CHECK(scenario.value() == 3);
}

TEST_CASE("2.0: an unguarded start lowers the value at a kick-off too", "[2.0/4.5.3.a][R50]") {
  Scenario scenario = turn(home_side, away_side, R"({"stage":"kick-off"})");
  scenario.places("C3", 10).places("C4", 10).plays("done").plays("target C3", {4, 3});
  CHECK(scenario.value() == 2);
}

TEST_CASE("2.0: a value above 6 turns the ball over", "[2.0/4.5.4.a][2.0/4.5.4.c][R69]") {
  Scenario scenario = turn("C2:5 C3:3 C4:2", spread_side, ball("C2", 3));
  scenario.plays("target C4", {4, 6});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C4");
  CHECK(scenario.value() == 4);
}

TEST_CASE("2.0: a value of exactly 6 does not", "[2.0/4.5.4.a]") {
  Scenario scenario = turn("C2:5 C3:3 C4:2", spread_side, ball("C2", 3));
  scenario.plays("target C4", {4, 5});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 6);
}

TEST_CASE("2.0: all changes are added before the value is judged", "[2.0/4.5.4.b]") {
  Scenario spared = turn("C2:5 C3:3 C4:2", away_side, ball("C2", 3));
  spared.plays("target C4", {4, 6});
  CHECK(spared.control() == "home");
  CHECK(spared.value() == 6);
  Scenario by_event = turn("C2:5 C3:3 C4:2", spread_side, ball("C2", 4));
  by_event.plays("target C4", {4, 6, 3, 1});
  CHECK(by_event.control() == "home");
  CHECK(by_event.value() == 6);
  Scenario too_much = turn("C2:5 C3:3 C4:2", away_side, ball("C2", 4));
  too_much.plays("target C4", {4, 6, 1, 3});
  CHECK(too_much.control() == "away");
  CHECK(too_much.value() == 4);
}

TEST_CASE("2.0: of several changes the first is told", "[2.0/4.5.2.a][2.0/4.5.3.a]") {
  Scenario scenario = turn("L1:3 C3:3 C4:4", away_side, ball("L1", 3));
  scenario.plays("target C4", {5, 4});
  CHECK(scenario.value() == 5);
  CHECK(scenario.events("ball-value").back()["rule"] == "2.0/4.5.2");
}

TEST_CASE("2.0: an event alone can turn the ball over", "[2.0/4.5.4.a][2.0/4.5.4.b][R69]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target C3", {3, 6, 2, 4});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 3);
}

TEST_CASE("2.0: a check that passes by itself can still end in a turnover", "[2.0/4.5.4.a][2.0/4.5.4.d]") {
  Scenario scenario = turn("C2:4 C3:4 L4:2", "C2:1 C3:4 C4:5", ball("C2", 3));
  scenario.plays("target L4", {1, 6}).asks("away", "bring");
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 1);
  scenario.offers_only({"bring C4", "bring-keeper C5"}).plays("bring C4");
  CHECK(scenario.players("away", "L4") == 1);
}

TEST_CASE("2.0: a turnover sends no player of the team that had the ball", "[2.0/4.5.4.d]") {
  Scenario scenario = turn("C2:4 C3:6", spread_side, ball("C2", 3));
  scenario.plays("target L3", {4, 6});
  CHECK(scenario.control() == "away");
  CHECK(scenario.players("home", "L3") == 0);
  CHECK_FALSE(scenario.happened("brought"));
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_4_5_ball_movement
