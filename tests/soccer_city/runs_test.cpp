// Repositioning (K10, S22).
#include "soccer_city/scenario.hpp"

namespace soccer_city::test::runs_chapter {
namespace {

constexpr auto reposition = R"({
  "rules": "soccer-city", "stage": "reposition", "control": "home", "carrier": 6,
  "home": {"players": {"1": "H1", "2": "C3", "3": "M3", "6": "H8", "7": "F9"}},
  "away": {"players": {"1": "H21", "2": "C12", "3": "M12", "4": "H14", "8": "H11"}}})";

TEST_CASE("city: up to three players run up to two hexes each, not the one with the ball",
          "[soccer-city/S22]") {
  Scenario match = Scenario::position(reposition);
  match.offers("move C3 C5").offers_not("move C3 C6").refuses("move H8 H9", "soccer-city/S22");
  match.plays("move C3 C5").refuses("move C5 C6", "soccer-city/S22").plays("move M3 M5").plays("move F9 F10");
  match.offers_only({"done"})
      .refuses("move H1 H2", "soccer-city/S22")
      .plays("done")
      .asks("away", "reposition");
}

TEST_CASE("city: runs go through free hexes and end on one", "[soccer-city/S22][soccer-city/K3]") {
  constexpr auto corner = R"({"home": {"players": {"2": "A0", "3": "A1", "7": "B1"}}})";
  Scenario match = Scenario::position(reposition, corner);
  match.offers_not("move A0 A2").refuses("move A0 A1", "soccer-city/K3").offers("move A1 A3");
}

TEST_CASE("city: the attack repositions first, then the defence, whoever has the ball", "[soccer-city/S22]") {
  Scenario match = Scenario::position(reposition);
  match.asks("home", "reposition")
      .plays("done")
      .asks("away", "reposition")
      .plays("done")
      .asks("home", "action");
}

TEST_CASE("city: the crowd lets the side that is behind move four", "[soccer-city/S11]") {
  constexpr auto behind = R"({"options": ["factors"], "factor": "crowd", "score": {"home": 0, "away": 1}})";
  Scenario match = Scenario::position(reposition, behind);
  match.plays({"move C3 C4", "move M3 M4", "move F9 F10", "move H1 H2", "done"}).asks("away", "reposition");
  match.plays({"move C12 C13", "move M12 M13", "move H14 H15"}).offers_only({"done"});
}

}  // namespace
}  // namespace soccer_city::test::runs_chapter
