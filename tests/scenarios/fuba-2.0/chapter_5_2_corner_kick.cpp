#include "table.hpp"

namespace fuba::test::second_edition::chapter_5_2_corner_kick {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

Scenario corner() { return turn(home_side, away_side, R"({"stage":"corner-kick","corner":"L4"})"); }

Scenario set_up(std::string_view home, std::string_view away) {
  Scenario scenario = corner();
  places(scenario, home).plays("place-keeper C1");
  places(scenario, away).plays("place-keeper C5").plays("done");
  return scenario;
}

TEST_CASE("2.0: both teams set up anew for a corner kick", "[2.0/5.2.a][2.0/5.2.1.a]") {
  Scenario scenario = corner();
  scenario.asks("home", "place").places("C5", 9).plays("place-keeper C1");
  scenario.asks("away", "place").places("C5", 10).plays("place-keeper C5");
  scenario.asks("home", "adjust").plays("adjust C5 C4").plays("adjust C5 R4").offers_only({"done"});
}

TEST_CASE("2.0: a corner kick has value 1 and takes no time", "[2.0/5.2.b]") {
  CHECK(corner().value() == 1);
  CHECK(corner().minute() == 20);
}

TEST_CASE("2.0: after the set-up a new turn begins", "[2.0/5.2.c]") {
  set_up("C5:4 C3:5", "C5:5 C3:5").asks("home", "target").offers("target C5").offers("target L4");
}

TEST_CASE("2.0: the team awarded the corner chooses the side", "[2.0/5.2.d][R8]") {
  Scenario scenario =
      stage("C2:3 C3:3 C4:2 C5:2", "C2:3 C3:3 L3:2 C5:2", both(ball("C5", 3), R"({"target":"C5"})"));
  scenario.plays("action shoot", {3}).asks("home", "corner").plays("corner right");
  CHECK(scenario.state()["corner"] == "R4");
  CHECK(scenario.value() == 1);
  CHECK_FALSE(scenario.happened("clock"));
  scenario.asks("home", "place");
}

TEST_CASE("2.0: the corner spot is an area of its own", "[2.0/5.2.d][2.0/5.2.e]") {
  Scenario near = set_up("L4:1 C5:3 C3:5", "C5:5 L4:1 C3:4");
  near.plays("target L4", {4, 3});
  CHECK(near.value() == 3);
  Scenario mouth = set_up("L4:1 C5:3 C3:5", "C5:5 L4:1 C3:4");
  mouth.plays("target C5", {4, 3});
  CHECK(mouth.value() == 4);
}

TEST_CASE("2.0: the ball may be played into the corner area, where the taker is", "[2.0/5.2.d][R8]") {
  Scenario scenario = set_up("C5:4 C3:5", "C5:5 C3:5");
  scenario.plays("target L4", {4, 3});
  CHECK(scenario.players("home", "L4") == 1);
  CHECK_FALSE(scenario.happened("brought"));
}

TEST_CASE("2.0: one player stands in the corner", "[2.0/5.2.1.b]") {
  Scenario scenario = corner();
  CHECK(scenario.state()["corner"] == "L4");
  scenario.places("C3", 9).asks("home", "place-keeper");
}

TEST_CASE("2.0: all others stand anywhere at a corner kick", "[2.0/5.2.1.c][R53]") {
  Scenario scenario = corner();
  CHECK(scenario.legal("place").size() == 13);
  scenario.places("C5", 9);
  CHECK(scenario.legal("place-keeper").size() == 13);
  scenario.plays("place-keeper C4");
  CHECK(scenario.legal("place").size() == 13);
  scenario.places("C1", 10);
  CHECK(scenario.legal("place-keeper").size() == 13);
}

TEST_CASE("2.0: from the ball movement on the taker stands in the corner area", "[2.0/5.2.1.d]") {
  Scenario scenario = set_up("C5:4 C3:5", "C5:5 C3:5");
  CHECK(scenario.players("home", "L4") == 0);
  scenario.plays("target C5", {4, 3});
  CHECK(scenario.players("home", "L4") == 1);
  rests(scenario).asks("home", "action").plays("action midfield").offers("move L4 C5");
}

TEST_CASE("2.0: a corner kick may bring a special event", "[2.0/5.2.c][2.0/4.4.d]") {
  Scenario scenario = set_up("C5:4 C3:5", "C5:5 C3:5");
  scenario.plays("target L4", {1, 3, 6, 1});
  CHECK(scenario.happened("special-event"));
  CHECK(scenario.control() == "home");
}

TEST_CASE("2.0: the taker is set up again where another kick follows", "[2.0/5.2.e][R8]") {
  Scenario scenario = set_up("L4:1 C5:3 C3:5", "C5:5 L4:1 C3:4");
  scenario.plays("target L4", {1, 3, 3, 4, 1}).asks("home", "place");
  CHECK(scenario.state()["home"]["in_hand"] == 10);
  CHECK_FALSE(scenario.state().contains("corner"));
}

TEST_CASE("2.0: after a corner kick nothing of the turn before is compared", "[2.0/4.6.e][R65]") {
  Scenario scenario = turn("C3:8 L4:2", "C3:6 L4:4", both(ball("L4", 3), last_turn("home", 0, 3)));
  scenario.plays("target L4", {3, 2, 4, 4}).asks("home", "place");
  CHECK_FALSE(scenario.raw().last_turn);
}

TEST_CASE("2.0: injuries of an event come before the corner kick, first those of the team with the ball",
          "[2.0/4.4.3.m][R62][R74]") {
  Scenario own = turn("C2:3 C3:4 L1:3", "C3:3 C4:4 L1:3", both(ball("L1", 3), R"({"options":["injuries"]})"));
  own.plays("target L1", {3, 2, 6, 6}).asks("home", "remove");
  CHECK(own.control() == "home");
  own.plays("remove C3", {5}).asks("away", "remove").plays("remove C3", {5}).asks("away", "place");
  CHECK(own.control() == "away");
}

TEST_CASE("2.0: nobody runs to the ball that waits for a corner kick", "[R16][R62]") {
  Scenario scenario =
      turn("C2:4 C3:5 L4:1", "C3:3 C4:4 L3:3", both(ball("L4", 3), R"({"options":["injuries"]})"));
  scenario.plays("target L4", {3, 2, 6, 6}).plays("remove L4", {5}).asks("away", "remove");
  CHECK_FALSE(scenario.happened("brought"));
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_5_2_corner_kick
