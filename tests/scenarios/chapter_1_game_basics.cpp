#include <algorithm>

#include "fuba/game.hpp"
#include "support/scenario.hpp"

namespace fuba::test::chapter_1_game_basics {
namespace {

constexpr auto open_play = R"({
  "control": "home", "minute": 10, "ball": {"area": "C3", "value": 3},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 2, "L2": 2, "C3": 2, "R2": 2, "C4": 2}},
  "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C4": 2, "L3": 2, "C3": 2, "R3": 2, "C2": 2}}})";

constexpr auto attacking_free_kick = R"({
  "stage": "free-kick", "control": "home", "minute": 10, "ball": {"area": "C4", "value": 3},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 5, "C4": 5}},
  "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C2": 5, "C4": 5}}})";

Scenario home_kicks_off() {
  Scenario match = Scenario::match();
  match.plays("formation 4-4-2").plays("formation 4-4-2", {5, 3}).plays("kick-off take");
  return match;
}

TEST_CASE("the ball shows a value from 1 to 6", "[3.0/1.1.a]") {
  for (const std::string value : {"1", "2", "3", "4", "5", "6"})
    CHECK(Scenario::position(open_play, R"({"ball": {"value": )" + value + "}}").value() == std::stoi(value));
  CHECK(refused_field(R"({"ball": {"area": "C3", "value": 0}})") == "/ball/value");
  CHECK(refused_field(R"({"ball": {"area": "C3", "value": 7}})") == "/ball/value");
}

TEST_CASE("a change of the value stops at 1 and at 6", "[R13][3.0/1.1.a]") {
  Scenario lowered = Scenario::position(open_play);
  lowered.plays("target C3", {3, 1}).acts("action none").acts("action position");
  CHECK(lowered.value() == 1);

  Scenario raised = Scenario::position(open_play, R"({"home": {"players": {"C3": 1, "C2": 3}}})");
  raised.plays("target C3", {6, 5}).acts("action position");
  CHECK(raised.value() == 6);
}

TEST_CASE("a team has ten outfield players and a goalkeeper", "[3.0/1.1.c]") {
  Scenario match = home_kicks_off();
  match.places("C3", 10).asks("away", "place").places("C3", 10);
  for (const std::string team : {"home", "away"}) CHECK(match.players(team) == 10);
  CHECK(match.keeper("home") == "C1");
  CHECK(match.keeper("away") == "C5");
  CHECK_FALSE(refused_field(R"({"home": {"keeper": "C1", "players": {"C3": 11}}})").empty());
}

TEST_CASE("substitutes and condition points are no part of the basic game", "[3.0/1.1.d][3.0/3.4.a]") {
  Scenario match = home_kicks_off();
  match.places("C3", 10).places("C3", 10).plays("done").asks("home", "target");
  for (const std::string field : {"condition", "substitutions", "injured"})
    CHECK_FALSE(match.state()["home"].contains(field));

  Scenario turn = Scenario::position(open_play);
  turn.plays("target C3", {5, 2}).acts("action none").acts("action none").plays("second yes");
  for (const std::string choice : {"action substitute", "action press-hard", "boost"}) {
    const Choices legal = turn.legal();
    CHECK(std::count(legal.begin(), legal.end(), choice) == 0);
  }
}

TEST_CASE("one figure keeps the time and two keep the goals", "[3.0/1.1.e]") {
  Scenario match = Scenario::position(
      R"({"stage": "penalty-kick", "control": "home", "minute": 30, "score": {"home": 1, "away": 2},
          "ball": {"area": "C5", "value": 1},
          "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 10}},
          "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C4": 10}}})");
  match.places("C2", 9).plays("place-keeper C1").places("C4", 10).plays("done");
  CHECK(match.minute() == 31);
  match.plays("dive left").plays("kick middle", {1});
  CHECK(match.score("home") == 2);
  CHECK(match.score("away") == 2);
  CHECK(match.minute() == 32);
}

