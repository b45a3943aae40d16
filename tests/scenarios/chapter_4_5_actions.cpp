#include "mat.hpp"

namespace fuba::test::chapter_4_5_actions {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";
constexpr auto level_side = "L3:2 C3:4 C4:2 R3:2";

/// The second actions of a turn in which Home and Away have done these.
std::string second_after(std::string_view home, std::string_view away, std::string_view more = "") {
  return R"({"second":true,"first_actions":{"home":")" + std::string(home) + R"(","away":")" +
         std::string(away) + R"("})" + std::string(more) + "}";
}

TEST_CASE("actions shoot, move, position and press", "[3.0/4.5.b][3.0/4.5.1.b][3.0/4.5.1.c]") {
  constexpr auto ball_in_attack = R"({"ball":{"area":"C4"}})";
  const Scenario home = acting("C2:4 C3:2 C4:4", "C2:1 C3:5 C4:4", ball_in_attack);
  CHECK(may(home, "action shoot"));
  CHECK(may(home, "action defence"));
  CHECK(may(home, "action midfield"));
  CHECK(may(home, "action forward"));
  CHECK(may(home, "action position"));
  CHECK(may(home, "action none"));

  Scenario away = home;
  acts(away, "action none").asks("away", "free");
  CHECK(may(away, "action press"));
  CHECK(may(away, "action defence"));
  CHECK(may(away, "action midfield"));
  CHECK(may(away, "action forward"));
  CHECK(may(away, "action position"));
  CHECK(may(away, "action none"));
}

TEST_CASE("more players in the target act first", "[3.0/4.5.c]") {
  mat(home_side, away_side).plays("target C3", {4, 2}).asks("home", "free");
  mat(home_side, away_side).plays("target C4", {4, 2}).asks("away", "free");
}

TEST_CASE("with equal numbers the passive team acts first", "[3.0/4.5.d]") {
  mat(home_side, level_side).plays("target C3", {4, 2}).asks("away", "free");
}

TEST_CASE("passive is who is passive after the check", "[3.0/4.5.d][R30]") {
  Scenario scenario = mat(home_side, level_side);
  scenario.plays("target C3", {1, 2});
  CHECK(scenario.control() == "away");
  scenario.asks("home", "free");
}

TEST_CASE("the players are counted as the turn begins", "[3.0/4.5.e]") {
  Scenario scenario = mat("L2:2 C2:2 C3:6", "C3:6 C4:4");
  scenario.plays("target L3", {4, 2}).plays("bring C3");
  CHECK(scenario.players("home", "L3") == 1);
  scenario.asks("away", "free");
}

TEST_CASE("at most six players count for the order", "[3.0/4.5.c][R12]") {
  mat("C2:3 C3:7", "C3:6 C4:4").plays("target C3", {4, 2}).asks("away", "free");
}

TEST_CASE("when the first team has finished the other one acts", "[3.0/4.5.f]") {
  Scenario scenario = acting(home_side, away_side);
  acts(scenario, "action none").asks("away", "free");
  acts(scenario, "action none").asks("home", "second");
}

TEST_CASE("the team with the ball decides on second actions", "[3.0/4.5.g]") {
  Scenario scenario = acting(home_side, level_side);
  acts(scenario, "action none");
  acts(scenario, "action press", {1, 1});
  CHECK(scenario.control() == "away");
  scenario.asks("away", "second").offers_only({"second yes", "second no"});
  Scenario(scenario).plays("second no").asks("away", "target");
  scenario.plays("second yes").asks("home", "action");
}

TEST_CASE("second actions keep the order of the first", "[3.0/4.5.h][3.0/4.5.i]") {
  const auto first = GENERATE(std::string("home"), std::string("away"));
  const std::string other = first == "home" ? "away" : "home";
  Scenario scenario = acting(home_side, away_side, R"({"first":")" + first + R"("})");
  scenario.asks(first, "free");
  acts(scenario, "action none").asks(other, "free");
  acts(scenario, "action none").plays("second yes").asks(first, "action");
  scenario.plays("action none").asks(other, "action");
  scenario.plays("action none").asks("home", "target");
}

