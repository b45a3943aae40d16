#include <algorithm>

#include "support/scenario.hpp"

namespace fuba::test::chapter_2_formations {
namespace {

constexpr auto last_turn_of_the_half = R"({
  "control": "home", "half": 1, "minute": 45, "stoppage": 3, "ball": {"area": "C3", "value": 3},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 4, "C3": 4, "C4": 2}},
  "away": {"formation": "4-5-1", "keeper": "C5", "players": {"C4": 4, "C3": 4, "C2": 2}}})";

Scenario half_time() {
  Scenario match = Scenario::position(last_turn_of_the_half);
  match.plays("target C3", {4, 4});
  return match;
}

TEST_CASE("both teams choose a formation before the match begins", "[3.0/2.a]") {
  Scenario match = Scenario::match();
  match.asks("home", "formation").plays("formation 4-4-2");
  match.asks("away", "formation").plays("formation 3-4-3", {5, 3});
  match.asks("home", "kick-off");
}

TEST_CASE("a formation has three lines and each has a player", "[3.0/2.b][R14]") {
  Scenario match = Scenario::match();
  match.refuses("formation 5-5-0", "R14").refuses("formation 0-5-5", "R14");
  for (const std::string& choice : match.legal("formation"))
    CHECK(std::count(choice.begin(), choice.end(), '-') == 2);
}

TEST_CASE("player roles are no part of the basic game", "[3.0/2.c]") {
  Scenario match = Scenario::match();
  match.plays("formation 4-5-1").plays("formation 4-5-1", {2, 6}).asks("away", "kick-off");
  CHECK_FALSE(match.state()["home"].contains("roles"));
}

TEST_CASE("a formation is chosen in secret", "[3.0/2.1.a]") {
  Scenario match = Scenario::match();
  CHECK(match.secret());
  match.plays("formation 5-4-1");
  CHECK(match.secret());
  CHECK(match.view("away").dump().find("5-4-1") == std::string::npos);
  CHECK(match.view("home").dump().find("5-4-1") != std::string::npos);
  CHECK_FALSE(match.happened("formations"));
}

TEST_CASE("formations are revealed once both teams have chosen", "[3.0/2.1.b]") {
  Scenario match = Scenario::match();
  match.plays("formation 5-4-1").plays("formation 4-3-3", {4, 1});
  CHECK(match.event("formations")["home"] == "5-4-1");
  CHECK(match.event("formations")["away"] == "4-3-3");
  CHECK(match.view("away")["home"]["formation"] == "5-4-1");
  CHECK(match.view("home")["away"]["formation"] == "4-3-3");
}

/// How many moves a movement of that type allows with these players and that formation.
std::size_t moves_of(const std::string& type, const std::string& formation) {
  Scenario match = Scenario::position(R"({
    "control": "home", "minute": 10, "ball": {"area": "C3", "value": 3},
    "home": {"keeper": "C1", "players": {"C2": 2, "C3": 8}},
    "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C4": 1, "C3": 8, "C2": 1}}})",
                                      R"({"home": {"formation": ")" + formation + R"("}})");
  match.plays("target C3", {4, 2}).acts("action none").acts("action " + type);
  const std::string step = type == "forward" ? "move C3 C4" : type == "defence" ? "move C3 C2" : "move C3 L2";
  std::size_t moves = 0;
  while (match.legal("move").size() > 0) {
    match.plays(step);
    ++moves;
  }
  match.plays("done");
  return moves;
}

TEST_CASE("the numbers of a formation are its defenders and midfielders and forwards", "[3.0/2.1.c]") {
  CHECK(moves_of("defence", "5-4-1") == 5);
  CHECK(moves_of("midfield", "5-4-1") == 4);
  CHECK(moves_of("forward", "5-4-1") == 1);
  CHECK(moves_of("forward", "3-4-3") == 3);
}

TEST_CASE("Heidi's 4-4-2 has four defenders and four midfielders and two forwards", "[3.0/2.1.f]") {
  CHECK(moves_of("defence", "4-4-2") == 4);
  CHECK(moves_of("midfield", "4-4-2") == 4);
  CHECK(moves_of("forward", "4-4-2") == 2);
}

TEST_CASE("a formation need not be on a card", "[3.0/2.1.d][R14]") {
  Scenario match = Scenario::match();
  match.plays("formation 6-3-1").plays("formation 1-1-8", {4, 1});
  CHECK(match.state()["home"]["formation"] == "6-3-1");
  CHECK(match.state()["away"]["formation"] == "1-1-8");
}

TEST_CASE("every formation of three lines is offered", "[R14]") {
  CHECK(Scenario::match().legal("formation").size() == 36);
}

TEST_CASE("a formation adds up to ten", "[3.0/2.1.e]") {
  Scenario match = Scenario::match();
  match.refuses("formation 4-4-3", "3.0/2.1").refuses("formation 4-4-1", "3.0/2.1");
}

TEST_CASE("at half-time each team may move one player to another line", "[3.0/2.2.a][R19]") {
  Scenario match = half_time();
  match.asks("home", "change");
  match.offers_only({"change defence midfield", "change defence forward", "change midfield defence",
                     "change midfield forward", "change forward defence", "change forward midfield", "done"});
  match.plays("change midfield forward");
  match.asks("away", "change").plays("change defence midfield");
  CHECK(match.state()["home"]["formation"] == "4-3-3");
  CHECK(match.state()["away"]["formation"] == "3-6-1");
  match.asks("away", "place");
}

TEST_CASE("a line keeps a player at half-time", "[R14][R19]") {
  Scenario match = half_time();
  match.plays("done").asks("away", "change");
  match.offers_not("change forward midfield").refuses("change forward midfield", "R14");
}

TEST_CASE("the change at half-time is optional and secret", "[R19]") {
  Scenario match = half_time();
  CHECK(match.secret());
  match.plays("change midfield forward");
  CHECK(match.view("away")["home"]["formation"] == "4-4-2");
  CHECK(match.view("away").dump().find("4-3-3") == std::string::npos);
  match.plays("done");
  CHECK(match.events("formation-changed").size() == 1);
  CHECK(match.view("away")["home"]["formation"] == "4-3-3");
  CHECK(match.state()["away"]["formation"] == "4-5-1");
}

TEST_CASE("formations change at half-time only", "[3.0/2.2.a]") {
  Scenario match = Scenario::position(last_turn_of_the_half, R"({"half": 2, "minute": 90})");
  match.plays("target C3", {4, 4});
  CHECK(match.over());
}

}  // namespace
}  // namespace fuba::test::chapter_2_formations