TEST_CASE("dice have six sides and at most two fall at once", "[3.0/1.1.f]") {
  State state = new_match(rules());
  REQUIRE(apply(rules(), state, *parse_command("formation 4-4-2")));
  CHECK_FALSE(roll(state));
  REQUIRE(apply(rules(), state, *parse_command("formation 4-4-2")));
  REQUIRE(roll(state));
  CHECK(roll(state)->count == 2);
  CHECK(roll(state)->rolled_by == std::array{Team::home, Team::away});

  Scenario equal = Scenario::position(open_play);
  equal.plays("target C3", {5, 5, 2, 1});
  CHECK(equal.events("dice").size() == 2);
}

TEST_CASE("there are eight formation cards", "[3.0/1.1.g][R14]") {
  std::vector<std::string> cards;
  for (const FormationCard& card : rules().cards) cards.push_back(to_string(card.formation));
  std::sort(cards.begin(), cards.end());
  CHECK(cards == Choices{"3-4-3", "3-5-2", "4-2-4", "4-3-3", "4-4-2", "4-5-1", "5-3-2", "5-4-1"});
  Scenario match = Scenario::match();
  for (const std::string& card : cards) match.offers("formation " + card);
}

TEST_CASE("a goalkeeper counts as a player", "[3.0/1.2.b][R12]") {
  Scenario match = Scenario::position(open_play, R"({
    "ball": {"area": "C4", "value": 2},
    "home": {"players": {"C5": 1, "C2": 1}},
    "away": {"players": {"L4": 1, "L3": 1}}})");
  match.plays("target C5", {6, 4});
  CHECK(match.chooser() == "away");
  match.acts("action press", {5, 5});
  CHECK(match.control() == "home");
}

TEST_CASE("the team with the ball is the controlling team", "[3.0/1.3.a]") {
  Scenario match = Scenario::position(open_play, R"({"control": "away"})");
  match.asks("away", "target").plays("target C3", {3, 6});
  CHECK(match.control() == "away");
  Scenario lost = Scenario::position(open_play, R"({"control": "away"})");
  lost.plays("target C3", {2, 6});
  CHECK(lost.control() == "home");
}

TEST_CASE("the roles change as soon as the ball is lost", "[3.0/1.3.b]") {
  Scenario match = Scenario::position(open_play);
  match.plays("target C3", {2, 4});
  CHECK(match.control() == "away");
  CHECK(match.chooser() == "home");
  match.acts("action none").plays("done").offers_not("action press").offers("action position");
}

TEST_CASE("a low value means good control and a high one poor control", "[3.0/1.3.1.a]") {
  Scenario best = Scenario::position(open_play, R"({"ball": {"value": 1}})");
  CHECK(best.plays("target C3", {1, 2}).control() == "home");
  Scenario worst = Scenario::position(open_play, R"({"ball": {"value": 6}})");
  CHECK(worst.plays("target C3", {5, 2}).control() == "away");
  Scenario lucky = Scenario::position(open_play, R"({"ball": {"value": 6}})");
  CHECK(lucky.plays("target C3", {6, 2}).control() == "home");
}

TEST_CASE("the pitch has four areas on each side and five in the middle", "[3.0/1.4.a][R1]") {
  Scenario match = Scenario::position(attacking_free_kick);
  match.offers_only({"place L1", "place L2", "place L3", "place L4", "place C1", "place C2", "place C3",
                     "place C4", "place C5", "place R1", "place R2", "place R3", "place R4"});
}

TEST_CASE("the centre is one area on both sides of the halfway line", "[3.0/1.4.c][3.0/1.4.2.b]") {
  Scenario kept = Scenario::position(open_play, R"({"ball": {"area": "C2", "value": 3}})");
  CHECK(kept.plays("target C4", {4, 2}).control() == "home");
  Scenario lost = Scenario::position(open_play, R"({"ball": {"area": "C2", "value": 3}})");
  CHECK(lost.plays("target C4", {3, 2}).control() == "away");

  Scenario match = home_kicks_off();
  match.offers("place C3").places("C3", 10).offers("place C3");
}

TEST_CASE("a penalty area is one area", "[3.0/1.4.d]") {
  Scenario match = Scenario::position(open_play, R"({
    "ball": {"area": "C4", "value": 2},
    "home": {"players": {"C4": 2, "C5": 2, "C2": 0}},
    "away": {"players": {"C4": 2, "L4": 2, "L3": 0}}})");
  match.plays("target C4", {4, 2}).acts("action none").acts("action forward");
  match.offers("move C4 C5");
  for (const std::string& choice : match.legal("move")) CHECK_FALSE(choice.starts_with("move C5"));
}

