#include "table.hpp"

namespace fuba::test::second_edition::chapter_2_team_preparations {
namespace {

/// The end of the first half: dice that differ by less than the stoppage number.
Scenario half_time() {
  Scenario scenario = turn("L2:2 C2:2 C3:4 R2:2", "L3:2 C3:3 C4:3 R3:2", R"({"minute":45,"stoppage":3})");
  scenario.plays("target C3", {4, 3});
  return scenario;
}

TEST_CASE("2.0: a match begins with the formations", "[2.0/2.a]") {
  Scenario scenario = match();
  scenario.asks("home", "formation").plays("formation 4-4-2").asks("away", "formation");
}

TEST_CASE("2.0: a formation has three lines of at least one that add up to ten",
          "[2.0/2.b][2.0/2.1.f][R14]") {
  Scenario scenario = match();
  scenario.refuses("formation 4-4-3", "2.0/2.1").refuses("formation 4-3-2", "2.0/2.1");
  scenario.refuses("formation 5-5-0", "R14").offers("formation 8-1-1");
}

TEST_CASE("2.0: the basic game asks for nothing else", "[2.0/2.c]") {
  Scenario scenario = match();
  scenario.plays("formation 4-4-2").plays("formation 4-4-2", {5, 3}).asks("home", "kick-off");
  CHECK_FALSE(scenario.state()["home"].contains("condition"));
  CHECK_FALSE(scenario.state()["home"].contains("styles"));
}

TEST_CASE("2.0: formations are secret until both are chosen", "[2.0/2.1.a][2.0/2.1.b]") {
  Scenario one = match();
  CHECK(one.secret());
  one.plays("formation 4-4-2");
  Scenario other = match();
  other.plays("formation 3-5-2");
  CHECK(one.secret());
  CHECK(one.view("away") == other.view("away"));
  one.plays("formation 5-4-1", {5, 3});
  CHECK(one.state()["home"]["formation"] == "4-4-2");
  CHECK(one.state()["away"]["formation"] == "5-4-1");
  CHECK(one.happened("formations"));
}

TEST_CASE("2.0: the numbers are defenders, midfielders and forwards", "[2.0/2.1.c][2.0/2.1.g]") {
  Scenario scenario = match();
  scenario.plays("formation 3-5-2").plays("formation 4-4-2", {5, 3});
  const auto& formation = scenario.raw().side(Team::home).formation;
  CHECK(int{formation[Line::defence]} == 3);
  CHECK(int{formation[Line::midfield]} == 5);
  CHECK(int{formation[Line::forward]} == 2);
}

TEST_CASE("2.0: the cards' formations and any other can be chosen", "[2.0/2.1.d][2.0/2.1.e][R14]") {
  Scenario scenario = match();
  for (const std::string formation :
       {"4-4-2", "4-2-4", "4-3-3", "4-5-1", "5-3-2", "3-5-2", "3-4-3", "5-4-1", "2-6-2", "1-1-8"})
    scenario.offers("formation " + formation);
}

TEST_CASE("2.0: at half-time a team may put one player into another line", "[2.0/2.1.1.a][R19]") {
  Scenario scenario = half_time();
  scenario.asks("home", "change");
  CHECK(scenario.secret());
  scenario.offers("done").plays("change forward midfield").asks("away", "change");
  CHECK(scenario.state()["home"]["formation"] == "4-4-2");
  scenario.plays("done");
  CHECK(scenario.state()["home"]["formation"] == "4-5-1");
  CHECK(scenario.state()["away"]["formation"] == "4-4-2");
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_2_team_preparations
