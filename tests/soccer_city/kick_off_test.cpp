// The kick-off roll and the line-ups (K3, S12, S13).
#include "soccer_city/scenario.hpp"

namespace soccer_city::test::kick_off_chapter {
namespace {

TEST_CASE("city: the higher die kicks off, equal ones are thrown again", "[soccer-city/S12]") {
  CHECK(Scenario::match({5, 2}).control() == "home");
  CHECK(Scenario::match({3, 3, 1, 6}).control() == "away");
}

TEST_CASE("city: the side that kicks off lines up six and its goalkeeper first",
          "[soccer-city/S13][soccer-city/K3]") {
  Scenario match = Scenario::match({1, 2});
  match.asks("away", "line-up");
  CHECK(match.legal().size() == 28);
  match.plays("line-up 2 3 4 6 8 9").asks("away", "place").refuses("place 2 H20", "soccer-city/S13");
  match.offers("place 1 H21").refuses("place 1 H17", "soccer-city/S13").plays("place 1 H21");
  match.offers("place 2 A11").offers("place 2 B12").refuses("place 2 H11", "soccer-city/S13");
  match.refuses("place 2 H21", "soccer-city/K3").plays("place 2 D18");
  match.plays({"place 3 L18", "place 4 H15", "place 6 D14", "place 8 L14"});
  match.offers_only({"place 9 G11", "place 9 H12", "place 9 I11"})
      .plays("place 9 H12")
      .asks("home", "line-up");
  match.plays({"line-up 2 3 4 5 6 7", "place 1 H1"})
      .refuses("place 2 H9", "soccer-city/S13")
      .offers("place 2 H8");
  match.plays({"place 2 A1", "place 3 A2", "place 4 A3", "place 5 A4", "place 6 A5", "place 7 A6"});
  match.asks("away", "ball");
  CHECK(match.state()["free"] == "kick-off");
  CHECK(match.ball() == "H11");
}

TEST_CASE("city: a kicker who stands beside the spot leaves the others free", "[soccer-city/K3]") {
  Scenario match = Scenario::match({2, 1});
  match.plays({"line-up 2 3 4 5 6 7", "place 1 H1", "place 2 I10", "place 3 A1", "place 4 A2", "place 5 A3",
               "place 6 A4"});
  CHECK(match.legal().size() > 100);
}

constexpr auto kick_off = R"({"rules": "soccer-city", "stage": "kick-off", "control": "home",
                              "home": {"red": [4, 9]}, "away": {"red": [1]}})";

TEST_CASE("city: players sent off are not replaced", "[soccer-city/S13]") {
  Scenario match = Scenario::position(kick_off);
  match.asks("home", "line-up").offers("line-up 2 3 5 6").refuses("line-up 2 3 4 5", "soccer-city/S13");
  match.refuses("line-up 2 3 5 6 7 8", "soccer-city/S13");
  match.plays({"line-up 2 3 5 6", "place 1 H1", "place 2 A1", "place 3 A2", "place 5 A3", "place 6 H10"});
  match.asks("away", "line-up").plays("line-up 2 3 4 5 6 7").asks("away", "place").offers("place 2 H20");
}

TEST_CASE("city: the other side kicks off the second half", "[soccer-city/S12]") {
  constexpr auto last_turn = R"({
    "rules": "soccer-city", "stage": "reposition", "control": "home", "carrier": 6, "first": "home",
    "home": {"players": {"1": "H1", "6": "H6"}}, "away": {"players": {"1": "H21"}}, "piles": {"ball": []}})";
  Scenario match = Scenario::position(last_turn);
  match.plays({"done", "done", "keep none", "keep none"}).asks("away", "line-up");
}

}  // namespace
}  // namespace soccer_city::test::kick_off_chapter
