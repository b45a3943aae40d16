#include "table.hpp"

namespace fuba::test::second_edition::chapter_5_3_goal_kick {
namespace {

using nlohmann::json;

constexpr auto home_side = "C2:3 C3:3 C4:2 C5:2";
constexpr auto away_side = "C2:3 C3:3 L3:2 C5:2";

/// Home misses from the penalty area; its stage is the first.
Scenario missed(std::string_view changes = "{}") {
  Scenario scenario = stage(home_side, away_side, both(both(ball("C5", 3), R"({"target":"C5"})"), changes));
  scenario.plays("action shoot", {1});
  return scenario;
}

/// Home's goal kick at the beginning of a turn.
Scenario goal_kick(std::string_view changes = "{}") {
  return turn("L2:2 C2:2 C3:4 R2:2", "L3:2 C3:3 C4:3 R3:2", both(R"({"stage":"goal-kick"})", changes));
}

TEST_CASE("2.0: a goal kick is taken from the penalty area with value 1", "[2.0/5.3.a]") {
  const Scenario scenario = missed();
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C5");
  CHECK(scenario.value() == 1);
  CHECK(scenario.minute() == 20);
}

TEST_CASE("2.0: the turn is played to its end before the kick", "[2.0/5.3.b][R70]") {
  Scenario scenario = missed();
  scenario.asks("home", "action").offers_not("action shoot").plays("action midfield");
  scenario.plays("move C3 L2").plays("done");
  if (kind(scenario) == "free") scenario.plays("done");
  scenario.asks("away", "action").offers("action midfield").offers("action none");
  rests(scenario).asks("away", "slow");
}

TEST_CASE("2.0: a goal kick in the second stage leaves nothing but that stage", "[2.0/5.3.b][R70]") {
  Scenario scenario = turn(home_side, away_side, both(ball("C5", 4), last_turn("home", 0, 0)));
  scenario.plays("target C5", {6, 4}).asks("away", "action");
  rests(scenario).asks("home", "action").plays("action shoot", {1});
  scenario.asks("home", "action");
  rests(scenario).asks("away", "slow");
}

TEST_CASE("2.0: in the last turn of a half the turn is played out and the kick is not taken", "[R18a][R70]") {
  Scenario scenario =
      turn(home_side, away_side, both(ball("C5", 4), R"({"half":2,"minute":90,"stoppage":4})"));
  scenario.plays("target C5", {6, 2}).asks("away", "action");
  rests(scenario).asks("home", "action").plays("action shoot", {1}).asks("home", "action");
  CHECK_FALSE(scenario.over());
  rests(scenario);
  CHECK(scenario.over());
}

TEST_CASE("2.0: nobody presses before the kick", "[2.0/5.3.c][R70]") {
  Scenario scenario = missed();
  scenario.plays("action none");
  if (kind(scenario) == "free") scenario.plays("done");
  scenario.asks("away", "action").offers_not("action press");
}

TEST_CASE("2.0: the kicking team does not dribble before the kick", "[2.0/5.3.d][R70]") {
  Scenario scenario = stage("C2:4 C3:5 L3:1", "C3:5 C4:4 C5:1", both(ball("L3", 3), R"({"target":"L3"})"));
  scenario.plays("action shoot", {1});
  rests(scenario).asks("away", "action").plays("action forward");
  scenario.offers("move C5 C4").refuses("move C5 C4 ball", "2.0/5.3");
}

TEST_CASE("2.0: the ball value is not adjusted before the kick", "[R70]") {
  Scenario kick = stage("C3:4 C4:2 C5:4", "C2:3 C3:3 L3:2 C5:2", both(ball("C5", 6), R"({"target":"C5"})"));
  kick.plays("action shoot", {1});
  CHECK(kick.control() == "away");
  rests(kick);
  CHECK(kick.value() == 1);
  rests(kick);
  CHECK(kick.value() == 1);
}

TEST_CASE("2.0: the kicking team keeps a player at the ball", "[2.0/4.8.9.a][R70]") {
  Scenario scenario = stage("L4:4 C3:6", "C3:5 C4:5", both(ball("L4", 3), R"({"target":"L4"})"));
  scenario.plays("action shoot", {1});
  rests(scenario).asks("away", "action").plays("action midfield").refuses("move-keeper C5 L4", "2.0/4.8.9");
}

TEST_CASE("2.0: a goalkeeper who is away returns for the kick", "[2.0/5.3.a][R115]") {
  Scenario scenario =
      stage("C3:6 C4:4", "C3:6 C4:4", both(ball("C4", 6), R"({"target":"C4","away":{"keeper":"L3"}})"));
  scenario.plays("action shoot", {1});
  CHECK(scenario.control() == "away");
  CHECK(scenario.keeper("away") == "C5");
}

TEST_CASE("2.0: the next turn begins with a target for the kick", "[2.0/5.3.e]") {
  Scenario scenario = goal_kick();
  scenario.asks("home", "slow").plays("slow no").asks("home", "target").offers("target C2");
  CHECK(scenario.ball() == "C1");
  CHECK(scenario.value() == 1);
}

TEST_CASE("2.0: the order of the stages follows the last turn", "[2.0/5.3.f][2.0/4.6.b]") {
  Scenario home = goal_kick(last_turn("home", 1, 2));
  home.plays("slow no").plays("target C3", {4, 2}).asks("home", "action");
  Scenario away = goal_kick(last_turn("home", 2, 2));
  away.plays("slow no").plays("target C3", {4, 2}).asks("away", "action");
}

TEST_CASE("2.0: moves after the miss count for the order", "[2.0/5.3.f][2.0/5.3.b]") {
  Scenario scenario = missed();
  moves(scenario, "midfield", {"move C3 L2", "move C3 R2"}).asks("away", "action");
  rests(scenario);
  CHECK(scenario.state()["last"] == json::parse(R"({"first":"home","moves":{"home":2,"away":0}})"));
}

TEST_CASE("2.0: whoever wants to press or shoot before a goal kick is told why not",
          "[2.0/5.3.c][2.0/4.6.i][2.0/4.6.j]") {
  missed().refuses("action press", "2.0/5.3").refuses("action shoot", "2.0/4.6");
  Scenario slow = goal_kick();
  slow.plays("slow yes").asks("home", "action");
  slow.refuses("action press", "2.0/4.6").refuses("action shoot", "2.0/4.7");
  slow.plays("action none").asks("away", "action");
  slow.refuses("action press", "2.0/5.3").refuses("action shoot", "2.0/4.6");
}

TEST_CASE("2.0: a slow goal kick gives both teams a movement more, the kicking team first",
          "[2.0/5.3.1.a][2.0/5.3.1.b][R70]") {
  Scenario scenario = goal_kick();
  scenario.plays("slow yes").asks("home", "action");
  scenario.offers_only({"action defence", "action midfield", "action forward", "action none"});
  scenario.plays("action midfield").plays("move C3 L3").plays("done").asks("away", "action");
  scenario.offers_only({"action defence", "action midfield", "action forward", "action none"});
  scenario.plays("action none").asks("home", "target");
  CHECK(scenario.value() == 1);
}

TEST_CASE("2.0: no movement of a slow goal kick that moves nobody", "[2.0/5.3.1.a][2.0/4.8.9.a]") {
  Scenario scenario = goal_kick(R"({"home":{"players":{"L2":0,"C2":0,"C3":0,"R2":0,"L4":5,"R4":5}}})");
  scenario.plays("slow yes").asks("home", "action").refuses("action forward", "2.0/4.8");
  scenario.offers("action defence");
}

TEST_CASE("2.0: the movement of a slow goal kick has its free movements", "[2.0/5.3.1.a][R70]") {
  Scenario scenario = goal_kick(R"({"home":{"players":{"L1":1,"L2":1}}})");
  scenario.plays("slow yes").plays("action none").asks("home", "free").plays("free L1 L2").plays("done");
  scenario.asks("away", "action");
}

TEST_CASE("2.0: no condition point and no dribble in a slow goal kick", "[R70]") {
  Scenario scenario = goal_kick(R"({"options":["conditions"],"home":{"players":{"C1":1,"C2":1}}})");
  scenario.plays("slow yes").offers_not("boost").plays("action forward");
  scenario.refuses("move C1 C2 ball", "2.0/5.3");
}

TEST_CASE("2.0: the moves of a slow goal kick decide the order", "[2.0/5.3.1.c]") {
  Scenario fewer = goal_kick(last_turn("away", 0, 0));
  moves(fewer.plays("slow yes"), "midfield", {"move C3 L3"});
  moves(fewer, "midfield", {"move R3 C4", "move L3 C4"}).asks("home", "target");
  fewer.plays("target C3", {4, 2}).asks("home", "action");

  Scenario as_many = goal_kick(last_turn("away", 0, 1));
  moves(as_many.plays("slow yes"), "midfield", {"move C3 L3"});
  moves(as_many, "midfield", {"move R3 C4"}).asks("home", "target");
  as_many.plays("target C3", {4, 2}).asks("away", "action");
}

TEST_CASE("2.0: the other team has its free movements before a slow goal kick too", "[2.0/5.3.1.a][R70]") {
  Scenario scenario = goal_kick(R"({"away":{"players":{"R3":1,"R4":1}}})");
  scenario.plays("slow yes").plays("action none").asks("away", "action").plays("action none");
  scenario.asks("away", "free").plays("free R4 R3").plays("done").asks("home", "target");
}

TEST_CASE("2.0: the moves before a slow goal kick are none of the turn's own", "[2.0/5.3.1.b][R67][R70]") {
  Scenario scenario = goal_kick();
  moves(scenario.plays("slow yes"), "midfield", {"move C3 L3", "move C3 R3"});
  moves(scenario, "midfield", {"move R3 C4"}).plays("target C2", {4, 2}).asks("away", "action");
  rests(scenario).asks("home", "action").plays("action midfield");
  CHECK(scenario.raw().window.allowed == 4);
  scenario.plays("done");
  CHECK(scenario.state()["last"] == json::parse(R"({"first":"away","moves":{"home":0,"away":0}})"));
}

TEST_CASE("2.0: a changed formation moves before a slow goal kick", "[2.0/A3.e][2.0/5.3.1.a]") {
  Scenario scenario = missed(R"({"options":["substitutions"]})");
  rests(scenario).asks("away", "action").plays({"action none", "done", "action substitute"});
  scenario.plays("sub formation midfield forward").plays("action none").plays("slow yes");
  scenario.plays("action forward");
  CHECK(scenario.raw().window.allowed == 3);
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_5_3_goal_kick
