// Attack cards and defence cards as tactics, and hidden dribbles (S7, S8, S20).
#include "soccer_city/scenario.hpp"

namespace soccer_city::test::actions_chapter {
namespace {

constexpr auto action = R"({
  "rules": "soccer-city", "stage": "action", "control": "home", "carrier": 6,
  "home": {"players": {"1": "H1", "6": "H8", "7": "I10", "9": "F7"}, "hand": {"ball": ["short", "medium"]}},
  "away": {"players": {"1": "H21", "2": "A16", "3": "O16"}}})";

std::string with_cards(const std::string& attack) {
  return R"({"home": {"hand": {"attack": [")" + attack + R"("]}}})";
}

TEST_CASE("city: give-and-go: a close pass, a run, and the ball back", "[soccer-city/S7]") {
  Scenario match = Scenario::position(action, with_cards("give-and-go-1"));
  match.plays("tactic give-and-go-1").asks("home", "give").offers_only({"close I10", "close F7"});
  match.plays("close I10").asks("home", "run").offers("move H8 H11").offers_not("move H8 H12");
  match.refuses("move F7 F8", "soccer-city/S7").plays("move H8 H11").asks("home", "return");
  match.offers_only({"close H11", "done"}).plays("close H11");
  CHECK(match.ball() == "H11");
  CHECK(match.state()["reached"] == 6);
}

TEST_CASE("city: give-and-go goes back no further than four hexes", "[soccer-city/S7]") {
  Scenario match = Scenario::position(
      action, R"({"home": {"players": {"7": "H4", "9": null}, "hand": {"attack": ["give-and-go-1"]}}})");
  match.plays({"tactic give-and-go-1", "move H8 H11"}).asks("home", "reposition");
  CHECK(match.state()["carrier"] == 7);
}

TEST_CASE("city: quick-ball plays one more ball card", "[soccer-city/S7][soccer-city/K11]") {
  Scenario match = Scenario::position(action, with_cards("quick-ball-0"));
  match.plays("tactic quick-ball-0").asks("home", "ball").offers("pass short H9").offers("advance medium H9");
  match.offers("pass medium H13").plays("advance short H9");
  CHECK(match.raw().turn.ball_cards == 1);
}

TEST_CASE("city: sprint sends one player without the ball", "[soccer-city/S7]") {
  Scenario match = Scenario::position(action, with_cards("sprint-2"));
  match.plays("tactic sprint-2").asks("home", "run").offers("move I10 I14").offers_not("move I10 I15");
  match.refuses("move H8 H9", "soccer-city/S7").plays("move I10 I14").asks("home", "reposition");
}

TEST_CASE("city: solo-run takes the ball up to two hexes any way", "[soccer-city/S7]") {
  Scenario match = Scenario::position(action, with_cards("solo-run-3"));
  match.plays("tactic solo-run-3").offers("move H8 J8").offers("move H8 H6").offers_not("move I10 I11");
  match.plays("move H8 J8");
  CHECK(match.ball() == "J8");
}

TEST_CASE("city: a cross comes from the wing, high, to a team-mate in the box", "[soccer-city/S7]") {
  constexpr auto wing =
      R"({"home": {"players": {"6": "B17", "7": "F19", "9": "F17"}, "hand": {"attack": ["cross-1"]}},
                            "away": {"players": {"2": "G19", "3": "H20"}}})";
  Scenario match = Scenario::position(action, wing);
  match.plays("tactic cross-1", {4, 2});  // the only target is not asked for
  CHECK(match.event("closed")["high"] == true);
  CHECK(match.event("challenge")["won"] == true);
  CHECK(match.state()["high"] == 7);
  Scenario inside = Scenario::position(action, wing, {});
  CHECK(inside.raw().side(Team::home).at(9) == parse_hex("F17"));
  Scenario early = Scenario::position(action, with_cards("cross-1"));
  early.refuses("tactic cross-1", "soccer-city/S7");
}

TEST_CASE("city: a cross comes from level 28 or more", "[soccer-city/S7]") {
  constexpr auto wing =
      R"({"home": {"players": {"6": "A14", "7": "F18", "9": null}, "hand": {"attack": ["cross-1"]}},
          "away": {"players": {"2": "G19", "3": "H20"}}})";
  Scenario::position(action, wing).offers("tactic cross-1");
  Scenario match = Scenario::position(action, R"({"home": {"players": {"6": "B14", "7": "F18", "9": null},
      "hand": {"attack": ["cross-1"]}}, "away": {"players": {"2": "G19", "3": "H20"}}})");
  match.refuses("tactic cross-1", "soccer-city/S7");
}

TEST_CASE("city: a card is played, hidden or neither", "[soccer-city/S20]") {
  Scenario match = Scenario::position(action, with_cards("sprint-2"));
  match.offers_only({"tactic sprint-2", "hide sprint-2", "skip"}).plays("hide sprint-2");
  CHECK(match.state()["home"]["hidden"] == "sprint-2");
  CHECK(match.view("away")["home"]["hidden"] == true);
  CHECK(match.event("hidden").size() == 3);
}

TEST_CASE("city: a hidden card is used up at the end of the turn", "[soccer-city/S20]") {
  Scenario match = Scenario::position(action, with_cards("sprint-2"));
  match.plays({"hide sprint-2", "done"});
  CHECK(match.state()["home"]["hidden"] == "sprint-2");
  match.plays("done");
  CHECK(match.state()["home"]["hidden"].is_null());
  CHECK(match.event("shown")["card"] == "sprint-2");
}

constexpr auto defence = R"({
  "rules": "soccer-city", "stage": "defence", "control": "home", "carrier": 6,
  "home": {"players": {"1": "H1", "6": "H12"}},
  "away": {"players": {"1": "H21", "2": "H15", "3": "C12"},
           "hand": {"defence": ["shift-1", "sprint-back-2", "rush-out-3", "anticipation-0"]}}})";

TEST_CASE("city: shift moves two players three hexes each", "[soccer-city/S8]") {
  Scenario match = Scenario::position(defence);
  match.plays("tactic shift-1").asks("away", "run").offers("move C12 C15").offers_not("move C12 C16");
  match.plays("move C12 C15").refuses("move C15 C14", "soccer-city/S8").plays("move H15 H14");
  match.asks("away", "reposition");
}

TEST_CASE("city: sprint-back leads to a lower level only", "[soccer-city/S8]") {
  Scenario match = Scenario::position(defence);
  match.plays("tactic sprint-back-2")
      .offers("move C12 C17")
      .offers("move C12 B13")
      .offers_not("move C12 C11");
  match.refuses("move C12 A12", "soccer-city/S8").refuses("move C12 C11", "soccer-city/S8");
}

TEST_CASE("city: rush-out is the goalkeeper's", "[soccer-city/S8]") {
  Scenario match = Scenario::position(defence);
  match.plays("tactic rush-out-3").offers("move H21 H17").offers_not("move H15 H14").plays("move H21 H17");
  CHECK(match.at("away", 1) == "H17");
}

TEST_CASE("city: anticipation is no tactic of one's own, but a tackle", "[soccer-city/S8][soccer-city/S18]") {
  Scenario match = Scenario::position(defence, R"({"away": {"players": {"2": "H13"}}})");
  match.refuses("tactic anticipation-0", "soccer-city/S18").offers("tackle anticipation-0 H13 H13");
}

}  // namespace
}  // namespace soccer_city::test::actions_chapter
