#include "mat.hpp"

namespace fuba::test::chapter_4_3_clock {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

std::string at(int minute, int stoppage = 0) {
  return R"({"half":)" + std::to_string(minute > 45 ? 2 : 1) + R"(,"minute":)" + std::to_string(minute) +
         R"(,"stoppage":)" + std::to_string(stoppage) + "}";
}

TEST_CASE("both teams roll one die, the controlling team's first", "[3.0/4.3.a]") {
  Scenario home = mat(home_side, away_side);
  home.plays("target C3", {6, 1}).asks("home", "free");
  CHECK(home.event("dice")["by"] == nlohmann::json{"home", "away"});
  Scenario away = mat(home_side, away_side, R"({"control":"away"})");
  away.plays("target C3", {6, 1});
  CHECK(away.control() == "away");
  CHECK(away.state().at("dice") == nlohmann::json({{"controlling", 6}, {"passive", 1}}));
}

TEST_CASE("the dice stay known until the turn ends", "[3.0/4.3.b]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 2});
  const nlohmann::json dice{{"controlling", 4}, {"passive", 2}};
  CHECK(scenario.state().at("dice") == dice);
  acts(scenario, "action none");
  CHECK(scenario.state().at("dice") == dice);
  acts(scenario, "action none");
  scenario.plays("second yes");
  CHECK(scenario.state().at("dice") == dice);
}

TEST_CASE("the clock moves by the difference of the dice", "[3.0/4.3.1.a]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {1, 6});
  CHECK(scenario.minute() == 25);
}

TEST_CASE("example: dice of 4 and 2 take two minutes", "[3.0/4.3.1.d]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 2});
  CHECK(scenario.minute() == 22);
  CHECK_FALSE(scenario.happened("special-event"));
}

TEST_CASE("example: two fours take four minutes and bring a special event",
          "[3.0/4.3.1.b][3.0/4.3.1.c][3.0/4.3.1.e]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 4, 1, 2});
  CHECK(scenario.minute() == 24);
  CHECK(scenario.happened("special-event"));
}

TEST_CASE("a restart takes a minute as it begins", "[3.0/4.3.2.a][R125]") {
  const auto restart = GENERATE(
      R"({"stage":"kick-off"})", R"({"stage":"goal-kick","ball":{"area":"C1"}})",
      R"({"stage":"free-kick","ball":{"area":"C4"}})", R"({"stage":"free-kick","ball":{"area":"C2"}})",
      R"({"stage":"corner-kick","corner":"L4"})", R"({"stage":"penalty-kick","ball":{"area":"C5"}})");
  CAPTURE(restart);
  Scenario scenario = mat(home_side, away_side, restart);
  CHECK(scenario.minute() == 21);
  CHECK(scenario.value() == 1);
}

TEST_CASE("the kick-off that begins a match takes a minute", "[3.0/4.3.2.a][R48]") {
  Scenario scenario = Scenario::match();
  scenario.plays("formation 4-4-2").plays("formation 4-4-2", {5, 3}).plays("kick-off take");
  scenario.asks("home", "place");
  CHECK(scenario.minute() == 1);
}

TEST_CASE("a restart in minute 45 begins stoppage time", "[3.0/4.3.2.a][3.0/4.3.3.a]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"kick-off","minute":45})");
  CHECK(scenario.minute() == 45);
  CHECK(scenario.stoppage() == 1);
}

TEST_CASE("a restart in stoppage time takes no time", "[3.0/4.3.2.b]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"kick-off","minute":45,"stoppage":2})");
  CHECK(scenario.minute() == 45);
  CHECK(scenario.stoppage() == 2);
}

TEST_CASE("a restart takes no time in the turn that has just reached stoppage time", "[3.0/4.3.2.b]") {
  Scenario scenario = mat(home_side, away_side, at(43));
  scenario.plays("target L3", {4, 4, 3, 3, 1}).asks("away", "react");
  CHECK(scenario.minute() == 45);
  CHECK(scenario.stoppage() == 1);
}

TEST_CASE("stoppage time begins on its first square and the marker stops there",
          "[3.0/4.3.3.a][3.0/4.3.3.b][R11]") {
  Scenario scenario = mat(home_side, away_side, at(43));
  scenario.plays("target C3", {6, 1});
  CHECK(scenario.minute() == 45);
  CHECK(scenario.stoppage() == 1);

  Scenario before = mat(home_side, away_side, at(43));
  before.plays("target C3", {3, 1});
  CHECK(before.minute() == 45);
  CHECK(before.stoppage() == 0);
}

TEST_CASE("the square reached in a turn is not tested in that turn", "[3.0/4.3.3.d][R11]") {
  Scenario scenario = mat(home_side, away_side, at(45));
  scenario.plays("target C3", {3, 3, 1, 2}).asks("home", "free");
  CHECK(scenario.half() == 1);
  CHECK(scenario.stoppage() == 1);
}

