// Offside and the loose ball (S16, S17).
#include "soccer_city/scenario.hpp"

namespace soccer_city::test::offside_chapter {
namespace {

constexpr auto through_ball = R"({
  "rules": "soccer-city", "control": "home", "carrier": 6,
  "home": {"players": {"1": "H1", "6": "H13", "9": "H17"}, "hand": {"ball": ["short", "long"]}},
  "away": {"players": {"1": "H21", "2": "A16", "3": "O16"}}})";

TEST_CASE("city: nobody passes to a player who is offside", "[soccer-city/S16]") {
  Scenario match = Scenario::position(through_ball);
  match.refuses("pass short H17", "soccer-city/S16");
  CHECK(offside_players(rules(), match.raw(), Team::home).contains(9));
}

TEST_CASE("city: two opponents at his level or beyond play him onside, the goalkeeper among them",
          "[soccer-city/S16]") {
  Scenario level = Scenario::position(through_ball, R"({"away": {"players": {"2": "B17"}}})");
  level.offers("pass short H17");
}

TEST_CASE("city: nobody is offside in his own half or behind the ball", "[soccer-city/S16]") {
  constexpr auto own_half =
      R"({"home": {"players": {"6": "H8", "9": "H11"}}, "away": {"players": {"2": "A5", "3": "O5"}}})";
  Scenario::position(through_ball, own_half).offers("pass short H11");
  constexpr auto behind = R"({"home": {"players": {"6": "H19", "9": "H17"}}})";
  Scenario::position(through_ball, behind).offers("pass short H17");
}

TEST_CASE("city: who was offside when the ball was played cannot take it loose", "[soccer-city/S16]") {
  Scenario match = Scenario::position(through_ball, R"({"home": {"players": {"7": "G15"}}})");
  match.plays("pass short H16").asks("home", "reposition");
  match.refuses("move H17 H16", "soccer-city/S16").plays("move G15 H16");
  CHECK(match.state()["carrier"] == 7);
}

TEST_CASE("city: with a loose ball actions and shots are passed over", "[soccer-city/S17]") {
  Scenario match = Scenario::position(through_ball, R"({"carrier": null, "ball": "H14",
                        "home": {"hand": {"attack": ["sprint-1"], "shot": ["placed"]}},
                        "away": {"hand": {"defence": ["shift-1"]}}})");
  match.asks("home", "reposition").plays("done").asks("away", "reposition").plays("done");
  match.asks("home", "reposition");
}

TEST_CASE("city: who enters the hex of a loose ball has it, and his side attacks next", "[soccer-city/S17]") {
  Scenario match = Scenario::position(
      through_ball, R"({"carrier": null, "ball": "H15", "away": {"players": {"2": "H17", "3": "A1"}},
                        "home": {"players": {"9": "A20"}}})");
  match.plays("done").asks("away", "reposition").plays("move H17 H15");
  CHECK(match.control() == "away");
  CHECK(match.event("gained")["player"] == 2);
  match.plays("done").asks("away", "reposition");
}

TEST_CASE("city: where the attack takes the loose ball again the defence has its action",
          "[soccer-city/S17]") {
  Scenario match = Scenario::position(
      through_ball,
      R"({"carrier": null, "ball": "H14", "away": {"players": {"2": "H15"}, "hand": {"defence": ["shift-2"]}}})");
  match.plays("move H13 H14")
      .refuses("move H14 H13", "soccer-city/S22")
      .plays("done")
      .asks("away", "defence");
  match.offers("tackle shift-2 H15 H15");
}

TEST_CASE("city: a run ends at the loose ball", "[soccer-city/S17]") {
  Scenario match = Scenario::position(through_ball, R"({"carrier": null, "ball": "A1",
      "home": {"players": {"1": "A0", "6": "B2", "9": "H13"}}, "away": {"players": {"3": "B1"}}})");
  match.offers("move A0 A1").offers_not("move A0 A2");
}

}  // namespace
}  // namespace soccer_city::test::offside_chapter
