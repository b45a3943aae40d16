#include <algorithm>

#include "table.hpp"

namespace fuba::test::second_edition::chapter_1_terms {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

const Ruleset& edition() { return rules(RulesChoice{"fuba-2.0"}); }

std::string refused(std::string_view changes) {
  return refused_field(both(R"({"rules":"fuba-2.0"})", changes));
}

Choices in_zone(Team team, Line zone) {
  Choices areas;
  for (const Area area : all_areas)
    if (edition().pitch.zone[index(team)][index(area)] == zone) areas.emplace_back(name(area));
  std::sort(areas.begin(), areas.end());
  return areas;
}

TEST_CASE("2.0: the pitch has thirteen areas", "[2.0/0.a]") {
  const Scenario scenario = turn(home_side, away_side, R"({"stage":"free-kick","ball":{"area":"L3"}})");
  CHECK(scenario.legal("place").size() == 13);
}

TEST_CASE("2.0: the centre is one area for both halves", "[2.0/0.b][R6]") {
  Scenario scenario = match();
  scenario.plays("formation 4-4-2").plays("formation 4-4-2", {5, 3}).plays("kick-off take");
  scenario.offers("place C3").places("C3", 10).asks("away", "place").offers("place C3");
}

TEST_CASE("2.0: a penalty area is one area", "[2.0/0.c]") {
  Scenario scenario = stage("C1:2 C2:4 C3:4", away_side, R"({"home":{"formation":"3-4-3"}})");
  scenario.plays("action forward").offers("move C1 C2");
}

TEST_CASE("2.0: the ball shows a value from 1 to 6", "[2.0/0.d]") {
  for (const int value : {1, 6}) CHECK(turn(home_side, away_side, ball("C3", value)).value() == value);
  for (const int value : {0, 7}) CHECK(refused(ball("C3", value)) == "/ball/value");
}

TEST_CASE("2.0: a low value is easier to keep", "[2.0/0.e]") {
  for (const int value : {1, 2, 4, 5, 6}) {
    CAPTURE(value);
    Scenario scenario = turn(home_side, away_side, ball("C3", value));
    scenario.plays("target C3", {3, 1});
    CHECK(scenario.control() == (value < 3 ? "home" : "away"));
  }
}

TEST_CASE("2.0: there are eight formation cards", "[2.0/0.f][R14]") { CHECK(edition().cards.size() == 8); }

TEST_CASE("2.0: a team has ten outfield players and a goalkeeper", "[2.0/0.h]") {
  Scenario scenario = match();
  scenario.plays("formation 4-4-2").plays("formation 4-4-2", {5, 3}).plays("kick-off take");
  scenario.places("C3", 10).places("C3", 10).asks("home", "adjust");
  CHECK(scenario.players("home") == 10);
  CHECK(scenario.players("away") == 10);
  CHECK(scenario.keeper("home") == "C1");
  CHECK(scenario.keeper("away") == "C5");
  CHECK_FALSE(refused(R"({"home":{"players":{"C3":11}}})").empty());
}

TEST_CASE("2.0: referees keep time and goals", "[2.0/0.i]") {
  const Scenario scenario = turn(home_side, away_side, R"({"score":{"home":2,"away":1}})");
  CHECK(scenario.minute() == 20);
  CHECK(scenario.score("home") == 2);
  CHECK(scenario.score("away") == 1);
}

TEST_CASE("2.0: dice have six sides", "[2.0/0.j]") {
  for (const int die : {0, 7})
    CHECK(refused(R"({"stage":"actions","dice":{"controlling":)" + std::to_string(die) +
                  R"(,"passive":2}})") == "/dice/controlling");
}

TEST_CASE("2.0: the goalkeeper counts as a player", "[2.0/1.1.c][2.0/4.4.1.a]") {
  constexpr auto deep = "L3:3 C4:4 R3:3";
  Scenario without = turn(home_side, deep, ball("C3", 6));
  without.plays("target C3", {2, 1});
  CHECK(without.control() == "home");
  Scenario with = turn(home_side, deep, both(ball("C3", 6), R"({"away":{"keeper":"C3"}})"));
  with.plays("target C3", {2, 1});
  CHECK(with.control() == "away");
}

TEST_CASE("2.0: the team with the ball controls, and roles change at once", "[2.0/1.2.a][2.0/1.2.b]") {
  Scenario kept = turn(home_side, away_side);
  kept.asks("home", "target").plays("target C3", {4, 2});
  CHECK(kept.control() == "home");
  Scenario lost = turn(home_side, away_side, last_turn("away", 0, 0));
  lost.plays("target C3", {2, 5});
  CHECK(lost.control() == "away");
  CHECK(lost.chooser() == "home");
  lost.plays("action none").offers("action press");
}

TEST_CASE("2.0: three zones part the pitch", "[2.0/1.3.a]") {
  for (const Team team : teams)
    CHECK(in_zone(team, Line::defence).size() + in_zone(team, Line::midfield).size() +
              in_zone(team, Line::forward).size() ==
          13);
}

TEST_CASE("2.0: the midfield zone touches the halfway line", "[2.0/1.3.1.a][R2]") {
  for (const Team team : teams) CHECK(in_zone(team, Line::midfield) == Choices{"C3", "L2", "L3", "R2", "R3"});
}

TEST_CASE("2.0: a team's attack zone is the other team's defence zone", "[2.0/1.3.2.a][2.0/1.3.3.a][R2]") {
  CHECK(in_zone(Team::home, Line::forward) == Choices{"C4", "C5", "L4", "R4"});
  CHECK(in_zone(Team::home, Line::defence) == Choices{"C1", "C2", "L1", "R1"});
  CHECK(in_zone(Team::away, Line::forward) == in_zone(Team::home, Line::defence));
  CHECK(in_zone(Team::away, Line::defence) == in_zone(Team::home, Line::forward));
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_1_terms
