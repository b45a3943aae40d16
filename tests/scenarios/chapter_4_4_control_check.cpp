#include "mat.hpp"

namespace fuba::test::chapter_4_4_control_check {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

TEST_CASE("the controlling team's die is compared with the ball value", "[3.0/4.4.a][3.0/4.4.b]") {
  const int value = GENERATE(range(1, 7));
  const int die = GENERATE(range(1, 7));
  CAPTURE(value, die);
  Scenario scenario = mat(home_side, away_side, R"({"ball":{"value":)" + std::to_string(value) + "}}");
  scenario.plays("target C3", {die, die == 1 ? 2 : 1});
  CHECK(scenario.control() == (die >= value ? "home" : "away"));
}

TEST_CASE("a die equal to the ball value keeps the ball", "[3.0/4.4.c]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {3, 1});
  CHECK(scenario.control() == "home");
}

TEST_CASE("a higher die keeps the ball", "[3.0/4.4.c]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 1});
  CHECK(scenario.control() == "home");
}

TEST_CASE("a lower die loses the ball", "[3.0/4.4.d]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {2, 6});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C3");
}

TEST_CASE("the roles change at once", "[3.0/4.4.e]") {
  constexpr auto ball_in_attack = R"({"ball":{"area":"C4"}})";
  Scenario lost = mat("C2:4 C3:2 C4:4", "C3:6 C4:4", ball_in_attack);
  lost.plays("target C4", {2, 1});
  CHECK(may(lost, "action press"));
  CHECK_FALSE(may(lost, "action shoot"));

  Scenario kept = mat("C2:4 C3:1 C4:5", "C3:6 C4:4", ball_in_attack);
  kept.plays("target C4", {4, 1});
  CHECK(may(kept, "action shoot"));
  CHECK_FALSE(may(kept, "action press"));
}

TEST_CASE("the closest player goes to a target area without one", "[3.0/4.4.2.a]") {
  Scenario scenario = mat("C2:4 C3:6", away_side);
  scenario.plays("target L3", {4, 2});
  CHECK(scenario.players("home", "L3") == 1);
  CHECK(scenario.players("home", "C3") == 5);
}

TEST_CASE("nobody runs to a target area where the team has a player", "[3.0/4.4.2.a]") {
  Scenario scenario = mat("L3:1 C2:4 C3:5", away_side);
  scenario.plays("target L3", {4, 2});
  CHECK_FALSE(scenario.happened("brought"));
  CHECK(scenario.players("home", "L3") == 1);
}

TEST_CASE("a team that won the ball brings its closest player too", "[3.0/4.4.2.a]") {
  Scenario scenario = mat("L2:2 C2:4 C3:4", "L3:2 C3:3 C4:5", R"({"ball":{"value":5}})");
  scenario.plays("target L2", {1, 2}).asks("away", "bring");
  scenario.offers_only({"bring C3", "bring L3"}).plays("bring C3");
  CHECK(scenario.players("away", "L2") == 1);
  CHECK(scenario.players("away", "C3") == 2);
}

TEST_CASE("among equally close players the team chooses, the goalkeeper included", "[3.0/4.4.2.a][R119]") {
  Scenario scenario = mat("L2:2 C2:4 C3:4", away_side, R"({"ball":{"area":"C2"}})");
  scenario.plays("target L1", {6, 1}).asks("home", "bring");
  scenario.offers_only({"bring C2", "bring L2", "bring-keeper C1"});
  scenario.refuses("bring C3", "3.0/4.4.2").plays("bring-keeper C1");
  CHECK(scenario.keeper("home") == "L1");
}

TEST_CASE("a goalkeeper as close as one player is a choice", "[3.0/4.4.2.a][R119]") {
  Scenario scenario = mat("C2:4 C3:6", away_side, R"({"ball":{"area":"C2"}})");
  scenario.plays("target L1", {6, 1}).asks("home", "bring").offers_only({"bring C2", "bring-keeper C1"});
}

TEST_CASE("a goalkeeper in the target area is player enough", "[3.0/4.4.2.a][R119]") {
  Scenario scenario = mat("C2:4 C3:6", away_side, R"({"ball":{"area":"C2"}})");
  scenario.plays("target C1", {6, 1});
  CHECK_FALSE(scenario.happened("brought"));
  CHECK(scenario.players("home", "C1") == 0);
}

TEST_CASE("the run to the ball costs nothing of the action", "[3.0/4.4.2.b]") {
  Scenario scenario = mat("C2:4 C3:6", "C3:3 C4:5 R3:2");
  scenario.plays("target L3", {4, 2}).asks("away", "free");
  acts(scenario, "action none");
  acts(scenario, "action forward");
  scenario.plays("move C2 C3").plays("move C2 C3").offers_only({"done"});
}

