#include "table.hpp"

namespace fuba::test::second_edition::chapter_5_1_free_kick {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

Scenario free_kick(std::string_view area, std::string_view changes = "{}") {
  return turn(home_side, away_side,
              both(R"({"stage":"free-kick","ball":{"area":")" + std::string(area) + R"("}})", changes));
}

/// A free kick in C4 after the set-up, with that many of Home there.
Scenario set_up(int takers, std::string_view away = "L4:5 C5:5") {
  Scenario scenario = free_kick("C4");
  scenario.places("C4", takers).places("C2", 10 - takers).plays("place-keeper C1");
  places(scenario, away).plays("place-keeper C5").plays("done");
  return scenario;
}

TEST_CASE("2.0: the team awarded a free kick has the ball at once, in the target area",
          "[2.0/5.1.a][2.0/5.1.b][2.0/5.1.d]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target L2", {3, 2, 4, 3, 1});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "L2");
  CHECK(scenario.value() == 1);
  scenario.asks("away", "place");
}

TEST_CASE("2.0: a free kick takes no time", "[2.0/5.1.d][2.0/4.3.a]") {
  CHECK(free_kick("C4").minute() == 20);
}

TEST_CASE("2.0: in the passive team's penalty area it is a penalty kick", "[2.0/5.1.c]") {
  Scenario scenario = turn("C3:6 C4:4", "C3:6 C4:4", ball("C4", 3));
  scenario.plays("target C5", {3, 2, 3, 4, 1}).asks("home", "place").offers_not("place C5");
  CHECK(scenario.players("home", "C5") == 1);
}

TEST_CASE("2.0: in the own penalty area it is a free kick", "[2.0/5.1.c][2.0/5.1.e]") {
  Scenario scenario = turn(home_side, away_side, ball("C2", 3));
  scenario.plays("target C1", {3, 2, 3, 4, 1}).asks("home", "place");
  CHECK(scenario.ball() == "C1");
  CHECK(scenario.legal("place").size() == 13);
}

TEST_CASE("2.0: both teams set up anew, wherever the kick is", "[2.0/5.1.e][2.0/5.1.1.a][R54]") {
  for (const std::string area : {"C2", "C3", "L3", "C4"}) {
    Scenario scenario = free_kick(area);
    scenario.asks("home", "place");
    CHECK(scenario.players("home") == 0);
    CHECK(scenario.players("away") == 0);
  }
  Scenario scenario = free_kick("C3");
  scenario.places("C3", 10).plays("place-keeper C1").asks("away", "place").places("C4", 10);
  scenario.plays("place-keeper C5").asks("home", "adjust").plays("adjust C3 C4").plays("adjust C3 L3");
  scenario.offers_only({"done"}).plays("done").asks("home", "target");
}

TEST_CASE("2.0: a straight shot opens stage 6, the shooters first", "[2.0/5.1.f][R71]") {
  Scenario scenario = set_up(3);
  scenario.asks("home", "free-kick").offers_only({"shoot", "play-on"}).plays("shoot", {1});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C5");
  scenario.asks("home", "action").offers_not("action shoot");
  rests(scenario).asks("away", "action");
  rests(scenario).asks("away", "slow");
}

TEST_CASE("2.0: a straight shot is offered where a shot is allowed", "[2.0/5.1.f][2.0/4.7.a][R116]") {
  Scenario scenario = free_kick("C3");
  scenario.places("C3", 10).plays("place-keeper C1").places("C4", 10).plays("place-keeper C5").plays("done");
  scenario.asks("home", "target");
  Scenario away = free_kick("C3");
  away.places("C3", 10).plays("place-keeper C1").places("C4", 10).plays("place-keeper C4").plays("done");
  away.asks("home", "free-kick");
}

TEST_CASE("2.0: after a rebound from a straight shot the shooters may press", "[2.0/5.1.f][R71]") {
  Scenario scenario = free_kick("C4");
  places(scenario, "C4:3 C5:1 C2:6").plays("place-keeper C1");
  places(scenario, "C4:3 C3:6 C5:1").plays("place-keeper C5").plays("done");
  // Two for the place and one for the free kick: a 3 is one below the ball.
  scenario.plays("shoot", {3, 1, 6});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 6);
  scenario.asks("home", "action").plays("action none");
  if (kind(scenario) == "free") scenario.plays("done");
  scenario.offers("action press");
}

TEST_CASE("2.0: a goal from a free kick", "[2.0/5.1.f]") {
  Scenario scenario = set_up(3, "C5:1 C3:9");
  scenario.plays("shoot", {6}).asks("away", "place");
  CHECK(scenario.score("home") == 1);
}

TEST_CASE("2.0: without a shot a new turn begins, the opponent's stage first", "[2.0/5.1.g][2.0/4.6.e]") {
  Scenario scenario = set_up(3);
  scenario.plays("play-on").asks("home", "target").plays("target C4", {4, 2}).asks("away", "action");
}

TEST_CASE("2.0: the ball stays in the area only with a second player there", "[2.0/5.1.h]") {
  set_up(1).plays("play-on").refuses("target C4", "2.0/5.1");
  set_up(2).plays("play-on").offers("target C4");
}