TEST_CASE("any number of players may stand in an area", "[3.0/1.4.1.a]") {
  Scenario match = home_kicks_off();
  match.places("C3", 10).places("C5", 10);
  CHECK(match.players("home", "C3") == 10);
  CHECK(match.players("away", "C5") == 10);
}

TEST_CASE("at most six players of a team count in an area", "[3.0/1.4.1.b][R12]") {
  Scenario match = Scenario::position(open_play, R"({"ball": {"value": 4},
    "home": {"players": {"C2": 1, "L2": 0, "C3": 7, "R2": 2, "C4": 0}},
    "away": {"players": {"C2": 0, "L3": 2, "C3": 6, "R3": 2, "C4": 0}}})");
  match.plays("target C3", {5, 4});
  CHECK(match.chooser() == "away");
  match.acts("action position");
  CHECK(match.value() == 5);

  Scenario five = Scenario::position(open_play, R"({"ball": {"value": 4},
    "home": {"players": {"C2": 1, "L2": 0, "C3": 7, "R2": 2, "C4": 0}},
    "away": {"players": {"C2": 0, "L3": 3, "C3": 5, "R3": 2, "C4": 0}}})");
  five.plays("target C3", {5, 4});
  CHECK(five.chooser() == "home");
}

TEST_CASE("the halfway line parts the pitch and leaves the centre to both halves",
          "[3.0/1.4.2.a][3.0/1.4.2.b][R6]") {
  Scenario match = home_kicks_off();
  match.offers_only({"place L1", "place L2", "place R1", "place R2", "place C1", "place C2", "place C3"});
  match.places("C3", 10);
  match.offers_only({"place L3", "place L4", "place R3", "place R4", "place C3", "place C4", "place C5"});
}

TEST_CASE("a goal line runs from corner to corner", "[3.0/1.4.3.a]") {
  Scenario match = Scenario::position(open_play, R"({
    "home": {"players": {"L1": 1, "C1": 1, "R1": 1, "L4": 1, "C5": 1, "R4": 1, "C3": 4,
                         "C2": 0, "L2": 0, "R2": 0, "C4": 0}},
    "away": {"players": {"L1": 1, "C1": 2, "R1": 1, "L4": 1, "R4": 1, "C3": 4,
                         "C2": 0, "L3": 0, "R3": 0, "C4": 0}}})");
  match.plays("target C3", {5, 2}).acts("action none").asks("home", "free");
  match.offers_only(
      {"free L1 L2", "free C1 C2", "free R1 R2", "free L4 L3", "free C5 C4", "free R4 R3", "done"});
}

Choices zone(Team team, Line line) {
  Choices areas;
  for (const Area area : all_areas)
    if (rules().pitch.zone[index(team)][index(area)] == line) areas.emplace_back(name(area));
  std::sort(areas.begin(), areas.end());
  return areas;
}

TEST_CASE("the midfield zone is the areas on the halfway line", "[3.0/1.5.a][3.0/1.5.b][R2]") {
  const Choices midfield{"C3", "L2", "L3", "R2", "R3"};
  CHECK(zone(Team::home, Line::midfield) == midfield);
  CHECK(zone(Team::away, Line::midfield) == midfield);
  for (const Area area : all_areas)
    CHECK(rules().pitch.halfway.contains(area) ==
          (rules().pitch.zone[index(Team::home)][index(area)] == Line::midfield));
}

TEST_CASE("the defence zone is the own half off the halfway line", "[3.0/1.5.a][3.0/1.5.c][R2]") {
  CHECK(zone(Team::home, Line::defence) == Choices{"C1", "C2", "L1", "R1"});
  CHECK(zone(Team::away, Line::defence) == Choices{"C4", "C5", "L4", "R4"});
}

TEST_CASE("the attack zone is the other team's defence zone", "[3.0/1.5.a][3.0/1.5.d][R2]") {
  CHECK(zone(Team::home, Line::forward) == zone(Team::away, Line::defence));
  CHECK(zone(Team::away, Line::forward) == zone(Team::home, Line::defence));
}

}  // namespace
}  // namespace fuba::test::chapter_1_game_basics