TEST_CASE("a lost check is an easy situation without an opponent near the target",
          "[3.0/4.4.3.a][3.0/4.4.3.b][R32]") {
  Scenario scenario = mat("L1:2 C2:4 C3:4", "C3:3 C4:5 R3:2", R"({"ball":{"area":"C2","value":5}})");
  scenario.plays("target L1", {1, 5});
  CHECK(scenario.control() == "home");
  CHECK(scenario.ball() == "L1");
  CHECK(scenario.value() == 5);
  CHECK(scenario.event("easy-situation")["team"] == "home");
  scenario.asks("away", "react");
}

TEST_CASE("in an easy situation the passive team may move one player one area", "[3.0/4.4.3.b][R32][R59]") {
  Scenario scenario = mat("L1:2 C2:4 C3:4", "C3:3 C4:5 R3:2", R"({"ball":{"area":"C2","value":5}})");
  scenario.plays("target L1", {1, 5}).asks("away", "react");
  Choices all{"done",        "react C3 C2", "react C3 C4",        "react C3 L2",        "react C3 L3",
              "react C3 R2", "react C3 R3", "react C4 C3",        "react C4 C5",        "react C4 L3",
              "react C4 L4", "react C4 R3", "react C4 R4",        "react R3 C3",        "react R3 C4",
              "react R3 R2", "react R3 R4", "react-keeper C5 C4", "react-keeper C5 L4", "react-keeper C5 R4"};
  scenario.offers_only(all)
      .refuses("react C3 C5", "R3")
      .plays("react C3 L2")
      .offers_only({"done"})
      .plays("done");
  CHECK(scenario.players("away", "L2") == 1);
  scenario.asks("home", "free");

  Scenario declined = mat("L1:2 C2:4 C3:4", "C3:3 C4:5 R3:2", R"({"ball":{"area":"C2","value":5}})");
  declined.plays("target L1", {1, 5}).plays("done").asks("home", "free");
}

TEST_CASE("free movements by majority follow the move of an easy situation",
          "[3.0/4.4.3.b][3.0/4.5.2.b][R32]") {
  const auto answer = GENERATE("react C3 L2", "done");
  Scenario scenario = mat("L1:2 C2:4 C3:4", "C3:3 C4:5 R3:2", R"({"ball":{"area":"C2","value":5}})");
  scenario.plays("target L1", {1, 5}).plays(answer);
  if (scenario.players("away", "L2") == 1) scenario.plays("done");
  scenario.asks("home", "free").plays("free C2 R2").plays("free C2 R2").offers("free C3 C4");
}

TEST_CASE("an opponent next to the target is near enough to win the ball", "[3.0/4.4.3.a]") {
  Scenario scenario = mat("L1:2 C2:4 C3:4", "C2:1 C3:3 C4:4 R3:2", R"({"ball":{"area":"C3","value":5}})");
  scenario.plays("target L1", {1, 5});
  CHECK(scenario.control() == "away");
}

TEST_CASE("a goalkeeper is near enough too", "[3.0/4.4.3.a][R12]") {
  Scenario scenario =
      mat("C2:5 C3:5", "C3:3 C4:5 R3:2", R"({"ball":{"area":"C2","value":5},"away":{"keeper":"L2"}})");
  scenario.plays("target L1", {1, 5});
  CHECK(scenario.control() == "away");
}

TEST_CASE("the ball takes the die of the team that was passive", "[3.0/4.4.4.a][3.0/4.4.4.b]") {
  Scenario kept = mat(home_side, away_side);
  kept.plays("target C3", {5, 2});
  CHECK(kept.value() == 2);

  Scenario lost = mat(home_side, away_side);
  lost.plays("target C3", {1, 6});
  CHECK(lost.control() == "away");
  CHECK(lost.value() == 6);
}

TEST_CASE("new value, then the run to the ball, then the easy situation's move", "[3.0/4.4.4.a][R123]") {
  Scenario scenario =
      mat("C2:5 L2:5", "C3:3 C4:5 R3:2", R"({"ball":{"area":"C2","value":5},"home":{"keeper":"C1"}})");
  scenario.plays("target L1", {1, 6}).asks("home", "bring");
  CHECK(scenario.value() == 6);
  scenario.plays("bring C2").asks("away", "react");
}

}  // namespace
}  // namespace fuba::test::chapter_4_4_control_check
