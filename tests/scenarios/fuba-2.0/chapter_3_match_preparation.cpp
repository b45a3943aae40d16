#include "table.hpp"

namespace fuba::test::second_edition::chapter_3_match_preparation {
namespace {

Scenario rolled(Script dice) {
  Scenario scenario = match();
  scenario.plays("formation 4-4-2").plays("formation 4-4-2", dice);
  return scenario;
}

Scenario home_kicks_off() {
  Scenario scenario = rolled({5, 3});
  scenario.plays("kick-off take");
  return scenario;
}

TEST_CASE("2.0: the roll comes before the players are placed", "[2.0/3.a]") {
  Scenario scenario = rolled({5, 3});
  CHECK(scenario.players("home") == 0);
  scenario.asks("home", "kick-off").plays("kick-off take").asks("home", "place");
}

TEST_CASE("2.0: Heidi chooses the ball and Otto begins the second half", "[2.0/3.b][2.0/4.3.2.b]") {
  Scenario scenario = home_kicks_off();
  CHECK(scenario.control() == "home");
  CHECK(scenario.state()["starters"] == "home");
}

TEST_CASE("2.0: Heidi shifts two of her four players in the centre to the side", "[2.0/3.c]") {
  Scenario scenario = home_kicks_off();
  places(scenario, "C3:4 C2:2 L2:2 R2:2").asks("away", "place");
  places(scenario, "C3:3 C4:3 L3:2 R3:2").asks("home", "adjust");
  scenario.plays("adjust C3 R2").plays("adjust C3 R2").offers_only({"done"}).plays("done");
  CHECK(scenario.players("home", "C3") == 2);
  CHECK(scenario.players("home", "R2") == 4);
  scenario.asks("home", "target");
}

TEST_CASE("2.0: the higher die chooses who starts with the ball", "[2.0/3.1.a][2.0/3.1.b]") {
  rolled({5, 3}).asks("home", "kick-off").offers_only({"kick-off take", "kick-off give"});
  rolled({3, 5}).asks("away", "kick-off");
  rolled({4, 4, 1, 1, 2, 6}).asks("away", "kick-off");
}

TEST_CASE("2.0: equal dice for the kick-off are rolled again", "[2.0/3.1.b][R15]") {
  rolled({4, 4, 6, 2}).asks("home", "kick-off");
}

TEST_CASE("2.0: the team that starts with the ball controls", "[2.0/3.1.c]") {
  CHECK(home_kicks_off().control() == "home");
  Scenario given = rolled({5, 3});
  CHECK(given.plays("kick-off give").control() == "away");
}

TEST_CASE("2.0: controlling team, passive team, then up to two adjustments",
          "[2.0/3.2.a][2.0/3.2.b][2.0/3.2.c][R54]") {
  Scenario scenario = home_kicks_off();
  scenario.asks("home", "place").places("C3", 6).places("C2", 4);
  scenario.asks("away", "place").places("C3", 10).asks("home", "adjust");
  scenario.plays("adjust C3 L2").refuses("adjust L2 L1", "R114").plays("adjust C2 C1");
  scenario.refuses("adjust C3 R2", "2.0/3.2").offers_only({"done"}).plays("done");
  scenario.asks("home", "target");
}

TEST_CASE("2.0: an adjusted player stays within the set-up", "[2.0/3.2.d][R118]") {
  Scenario scenario = home_kicks_off();
  scenario.places("C3", 2).places("C2", 8).places("C4", 10);
  scenario.refuses("adjust C3 L2", "2.0/3.2.1").refuses("adjust C3 C4", "2.0/3.2.1").offers("adjust C2 L2");
}

TEST_CASE("2.0: the formation does not bind the set-up", "[2.0/3.2.e]") {
  Scenario scenario = match();
  scenario.plays("formation 8-1-1").plays("formation 1-1-8", {5, 3}).plays("kick-off take");
  scenario.places("C3", 10).places("C5", 10).asks("home", "adjust");
}

TEST_CASE("2.0: a kick-off begins each half and follows each goal", "[2.0/3.2.1.a][2.0/3.2.1.g]") {
  Scenario first = home_kicks_off();
  CHECK(first.ball() == "C3");
  CHECK(first.value() == 1);

  Scenario half = turn("L2:2 C2:2 C3:4 R2:2", "L3:2 C3:3 C4:3 R3:2", R"({"minute":45,"stoppage":2})");
  half.plays("target C3", {4, 3}).plays("done").plays("done").asks("away", "place");
  CHECK(half.ball() == "C3");
  CHECK(half.value() == 1);

  Scenario goal = stage("C3:6 C4:4", "C3:7 C4:3", both(ball("C4", 2), R"({"target":"C4"})"));
  goal.plays("action shoot", {6}).asks("away", "place");
  CHECK(goal.ball() == "C3");
  CHECK(goal.value() == 1);
}

TEST_CASE("2.0: the kicking team places two players in the centre", "[2.0/3.2.1.b][R17]") {
  Scenario scenario = home_kicks_off();
  scenario.places("C2", 8).asks("away", "place");
  CHECK(scenario.players("home", "C3") == 2);
}

TEST_CASE("2.0: both teams stand in their own halves, the centre included",
          "[2.0/3.2.1.c][2.0/3.2.1.e][R6]") {
  Scenario scenario = home_kicks_off();
  scenario.offers_only({"place L1", "place L2", "place R1", "place R2", "place C1", "place C2", "place C3"});
  scenario.refuses("place L3", "2.0/3.2.1").places("C3", 10);
  scenario.offers_only({"place L3", "place L4", "place R3", "place R4", "place C3", "place C4", "place C5"});
  scenario.refuses("place C2", "2.0/3.2.1");
}

TEST_CASE("2.0: both goalkeepers stand in their penalty areas at a kick-off", "[2.0/3.2.1.d][2.0/3.2.1.f]") {
  Scenario scenario = home_kicks_off();
  scenario.places("C3", 10).places("C3", 10);
  CHECK(scenario.keeper("home") == "C1");
  CHECK(scenario.keeper("away") == "C5");
  CHECK(scenario.legal("adjust-keeper").empty());
}

TEST_CASE("2.0: the marker begins on 1 and on 46, and a kick-off takes no time",
          "[2.0/3.3.a][2.0/4.3.2.c][R11]") {
  CHECK(rolled({5, 3}).minute() == 1);
  Scenario first = home_kicks_off();
  first.places("C3", 10).places("C3", 10).plays("done");
  CHECK(first.minute() == 1);
  Scenario half = turn("L2:2 C2:2 C3:4 R2:2", "L3:2 C3:3 C4:3 R3:2", R"({"minute":45,"stoppage":2})");
  half.plays("target C3", {4, 3}).plays("done").plays("done");
  CHECK(half.half() == 2);
  CHECK(half.minute() == 46);
  CHECK(half.stoppage() == 0);
}

TEST_CASE("2.0: both goal markers begin on 0", "[2.0/3.3.b]") {
  const Scenario scenario = match();
  CHECK(scenario.score("home") == 0);
  CHECK(scenario.score("away") == 0);
}

TEST_CASE("2.0: markers of the advanced rules are there where they are played", "[2.0/3.5.a]") {
  Scenario scenario = match({"conditions", "substitutions"});
  scenario.plays("formation 4-4-2").plays("formation 4-5-1", {5, 3});
  CHECK(condition(scenario, "home") == "4-4-2");
  CHECK(condition(scenario, "away") == "4-5-1");
  CHECK(scenario.state()["home"]["substitutions"] == 0);
  Scenario basic = rolled({5, 3});
  CHECK_FALSE(basic.state()["home"].contains("condition"));
  CHECK_FALSE(basic.state()["home"].contains("substitutions"));
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_3_match_preparation
