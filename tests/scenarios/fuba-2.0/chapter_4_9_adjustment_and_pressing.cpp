#include "table.hpp"

namespace fuba::test::second_edition::chapter_4_9_adjustment_and_pressing {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

std::string in_centre(int players) {
  return "C3:" + std::to_string(players) + " C2:" + std::to_string(10 - players);
}

/// The ball value after a stage with that many players in the ball's area.
int adjusted(int home, int away, int value) {
  Scenario scenario = stage(in_centre(home), in_centre(away), ball("C3", value));
  scenario.plays("action none");
  return scenario.value();
}

/// Away's press in its stage of a turn, with one player fewer than Home at the ball.
Scenario pressing(int value, std::string_view changes = "{}") {
  Scenario scenario =
      stage("C3:4 C2:6", "C3:4 C4:6", both(both(ball("C3", value), R"({"first":"away"})"), changes));
  scenario.plays("action none");
  return scenario;
}

bool automatic(const Scenario& scenario) { return scenario.state().value("auto_check", false); }

TEST_CASE("2.0: the value is adjusted after the moves of each team", "[2.0/4.9.a]") {
  Scenario scenario = stage(home_side, away_side, ball("C3", 5));
  scenario.plays("action midfield").plays("move L2 C3");
  CHECK(scenario.value() == 5);
  scenario.plays("done");
  CHECK(scenario.value() == 3);
  scenario.asks("away", "action").plays("action none");
  CHECK(scenario.value() == 1);
}

TEST_CASE("2.0: free movements come before the adjustment", "[2.0/4.9.a][2.0/4.8.7.c]") {
  Scenario scenario = stage("L1:2 C2:2 C3:4 R2:2", away_side, ball("C3", 5));
  scenario.plays("action none").asks("home", "free");
  CHECK(scenario.value() == 5);
  scenario.plays("done");
  CHECK(scenario.value() == 4);
}

TEST_CASE("2.0: a majority of the controlling team lowers the value", "[2.0/4.9.b][2.0/4.9.d]") {
  CHECK(adjusted(4, 4, 3) == 3);
  CHECK(adjusted(4, 3, 3) == 2);
  CHECK(adjusted(4, 2, 3) == 1);
  CHECK(adjusted(5, 1, 5) == 3);
  CHECK(adjusted(4, 3, 1) == 1);
  CHECK(adjusted(6, 1, 2) == 1);
}

TEST_CASE("2.0: a minority of the controlling team raises it", "[2.0/4.9.c][2.0/4.9.d]") {
  CHECK(adjusted(3, 4, 3) == 4);
  CHECK(adjusted(2, 4, 3) == 5);
  CHECK(adjusted(1, 6, 3) == 5);
  CHECK(adjusted(3, 4, 6) == 6);
  CHECK(adjusted(1, 6, 5) == 6);
}

TEST_CASE("2.0: at most six of a team count, the goalkeeper among them", "[2.0/4.9.a][R12]") {
  CHECK(adjusted(8, 6, 3) == 3);
  CHECK(adjusted(6, 9, 3) == 3);
  Scenario scenario = stage("C3:4 C2:6", "C3:4 C4:6", R"({"away":{"keeper":"C3"}})");
  scenario.plays("action none");
  CHECK(scenario.value() == 4);
}

TEST_CASE("2.0: after the passive team's stage too the controlling team is meant", "[2.0/4.9.b][2.0/4.9.c]") {
  Scenario scenario = stage("C3:4 C2:6", "C3:3 C4:7", both(ball("C3", 4), R"({"first":"away"})"));
  scenario.plays("action none");
  CHECK(scenario.value() == 3);
}

TEST_CASE("2.0: the passive team may press once it has moved", "[2.0/4.9.1.a]") {
  pressing(3).asks("away", "action").offers_only({"action press", "action none"});
}

TEST_CASE("2.0: pressing needs a player at the ball", "[2.0/4.9.1.b]") {
  Scenario nobody = stage("C3:4 C2:6", "L3:4 C4:6", R"({"first":"away"})");
  nobody.plays("action none").asks("home", "action");
  Scenario one = stage("C3:6 C2:4", "C3:1 L3:3 C4:6", R"({"first":"away"})");
  one.plays("action none").asks("away", "action").offers("action press");
  Scenario keeper = stage("C3:6 C2:4", "L3:4 C4:6", R"({"first":"away","away":{"keeper":"C3"}})");
  keeper.plays("action none").asks("away", "action").offers("action press");
}

TEST_CASE("2.0: a lower die wins the ball and is its value", "[2.0/4.9.1.c][2.0/4.9.1.d][2.0/4.9.1.f]") {
  for (const int die : {1, 2}) {
    Scenario scenario = pressing(3);
    scenario.plays("action press", {die}).asks("home", "action");
    CHECK(scenario.control() == "away");
    CHECK(scenario.value() == die);
    CHECK_FALSE(automatic(scenario));
  }
}

TEST_CASE("2.0: the adjusted value is the one to beat", "[2.0/4.9.1.a][2.0/4.9.1.c]") {
  Scenario scenario = stage("C3:3 C2:7", "C3:4 C4:6", both(ball("C3", 3), R"({"first":"away"})"));
  scenario.plays("action none").plays("action press", {3});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 3);
}