TEST_CASE("only the controlling team shoots", "[3.0/4.5.1.a][3.0/4.6.a]") {
  Scenario scenario = acting("C2:4 C3:6", "C2:4 C3:6", R"({"ball":{"area":"C2"},"first":"away"})");
  CHECK_FALSE(may(scenario, "action shoot"));
  Scenario with_ball =
      acting("C2:4 C3:6", "C2:4 C3:6", R"({"ball":{"area":"C2"},"first":"away","control":"away"})");
  CHECK(may(with_ball, "action shoot"));
}

TEST_CASE("only the passive team presses", "[3.0/4.5.1.d]") {
  CHECK_FALSE(may(acting(home_side, level_side), "action press"));
  CHECK(may(acting(home_side, level_side, R"({"first":"away"})"), "action press"));
}

TEST_CASE("the basic game has no substitutions", "[3.0/4.5.1.e][3.0/4.5.1.g]") {
  CHECK_FALSE(may(acting(home_side, away_side), "action substitute"));
  CHECK_FALSE(may(acting(home_side, away_side, second_after("none", "none")), "action substitute"));
}

TEST_CASE("a second action is of another type", "[3.0/4.5.1.f][R58]") {
  Scenario moved = acting(home_side, away_side, second_after("movement", "none"));
  moved.refuses("action defence", "3.0/4.5.1");
  moved.refuses("action midfield", "3.0/4.5.1");
  moved.refuses("action forward", "3.0/4.5.1");
  moved.offers_only({"action position", "action none"});

  Scenario positioned = acting(home_side, away_side, second_after("position", "none"));
  positioned.refuses("action position", "3.0/4.5.1");
  positioned.offers("action midfield").offers("action none");
}

TEST_CASE("what was played first is remembered for the second action", "[3.0/4.5.1.f][R58]") {
  Scenario scenario = acting(home_side, level_side);
  acts(scenario, "action midfield").plays("done");
  acts(scenario, "action press", {6, 6});
  scenario.plays("second yes").refuses("action forward", "3.0/4.5.1");
  scenario.plays("action position").asks("away", "action").refuses("action press", "3.0/4.5.1");
}

TEST_CASE("a team that did nothing first may do anything second", "[3.0/4.5.1.f][R58]") {
  Scenario scenario = acting(home_side, away_side, second_after("none", "none"));
  scenario.offers("action position").offers("action defence").offers("action midfield");
  scenario.offers("action forward").offers("action none");
}

TEST_CASE("each team is bound by its own first action only", "[3.0/4.5.1.f]") {
  Scenario scenario = acting(home_side, away_side, second_after("movement", "position"));
  scenario.plays("action position").asks("away", "action");
  scenario.offers_not("action position").offers("action midfield");
}

TEST_CASE("a shot and a press cannot be repeated either", "[3.0/4.5.1.f][R58]") {
  constexpr auto ball_in_attack = R"(,"ball":{"area":"C4"})";
  Scenario shot = acting("C3:6 C4:4", "C3:6 C4:4", second_after("shoot", "press", ball_in_attack));
  shot.refuses("action shoot", "3.0/4.5.1");
  shot.plays("action none").asks("away", "action").refuses("action press", "3.0/4.5.1");
}

TEST_CASE("a turn cut short drops the other team's action", "[3.0/4.5.f][R18]") {
  Scenario scenario = acting("C3:6 C4:2 C5:2", "C3:6 C4:3 C5:1", R"({"ball":{"area":"C5"}})");
  acts(scenario, "action shoot", {6});
  CHECK(scenario.score("home") == 1);
  scenario.asks("away", "place");
}

}  // namespace
}  // namespace fuba::test::chapter_4_5_actions