TEST_CASE("in stoppage time the marker moves one square a turn", "[3.0/4.3.3.c]") {
  Scenario scenario = mat(home_side, away_side, at(90, 1));
  scenario.plays("target C3", {6, 1});
  CHECK(scenario.minute() == 90);
  CHECK(scenario.stoppage() == 2);
}

TEST_CASE("a difference equal to the stoppage number plays on", "[3.0/4.3.3.d]") {
  Scenario scenario = mat(home_side, away_side, at(45, 3));
  scenario.plays("target C3", {5, 2}).asks("home", "free");
  CHECK(scenario.stoppage() == 4);
  CHECK(scenario.half() == 1);
}

TEST_CASE("a difference below the stoppage number ends the half and the turn", "[3.0/4.3.3.d][3.0/4.3.3.e]") {
  Scenario scenario = mat(home_side, away_side, at(45, 3));
  scenario.plays("target C3", {1, 3}).asks("home", "change");
  CHECK_FALSE(scenario.happened("control-check"));
  CHECK_FALSE(scenario.happened("control"));
}

TEST_CASE("example: dice of 3 and 2 on +2 end the half", "[3.0/4.3.3.g]") {
  Scenario scenario = mat(home_side, away_side, at(90, 2));
  scenario.plays("target C3", {3, 2});
  CHECK(scenario.over());
}

TEST_CASE("equal dice in stoppage time end the half without a special event", "[3.0/4.3.3.d][R52]") {
  Scenario scenario = mat(home_side, away_side, at(90, 1));
  scenario.plays("target C3", {6, 6});
  CHECK(scenario.over());
  CHECK_FALSE(scenario.happened("special-event"));
}

TEST_CASE("the turn that reaches +5 is played to its end and is the last", "[3.0/4.3.3.f]") {
  Scenario scenario = mat(home_side, away_side, at(90, 4));
  scenario.plays("target C3", {6, 1});
  CHECK(scenario.stoppage() == 5);
  acts(scenario, "action none");
  acts(scenario, "action none");
  scenario.asks("home", "second").plays("second yes");
  scenario.plays("action none");
  CHECK_FALSE(scenario.over());
  scenario.plays("action none");
  CHECK(scenario.over());
}

TEST_CASE("a turn that begins on +5 is the last", "[3.0/4.3.3.f]") {
  Scenario scenario = mat(home_side, away_side, at(90, 5));
  scenario.plays("target C3", {6, 1});
  CHECK(scenario.stoppage() == 5);
  acts(scenario, "action none");
  acts(scenario, "action none");
  scenario.plays("second no");
  CHECK(scenario.over());
}

TEST_CASE("the other team kicks off the second half",
          "[3.0/4.3.5.a][3.0/4.3.5.b][3.0/4.3.5.c][3.0/4.3.5.d][R48]") {
  const auto starters = GENERATE(std::string("home"), std::string("away"));
  const std::string others = starters == "home" ? "away" : "home";
  Scenario scenario =
      mat(home_side, away_side, R"({"minute":45,"stoppage":4,"starters":")" + starters + R"("})");
  scenario.plays("target C3", {2, 1}).plays("done").plays("done");
  scenario.asks(others, "place");
  CHECK(scenario.half() == 2);
  CHECK(scenario.control() == others);
  CHECK(scenario.minute() == 46);
  CHECK(scenario.stoppage() == 0);
  CHECK(scenario.ball() == "C3");
  CHECK(scenario.value() == 1);
  CHECK(scenario.players("home") == 0);
  CHECK(scenario.players("away") == 0);
}

TEST_CASE("a goal in the last turn of a match counts and is followed by nothing", "[3.0/4.3.3.f][R18a]") {
  Scenario scenario = mat("C3:5 C4:3 C5:2", "C3:5 C4:4 C5:1",
                          R"({"half":2,"minute":90,"stoppage":4,"ball":{"area":"C4","value":6}})");
  scenario.plays("target C4", {6, 1});
  acts(scenario, "action none");
  acts(scenario, "action shoot", {5});
  CHECK(scenario.score("home") == 1);
  CHECK(scenario.over());
}

TEST_CASE("a set piece awarded in the last turn of a half is not taken", "[3.0/4.3.3.f][R18a]") {
  Scenario scenario = mat("C3:5 C4:3 C5:2", "C3:5 C4:4 C5:1",
                          R"({"half":2,"minute":90,"stoppage":4,"ball":{"area":"C4","value":6}})");
  scenario.plays("target C4", {6, 1});
  acts(scenario, "action none");
  acts(scenario, "action shoot", {2});
  CHECK(scenario.over());
  CHECK_FALSE(scenario.happened("goal"));
}

}  // namespace
}  // namespace fuba::test::chapter_4_3_clock