TEST_CASE("2.0: an equal or higher die fails", "[2.0/4.9.1.e][R66]") {
  for (const int die : {3, 4, 5, 6}) {
    Scenario scenario = pressing(3);
    scenario.plays("action press", {die}).asks("home", "action");
    CHECK(scenario.control() == "home");
    CHECK(scenario.value() == 3);
    CHECK(automatic(scenario));
  }
}

TEST_CASE("2.0: after a failed press the next check passes by itself", "[2.0/4.9.1.e][R66]") {
  Scenario scenario = pressing(5);
  scenario.plays("action press", {6});
  rests(scenario).asks("home", "target").plays("target C3", {1, 3});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 3);
  CHECK_FALSE(automatic(scenario));
  ends_turn(scenario).plays("target C3", {2, 4});
  CHECK(scenario.control() == "away");
}

TEST_CASE("2.0: an event may happen in that check too", "[2.0/4.9.1.e][R61][R62]") {
  Scenario scenario = turn("C3:4 C2:6", "C3:4 C4:6", both(ball("C3", 4), R"({"auto_check":true})"));
  scenario.plays("target C3", {4, 2, 1, 5});
  CHECK(scenario.control() == "away");
}

TEST_CASE("2.0: the automatic check lapses when control changes", "[2.0/4.9.1.e][R66]") {
  Scenario miss =
      stage("C2:4 C3:4 C5:2", "C3:5 C4:4 C5:1", both(ball("C5", 4), R"({"target":"C5","auto_check":true})"));
  miss.plays("action shoot", {1});
  CHECK(miss.control() == "away");
  CHECK_FALSE(automatic(miss));
}

TEST_CASE("2.0: the automatic check lapses with a goal and with the half", "[R66]") {
  Scenario goal =
      stage("C2:4 C3:4 C5:2", "C3:5 C4:4 C5:1", both(ball("C5", 4), R"({"target":"C5","auto_check":true})"));
  goal.plays("action shoot", {6});
  CHECK(goal.score("home") == 1);
  CHECK_FALSE(automatic(goal));
  Scenario half = turn(home_side, away_side, R"({"minute":45,"stoppage":3,"auto_check":true})");
  half.plays("target C3", {4, 3}).plays("done").plays("done");
  CHECK_FALSE(automatic(half));
}

TEST_CASE("2.0: a team that has lost the ball may press in its own stage", "[2.0/4.9.1.a][2.0/1.2.b]") {
  Scenario scenario = pressing(4);
  scenario.plays("action press", {2}).asks("home", "action").plays("action none");
  scenario.plays("action press", {1});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 1);
  scenario.asks("home", "target");
}

TEST_CASE("2.0: pressing may be left alone", "[2.0/4.9.1.a]") {
  Scenario scenario = pressing(3);
  scenario.plays("action none").asks("home", "action");
  CHECK_FALSE(automatic(scenario));
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_4_9_adjustment_and_pressing