TEST_CASE("2.0: a player stands where the free kick is", "[2.0/5.1.1.b]") {
  Scenario scenario = free_kick("C4");
  scenario.places("C2", 10).asks("away", "place");
  CHECK(scenario.keeper("home") == "C4");
  Scenario one = free_kick("C4");
  one.places("C4").places("C2", 9).plays("place-keeper C1").places("C5", 10).plays("place-keeper C5");
  one.refuses("adjust C4 C3", "2.0/5.1.1").offers("adjust C2 C3");
}

TEST_CASE("2.0: all others stand anywhere", "[2.0/5.1.1.c][R53]") {
  Scenario scenario = free_kick("C4");
  CHECK(scenario.legal("place").size() == 13);
  scenario.places("C4", 10);
  CHECK(scenario.legal("place-keeper").size() == 13);
  scenario.plays("place-keeper R2");
  CHECK(scenario.legal("place").size() == 13);
  scenario.places("C5").places("C1", 9);
  CHECK(scenario.legal("place-keeper").size() == 13);
}

TEST_CASE("2.0: the passive team keeps a player closer to its goal line", "[2.0/5.1.1.d][R71][R5]") {
  Scenario only_keeper = free_kick("C4");
  only_keeper.places("C4", 10).plays("place-keeper C1").places("C3", 10).asks("home", "adjust");
  CHECK(only_keeper.keeper("away") == "C5");

  Scenario side = free_kick("L3");
  side.places("L3", 10).plays("place-keeper C1").places("C4", 10).asks("away", "place-keeper");
  side.offers_only({"place-keeper C5", "place-keeper L4", "place-keeper R4"});
  side.refuses("place-keeper C4", "2.0/5.1.1");

  Scenario covered = free_kick("L3");
  covered.places("L3", 10).plays("place-keeper C1").places("R4").places("C3", 9);
  CHECK(covered.legal("place-keeper").size() == 13);
}

TEST_CASE("2.0: where no area is closer nobody has to stand there", "[2.0/5.1.1.d][R5]") {
  Scenario scenario = free_kick("L4");
  scenario.places("L4", 10).plays("place-keeper C1").places("C3", 10);
  CHECK(scenario.legal("place-keeper").size() == 13);
}

TEST_CASE("2.0: the rest of the turn is dropped", "[2.0/5.1.g][R18]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target L2", {3, 2, 3, 4, 1});
  CHECK_FALSE(scenario.happened("control-check"));
  places(scenario, "L2:3 C3:7").plays("place-keeper C1");
  places(scenario, "C4:10").plays("place-keeper C5").plays("done").asks("home", "target");
}

TEST_CASE("2.0: the shooters' stage goes on with its free movements", "[2.0/5.1.f][2.0/4.8.7.a][R71]") {
  Scenario scenario = free_kick("C4");
  places(scenario, "C4:3 L1:1 C2:6").plays("place-keeper C1");
  places(scenario, "L4:5 C5:5").plays("place-keeper C5").plays("done");
  scenario.plays("shoot", {1}).plays("action none").asks("home", "free").plays("free L1 L2").plays("done");
  scenario.asks("away", "action");
}

TEST_CASE("2.0: after Away's straight shot the second stage is Home's", "[2.0/5.1.f][R71]") {
  Scenario scenario =
      turn(home_side, away_side, R"({"stage":"free-kick","control":"away","ball":{"area":"C2"}})");
  places(scenario, "C2:3 C4:7").plays("place-keeper C5");
  places(scenario, "C3:10").plays("done");
  scenario.plays("shoot", {1}).asks("away", "action");
  rests(scenario).asks("home", "action");
  rests(scenario).asks("home", "slow");
  CHECK(scenario.state()["last"]["first"] == "away");
}

TEST_CASE("2.0: after a free kick nothing of the turn before is compared", "[2.0/4.6.e][R65]") {
  Scenario scenario = turn(home_side, away_side, last_turn("home", 0, 3));
  scenario.plays("target L2", {3, 2, 3, 4, 1}).asks("home", "place");
  CHECK_FALSE(scenario.raw().last_turn);
  places(scenario, "L2:3 C3:7").plays("place-keeper C1");
  places(scenario, "C4:10").plays("place-keeper C5").plays("done");
  scenario.plays("target L2", {4, 2}).asks("away", "action");
}

TEST_CASE("2.0: who comes back from an injury does so before a straight shot", "[2.0/5.1.f][2.0/A4.b][R74]") {
  Scenario scenario =
      turn("C2:5 C4:4", away_side, both(ball("C4", 3), R"({"options":["injuries"],"home":{"injured":[1]}})"));
  scenario.plays("target C4", {3, 2, 3, 4, 1}).asks("home", "place");
  places(scenario, "C4:3 C2:6").plays("place-keeper C1");
  places(scenario, "L4:5 C5:5").plays("place-keeper C5").plays("done").plays("shoot", {1});
  CHECK(scenario.players("home", "C3") == 1);
  CHECK(scenario.players("home") == 10);
  CHECK(scenario.place_of("returned") < scenario.place_of("shot"));
}

TEST_CASE("2.0: nobody runs to the ball that waits for a free kick", "[2.0/5.1.e][R16]") {
  Scenario scenario = turn("C2:4 C3:5 C4:1", away_side, R"({"options":["injuries"]})");
  scenario.plays("target C4", {3, 2, 2, 3, 6}).asks("home", "remove");
  scenario.plays("remove C4", {5}).asks("home", "place");
  CHECK_FALSE(scenario.happened("brought"));
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_5_1_free_kick
