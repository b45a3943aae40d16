#include "support/scenario.hpp"

namespace fuba::test::chapter_5_4_goal_kick {
namespace {

constexpr auto kick = R"({
  "stage": "goal-kick", "control": "home", "minute": 10, "ball": {"area": "C1", "value": 4},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C1": 1, "C2": 4, "C3": 5}},
  "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C1": 2, "C3": 4, "C4": 4}}})";

constexpr auto shot = R"({
  "control": "home", "minute": 10, "ball": {"area": "C4", "value": 2},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 4, "C3": 4, "C4": 2}},
  "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C4": 1, "C3": 7, "C2": 2}}})";

TEST_CASE("a goal kick drops what is left of the turn", "[3.0/5.4.a][R18]") {
  Scenario match = Scenario::position(shot);
  match.plays("target C4", {4, 3}).acts("action shoot", {1}).asks("away", "react");
  CHECK(match.control() == "away");
  match.plays("done").plays("done").asks("away", "target");
}

TEST_CASE("a goal kick comes from the penalty area with value 1", "[3.0/5.4.b][R125]") {
  Scenario match = Scenario::position(shot);
  match.plays("target C4", {4, 3}).acts("action shoot", {1});
  CHECK(match.ball() == "C5");
  CHECK(match.value() == 1);
  CHECK(match.minute() == 12);
}

TEST_CASE("the penalty area is cleared before a goal kick", "[3.0/5.4.c][R39]") {
  Scenario match = Scenario::position(kick);
  CHECK(match.players("home", "C1") == 0);
  CHECK(match.players("away", "C1") == 0);
  CHECK(match.players("home", "C2") == 5);
  CHECK(match.players("away", "C2") == 2);
  CHECK(match.keeper("home") == "C1");

  Scenario other = Scenario::position(kick, R"({"control": "away", "ball": {"area": "C5"},
    "home": {"players": {"C1": 0, "C5": 1}}, "away": {"players": {"C1": 0, "C5": 2}}})");
  CHECK(other.players("home", "C4") == 1);
  CHECK(other.players("away", "C4") == 6);
  CHECK(other.keeper("away") == "C5");
}

TEST_CASE("the other goalkeeper is cleared out of the penalty area too", "[3.0/5.4.c][3.0/1.2.b]") {
  Scenario match = Scenario::position(kick, R"({"away": {"keeper": "C1"}})");
  CHECK(match.keeper("away") == "C2");
}

TEST_CASE("how many were cleared out is told, the goalkeeper among them", "[3.0/5.4.c][R39]") {
  Scenario match = Scenario::position(shot, R"({"home": {"keeper": "C5"}})");
  match.plays("target C4", {4, 3}).acts("action shoot", {1});
  CHECK(match.event("pushed")["from"] == "C5");
  CHECK(match.event("pushed")["players"] == 1);
}

TEST_CASE("the kicking team moves as many as it likes before a goal kick", "[3.0/5.4.d][R39]") {
  Scenario match = Scenario::position(kick);
  for (const std::string choice : {"react C2 C1", "react C2 L1", "react C2 R2", "react C2 C3", "react C3 L3",
                                   "react C3 C4", "react C3 C2"})
    match.offers(choice);
  for (int piece = 0; piece < 5; ++piece) match.plays("react C2 L2");
  for (int piece = 0; piece < 5; ++piece) match.plays("react C3 R3");
  match.offers_only({"done"}).plays("done");
  CHECK(match.players("home", "L2") == 5);
  CHECK(match.players("home", "R3") == 5);
}

TEST_CASE("the passive team may always move four before a goal kick", "[3.0/5.4.e][R39]") {
  Scenario match = Scenario::position(kick);
  match.plays("done").asks("away", "react");
  match.plays("react C3 L3").plays("react C3 R2").plays("react C4 C5").plays("react C4 C3");
  match.offers_only({"done"});
}

TEST_CASE("the passive team may move as many as the kicking team moved", "[3.0/5.4.e][R39]") {
  Scenario match = Scenario::position(kick);
  for (int piece = 0; piece < 5; ++piece) match.plays("react C2 L2");
  match.plays("done");
  for (int piece = 0; piece < 4; ++piece) match.plays("react C3 L3");
  match.offers("react C4 L4").plays("react C4 L4").offers_only({"done"});
}

TEST_CASE("a goal kick begins a new turn with a target", "[3.0/5.4.f]") {
  Scenario match = Scenario::position(kick);
  match.plays("done").plays("done").asks("home", "target").plays("target C2", {5, 4});
  CHECK(match.ball() == "C2");
  CHECK(match.value() == 4);
}

TEST_CASE("a piece moves once before a goal kick", "[R114]") {
  Scenario match = Scenario::position(kick);
  match.plays("react C2 L2").refuses("react L2 L1", "R114");
}

TEST_CASE("a cleared piece may still move before a goal kick", "[3.0/5.4.d]") {
  Scenario match = Scenario::position(
      kick, R"({"home": {"players": {"C1": 4, "C2": 0, "C3": 6}}, "away": {"players": {"C1": 0, "C2": 2}}})");
  CHECK(match.players("home", "C2") == 4);
  match.offers("react C2 L2");
}

TEST_CASE("offside does not bind the moves before a goal kick", "[R113]") {
  Scenario match = Scenario::position(kick, R"({"away": {"players": {"C1": 0, "C3": 10, "C4": 0}}})");
  match.offers("react C3 C4");
}

TEST_CASE("the goalkeeper returns for his goal kick", "[R115]") {
  Scenario match = Scenario::position(kick, R"({"home": {"keeper": "C2"}})");
  CHECK(match.keeper("home") == "C1");
  match.plays("done").asks("away", "react");
  match.plays("react C3 L3").plays("react C3 R2").plays("react C4 C5").plays("react C4 C3");
  match.offers_only({"done"});
}

TEST_CASE("clock and ball and value change before the moves of a goal kick", "[R125]") {
  Scenario match = Scenario::position(kick, R"({"ball": {"area": "C1", "value": 5}})");
  CHECK(match.minute() == 11);
  CHECK(match.value() == 1);
  match.asks("home", "react");
}

constexpr auto last_turn = R"({"minute": 45, "stoppage": 4, "half": 1})";

TEST_CASE("a goal kick awarded in the last turn of a half is not taken", "[R18a]") {
  Scenario match = Scenario::position(shot, last_turn);
  match.plays("target C4", {6, 1}).acts("action shoot", {1}).asks("home", "change");
}

TEST_CASE("a kick-off after a goal in the last turn of a half is not taken", "[R18a]") {
  Scenario match = Scenario::position(shot, last_turn);
  match.plays("target C4", {6, 1}).acts("action shoot", {6}).asks("home", "change");
  CHECK(match.score("home") == 1);
}

TEST_CASE("a corner kick awarded in the last turn of the match is not taken", "[R18a]") {
  Scenario match = Scenario::position(shot, R"({"minute": 90, "stoppage": 4, "half": 2})");
  match.plays("target C4", {6, 1}).acts("action shoot", {3});
  CHECK(match.over());
}

}  // namespace
}  // namespace fuba::test::chapter_5_4_goal_kick
