#include "table.hpp"

namespace fuba::test::second_edition::chapter_4_6_action_stages {
namespace {

using nlohmann::json;

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

/// The team whose action stage is first after a turn like that.
std::string first_after(std::string_view first, int home, int away) {
  Scenario scenario = turn(home_side, away_side, last_turn(first, home, away));
  scenario.plays("target C3", {4, 2});
  CHECK(kind(scenario) == "action");
  return scenario.chooser();
}

TEST_CASE("2.0: each team has one action stage", "[2.0/4.6.a][2.0/4.6.g]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target C3", {4, 2}).asks("away", "action");
  rests(scenario).asks("home", "action");
  rests(scenario).asks("home", "target");
}

TEST_CASE("2.0: who was first and moved fewer players is first again", "[2.0/4.6.b][2.0/4.6.d]") {
  CHECK(first_after("home", 1, 2) == "home");
  CHECK(first_after("home", 2, 2) == "away");
  CHECK(first_after("home", 3, 2) == "away");
  CHECK(first_after("away", 2, 1) == "away");
  CHECK(first_after("away", 2, 2) == "home");
  CHECK(first_after("away", 2, 3) == "home");
}

TEST_CASE("2.0: without a last turn the passive team is first", "[2.0/4.6.e][R65]") {
  Scenario scenario = turn(home_side, away_side, R"({"last":null})");
  scenario.plays("target C3", {4, 2}).asks("away", "action");
}

TEST_CASE("2.0: the turn remembers the moves of both teams", "[2.0/4.6.b][R65]") {
  Scenario scenario = turn(home_side, away_side, R"({"away":{"formation":"3-5-2"}})");
  scenario.plays("target C3", {4, 2});
  moves(scenario, "midfield", {"move L3 C4", "move R3 C4", "move C4 R3"}).plays("action none");
  moves(scenario, "forward", {"move L2 L3"}).asks("home", "target");
  CHECK(scenario.state()["last"] == json::parse(R"({"first":"away","moves":{"home":1,"away":3}})"));
  scenario.plays("target C3", {4, 2}).asks("home", "action");
}

TEST_CASE("2.0: free movements are not counted", "[2.0/4.6.c][2.0/4.8.7.a]") {
  Scenario scenario = turn("L1:2 C2:2 C3:4 R2:2", away_side, last_turn("away", 0, 0));
  scenario.plays("target C3", {4, 2}).asks("home", "action").plays("action none");
  scenario.plays("free L1 L2").plays("free L1 L2");
  ends_turn(scenario.plays("done"));
  CHECK(scenario.state()["last"] == json::parse(R"({"first":"home","moves":{"home":0,"away":0}})"));
}

TEST_CASE("2.0: a move over several areas is one move", "[2.0/4.6.b][R68]") {
  Scenario scenario = turn("L1:2 C2:2 C3:4 R2:2", away_side, last_turn("away", 0, 0));
  scenario.plays("target C3", {4, 2});
  moves(scenario, "forward", {"move L1 L3"});
  ends_turn(scenario);
  CHECK(scenario.state()["last"]["moves"]["home"] == 1);
}

TEST_CASE("2.0: the passive team is first after a kick-off", "[2.0/4.6.e]") {
  Scenario scenario = turn(home_side, away_side, both(R"({"stage":"kick-off"})", last_turn("home", 0, 3)));
  places(scenario, home_side);
  places(scenario, away_side);
  scenario.plays("done").plays("target C3", {4, 2}).asks("away", "action");
}

TEST_CASE("2.0: the passive team is first after a corner kick and a free kick", "[2.0/4.6.e]") {
  Scenario corner =
      turn(home_side, away_side, both(R"({"stage":"corner-kick","corner":"L4"})", last_turn("home", 0, 3)));
  places(corner, "C5:4 C3:5").plays("place-keeper C1");
  places(corner, "C5:5 C3:5").plays("place-keeper C5").plays("done");
  corner.plays("target C5", {4, 2}).asks("away", "action");

  Scenario free_kick = turn(home_side, away_side,
                            both(R"({"stage":"free-kick","ball":{"area":"C2"}})", last_turn("home", 0, 3)));
  places(free_kick, "C2:4 C3:6").plays("place-keeper C1");
  places(free_kick, "C2:5 C3:5").plays("place-keeper C5").plays("done");
  free_kick.plays("target C2", {4, 2}).asks("away", "action");
}

TEST_CASE("2.0: the passive team is first after a failed penalty kick", "[2.0/4.6.e]") {
  Scenario scenario = turn(home_side, away_side,
                           both(R"({"stage":"penalty-kick","ball":{"area":"C5"}})", last_turn("home", 3, 0)));
  places(scenario, "C3:9").plays("place-keeper C1");
  places(scenario, "C4:5 C3:5").plays("done").plays("dive left").plays("kick left", {1});
  CHECK(scenario.control() == "away");
  scenario.plays("slow no").plays("target C4", {4, 2}).asks("home", "action");
}

TEST_CASE("2.0: passive means after the check", "[2.0/4.6.e][2.0/4.6.f][R30]") {
  Scenario lost = turn(home_side, away_side, ball("C3", 5));
  lost.plays("target L3", {2, 4});
  CHECK(lost.control() == "away");
  lost.asks("home", "action");
}

TEST_CASE("2.0: the passive team is first where only its players were in the target", "[2.0/4.6.f]") {
  const std::string home_again = last_turn("home", 0, 3);
  Scenario alone = turn(home_side, away_side, home_again);
  alone.plays("target L3", {4, 2}).plays("bring C3").asks("away", "action");
  Scenario shared = turn("L2:2 C2:2 C3:4 L3:2", away_side, home_again);
  shared.plays("target L3", {4, 2}).asks("home", "action");
  Scenario empty = turn("L2:2 C2:2 C3:4 R2:2", "C3:5 C4:5", home_again);
  empty.plays("target L3", {4, 2}).plays("bring C3").asks("home", "action");
}

TEST_CASE("2.0: a goalkeeper alone in the target makes his team first", "[2.0/4.6.f]") {
  Scenario scenario = turn("C2:2 C3:4 C4:4", "C3:5 C4:5", both(ball("C4", 3), last_turn("home", 0, 3)));
  scenario.plays("target C5", {4, 2}).asks("away", "action");
}

TEST_CASE("2.0: goal attempt, movement, adjustment, pressing", "[2.0/4.6.h][R60]") {
  Scenario scenario = turn(home_side, away_side, R"({"away":{"formation":"2-4-4"}})");
  scenario.plays("target C3", {6, 4}).asks("away", "action").offers_not("action press");
  scenario.plays("action forward").plays("move C4 C3").plays("move C4 C3");
  CHECK(scenario.value() == 4);
  scenario.plays("done");
  CHECK(scenario.value() == 5);
  scenario.asks("away", "action").offers_only({"action press", "action none"});
  scenario.plays("action none").asks("home", "action");
}

TEST_CASE("2.0: the controlling team shoots before it moves", "[2.0/4.6.h][2.0/4.6.i]") {
  Scenario scenario = stage("C3:6 C4:4", "C3:6 C4:4", both(ball("C4", 3), R"({"target":"C4"})"));
  scenario.asks("home", "action").offers("action shoot").plays("action midfield").plays("done");
  scenario.asks("away", "action").refuses("action shoot", "2.0/4.6");
}

TEST_CASE("2.0: the passive team presses after it has moved", "[2.0/4.6.j]") {
  Scenario scenario = stage(home_side, away_side, R"({"first":"away"})");
  scenario.refuses("action press", "2.0/4.9.1").plays("action none").offers("action press");
  scenario.plays("action none").asks("home", "action").refuses("action press", "2.0/4.6");
}

TEST_CASE("2.0: the basic game has no substitutions", "[2.0/4.6.k]") {
  Scenario scenario = stage(home_side, away_side);
  scenario.offers_not("action substitute").plays("action none").asks("away", "action");
  scenario.offers_not("action substitute").plays("action none").offers_not("action substitute");
}

TEST_CASE("2.0: the adjustment is compulsory", "[2.0/4.6.l]") {
  Scenario scenario = stage("C2:6 C3:2 L2:2", away_side, ball("C3", 3));
  scenario.plays("action none");
  CHECK(scenario.value() == 4);
}

TEST_CASE("2.0: Otto moves first and takes the value from 3 to 4", "[2.0/4.6.m]") {
  Scenario scenario = turn("L2:3 C2:3 C3:4", "L3:3 C3:3 C4:4", last_turn("away", 3, 2));
  scenario.plays("target C3", {5, 3}).asks("away", "action").plays("action midfield");
  scenario.plays("move L3 C3").plays("move L3 C3").plays("done");
  CHECK(scenario.players("away", "C3") == 5);
  CHECK(scenario.value() == 4);
  scenario.plays("action none").asks("home", "action");
}

TEST_CASE("2.0: a position at the stages of the last square ends the half with them", "[2.0/4.3.1.d]") {
  Scenario scenario = stage(home_side, away_side, R"({"half":2,"minute":90,"stoppage":5})");
  scenario.asks("home", "action");
  ends_turn(scenario);
  CHECK(scenario.over());
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_4_6_action_stages
