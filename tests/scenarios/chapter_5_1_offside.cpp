#include <map>

#include "fuba/game.hpp"
#include "support/scenario.hpp"

namespace fuba::test::chapter_5_1_offside {
namespace {

/// Home in possession in its own half, Away's ten outfield players in the centre.
constexpr auto high_line = R"({
  "control": "home", "minute": 10, "ball": {"area": "C2", "value": 1},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 5, "C3": 5}},
  "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C3": 10}}})";

Scenario with(std::string_view changes) { return Scenario::position(high_line, changes); }

TEST_CASE("a player behind the second closest opponent is offside", "[3.0/5.1.a]") {
  Scenario match = with(R"({"home": {"players": {"C3": 4, "C4": 1}}})");
  match.refuses("target C4", "3.0/4.1.1");
  Scenario corner = with(R"({"ball": {"area": "C3", "value": 1}, "home": {"players": {"C3": 4, "L4": 1}}})");
  corner.refuses("target L4", "3.0/4.1.1");
}

TEST_CASE("nobody is offside in the own half", "[3.0/5.1.a]") {
  Scenario match = with(R"({"ball": {"area": "C1", "value": 1},
    "home": {"players": {"C2": 4, "C3": 5, "L2": 1}},
    "away": {"keeper": "C2", "players": {"C3": 0, "C1": 10}}})");
  match.offers("target L2").offers("target C2");
}

TEST_CASE("a target is offside where only offside players could reach it", "[3.0/5.1.a]") {
  Scenario match = with(R"({"ball": {"area": "C3", "value": 1},
    "home": {"players": {"C2": 4, "C3": 1, "C4": 5}}})");
  match.refuses("target C5", "3.0/4.1.1").refuses("target L4", "3.0/4.1.1");
  match.offers("target L3");
}

TEST_CASE("offside is measured for either team towards the other goal", "[3.0/5.1.a]") {
  Scenario match = Scenario::position(R"({
    "control": "away", "minute": 10, "ball": {"area": "C4", "value": 1},
    "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C3": 10}},
    "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C4": 5, "C3": 4, "C2": 1}}})");
  match.refuses("target C2", "3.0/4.1.1").offers("target C3");
}

TEST_CASE("the goalkeeper is one of the two opponents", "[3.0/5.1.b]") {
  Scenario match = with(R"({"home": {"players": {"C3": 4, "C4": 1}},
                            "away": {"players": {"C3": 9, "C4": 1}}})");
  match.offers("target C4");
  Scenario keeper_away = with(R"({"home": {"players": {"C3": 4, "C4": 1}},
                                  "away": {"keeper": "C3", "players": {"C3": 9, "C4": 1}}})");
  keeper_away.refuses("target C4", "3.0/4.1.1");
}

TEST_CASE("a player level with the second closest opponent is onside", "[3.0/5.1.c][R5]") {
  Scenario level = with(R"({"ball": {"area": "C3", "value": 1},
    "home": {"players": {"C3": 3, "L4": 1, "C5": 1}}, "away": {"players": {"C3": 9, "C4": 1}}})");
  level.offers("target L4").refuses("target C5", "3.0/4.1.1");

  Scenario centre = with(R"({"home": {"players": {"C3": 3, "L3": 1, "C4": 1}}})");
  centre.offers("target L3").refuses("target C4", "3.0/4.1.1");

  Scenario side = with(R"({"home": {"players": {"C3": 4, "R3": 1}},
                           "away": {"players": {"C3": 0, "L2": 10}}})");
  side.refuses("target R3", "3.0/4.1.1");
}

TEST_CASE("the second closest opponent stands in the area that reaches nearest", "[R5]") {
  const std::map<std::string, std::string> expected{{R"({"C3": 8, "L4": 1, "C4": 1})", "L4"},
                                                    {R"({"C3": 8, "L3": 1, "C4": 1})", "C4"},
                                                    {R"({"C3": 9, "L3": 1})", "L3"},
                                                    {R"({"C3": 9, "L2": 1})", "C3"},
                                                    {R"({"C3": 8, "C5": 1, "C4": 1})", "C5"}};
  for (const auto& [players, area] : expected) {
    INFO(players);
    Scenario match = Scenario::position(R"({"away": {"keeper": "C5", "players": )" + players + "}}");
    CHECK(name(second_closest(rules(), match.raw(), Team::away)) == area);
  }
}

TEST_CASE("a player in the centre is never offside", "[3.0/5.1.d]") {
  Scenario match = with(R"({"ball": {"area": "C1", "value": 1}, "away": {"players": {"C3": 0, "C2": 10}}})");
  match.offers("target C3");
  Scenario deep = with(R"({"ball": {"area": "C1", "value": 1}, "away": {"players": {"C3": 0, "C1": 10}}})");
  deep.offers("target C3");
}

TEST_CASE("a player level with the ball or behind it is onside", "[3.0/5.1.e]") {
  Scenario level = with(R"({"ball": {"area": "L4", "value": 1},
    "home": {"players": {"C3": 2, "L4": 1, "C5": 1, "R4": 1}}})");
  level.offers("target C5").offers("target R4").offers("target L4");

  Scenario nearer = with(R"({"ball": {"area": "C5", "value": 1},
    "home": {"players": {"C3": 3, "C4": 1, "C5": 1}}})");
  nearer.offers("target C4").offers("target C5");

  Scenario ahead = with(R"({"ball": {"area": "C4", "value": 1},
    "home": {"players": {"C3": 3, "C4": 1, "C5": 1}}})");
  ahead.refuses("target C5", "3.0/4.1.1").offers("target C4");
}

TEST_CASE("a pass towards the own goal line is never offside", "[3.0/5.1.f]") {
  Scenario back = with(R"({"ball": {"area": "L4", "value": 1},
    "home": {"players": {"C3": 3, "L4": 1, "L3": 1}}, "away": {"players": {"C3": 0, "C2": 10}}})");
  back.offers("target L3");
  Scenario forward = with(R"({"ball": {"area": "C2", "value": 1},
    "home": {"players": {"C3": 3, "L4": 1, "L3": 1}}, "away": {"players": {"C3": 0, "C2": 10}}})");
  forward.refuses("target L3", "3.0/4.1.1");
}

TEST_CASE("there is no offside at a goal kick", "[3.0/5.1.g][R113]") {
  constexpr auto position = R"({
    "control": "home", "minute": 10, "ball": {"area": "C1", "value": 1},
    "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 8, "C4": 2}},
    "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C3": 10}}})";
  Scenario kick = Scenario::position(position, R"({"stage": "goal-kick"})");
  kick.plays("done").plays("done").asks("home", "target").offers("target C4");
  Scenario pass = Scenario::position(position);
  pass.refuses("target C4", "3.0/4.1.1");
}

TEST_CASE("there is no offside at a corner kick", "[3.0/5.1.g][R113]") {
  Scenario kick = Scenario::position(R"({
    "stage": "corner-kick", "corner": "L4", "control": "home", "minute": 10,
    "ball": {"area": "L4", "value": 1},
    "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 10}},
    "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C3": 10}}})");
  kick.places("C5", 9).plays("place-keeper C1").places("C1", 10).plays("place-keeper C1").plays("done");
  kick.asks("home", "target").offers("target C5");
}

TEST_CASE("offside binds the controlling team only", "[R59]") {
  Scenario match = Scenario::position(R"({
    "control": "home", "minute": 10, "ball": {"area": "C3", "value": 1},
    "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C3": 5, "C4": 5}},
    "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C3": 5, "C4": 5}}})");
  match.plays("target C3", {5, 3}).acts("action forward").offers("move C3 C2");
  Scenario owning = Scenario::position(R"({
    "control": "away", "minute": 10, "ball": {"area": "C3", "value": 1},
    "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C3": 5, "C4": 5}},
    "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C3": 5, "C4": 5}}})");
  owning.plays("target C3", {5, 3}).acts("action none").acts("action forward");
  owning.offers("move C4 C3").refuses("move C3 C2", "3.0/4.7.4");
}

TEST_CASE("a passive player may go where an attacker would be offside", "[R59]") {
  Scenario match = Scenario::position(R"({
    "control": "home", "minute": 10, "ball": {"area": "C2", "value": 1},
    "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 9, "C3": 1}},
    "away": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 9, "C3": 1}}})");
  match.plays("target C2", {5, 3}).acts("action midfield").offers("move C3 L3");
}

TEST_CASE("moves are measured from where the ball is", "[R112]") {
  constexpr auto position = R"({
    "control": "home", "minute": 10, "ball": {"area": "L4", "value": 1},
    "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 4, "C3": 2, "C4": 2, "L4": 2}},
    "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C3": 10}}})";
  Scenario level = Scenario::position(position);
  level.plays("target L4", {5, 3}).acts("action forward").offers("move C4 C5");
  Scenario back = Scenario::position(position);
  back.plays("target C4", {5, 3}).acts("action forward").refuses("move C4 C5", "3.0/4.7.4");
}

}  // namespace
}  // namespace fuba::test::chapter_5_1_offside
