// The goal keeper and the goal kick (stw/6).
#include "stw/board.hpp"
#include "stw/scenario.hpp"

namespace stw::test::keeper {
namespace {

constexpr auto attempt = R"({"stage": "keeper", "control": "home", "ball": "E14",
  "home": {"keeper": "D1", "midfielders": ["A6"], "strikers": ["E14", "H8"]},
  "away": {"keeper": "D16", "defenders": ["D15", "B13"], "strikers": ["A9"]}})";

TEST_CASE("the D-Team's keeper moves one square instead of the die", "[W37][W65][stw/6A.a]") {
  Scenario match = Scenario::position(attempt);
  match.offers_only({"keeper D16 C15", "keeper D16 C16", "keeper D16 E15", "keeper D16 E16", "roll"});
  match.refuses("keeper D16 D15", "mate-there", "W11").refuses("keeper D16 D14", "keeper-one-square", "W37");
  match.refuses("move B13 B12", "not-asked", "stw/4");
  match.plays("keeper D16 E15", {3});
  CHECK(match.event("keeper-moved")["to"] == "E15");
  CHECK(match.event("keeper-moved")["seconds"] == 20);
}

TEST_CASE("on the ball he captures it or battles like others", "[W37]") {
  Scenario battle = Scenario::position(attempt, R"({"away": {"keeper": "E15"}})");
  battle.plays("keeper E15 E14", {2, 5, 3}).asks("away", "move");
  CHECK(battle.event("battle")["totals"] == nlohmann::json{2, 7});
  Scenario capture = Scenario::position(attempt, R"({"ball": "E13", "away": {"keeper": "E14"},
    "home": {"strikers": ["C9", "H8"]}})");
  capture.plays("keeper E14 E13", {2}).asks("away", "move");
  CHECK(capture.event("captured")["number"] == 1);
}

TEST_CASE("once the die is thrown a field player moves", "[stw/6A.b]") {
  Scenario match = Scenario::position(attempt);
  match.plays("roll", {1}).refuses("move D16 E16", "keeper-stays", "stw/6A").offers("move D15 E15");
}

TEST_CASE("the keeper stays in his half, and without a step the die falls by itself", "[W37][W12]") {
  Scenario match = Scenario::position(attempt, R"({"away": {"keeper": "A9", "strikers": ["H14"]}})");
  match.refuses("keeper A9 A8", "other-half", "W12").offers("keeper A9 B9");
  Scenario stuck = Scenario::position(
      attempt, R"({"away": {"keeper": "H16", "defenders": ["G16", "G15", "H15"], "strikers": ["A9"]}})", {2});
  stuck.stands_at("defend").asks("away", "move");
}

TEST_CASE("the keeper keeps to the limits", "[W37][W13]") {
  Scenario match = Scenario::position(attempt, R"({"ball": "E9", "home": {"strikers": ["E9", "H8"]},
    "away": {"keeper": "C16", "defenders": ["D15", "D14", "D13"]}})");
  match.refuses("keeper C16 D16", "column-full", "W13").offers("keeper C16 C15");
}

TEST_CASE("the O-Team never moves its keeper", "[W37]") {
  Scenario match = Scenario::position(attempt, R"({"stage": "capture", "ball": "D2", "dice": [1],
    "home": {"strikers": ["E8", "H8"]}})");
  match.refuses("move D1 D2", "keeper-stays", "stw/6A");
  CHECK(match.legal("keeper").empty());
}

TEST_CASE("the keeper plays the ball with two dice", "[W40][stw/6.a]") {
  Scenario match = Scenario::position(R"({"stage": "move", "control": "home", "ball": "D1", "dice": [2],
    "home": {"keeper": "D1", "midfielders": ["A6"]}, "away": {"keeper": "D16", "strikers": ["A9"]}})");
  match.plays("move A6 A8", {6, 5}).asks("home", "ball").offers("ball D1 D12").offers("ball D1 H8");
}

constexpr auto kick = R"({"stage": "goal-kick", "control": "away",
  "home": {"keeper": "D1", "midfielders": ["A6", "C14"], "strikers": ["E15", "H8"]},
  "away": {"keeper": "D15", "defenders": ["E16", "B12"], "strikers": ["A9"]}})";

TEST_CASE("before a goal kick the other team leaves the penalty area for the frame around it",
          "[W120][stw/6C.a]") {
  Scenario match = Scenario::position(kick);
  match.asks("home", "leave");
  match.offers_only({"leave C14 B13", "leave C14 B14", "leave C14 B15", "leave C14 B16", "leave C14 C13",
                     "leave C14 D13", "leave C14 E13", "leave C14 F13", "leave C14 G13", "leave C14 G14",
                     "leave C14 G15", "leave C14 G16"});
  match.refuses("leave E15 B13", "not-that-pawn", "W120").refuses("leave C14 C12", "not-there", "W120");
  match.plays("leave C14 B13");
  CHECK(match.event("left")["team"] == "home");
  CHECK(match.event("left")["rule"] == "W120");
  match.asks("home", "leave").offers_not("leave E15 B13").plays("leave E15 G14");
  match.asks("away", "leave");
}

TEST_CASE("then a field player leaves the goal area, and the keeper takes the ball there",
          "[W120][stw/6C.b]") {
  Scenario match = Scenario::position(kick, R"({"home": {"midfielders": ["A6"], "strikers": ["H8"]}})");
  match.offers_only({"leave E16 C15", "leave E16 C16", "leave E16 E15", "leave E16 F15", "leave E16 F16"});
  match.plays("leave E16 C15").offers_only({"place keeper D16", "place keeper E16"});
  CHECK(match.ball() == "");
  match.refuses("place keeper G14", "no-place", "stw/6C").refuses("place keeper B12", "mate-there", "W11");
  match.refuses("place keeper D15", "no-place", "stw/6C");
  match.refuses("place striker A9", "not-asked", "stw/4");
  match.plays("place keeper E16", {3}).asks("away", "move");
  CHECK(match.ball() == "E16");
  CHECK(match.pawn(Team::away, 1) == "E16");
  CHECK(match.state()["restart"] == "goal-kick");
  CHECK(match.event("possession")["by"] == "goal-kick");
}

TEST_CASE("the limits hold for who makes room", "[W120][W13]") {
  Scenario match = Scenario::position(R"({"stage": "goal-kick", "control": "away",
    "home": {"keeper": "D1", "midfielders": ["C14", "C13", "D13"], "strikers": ["B13", "F13"]},
    "away": {"keeper": "D16", "strikers": ["A9"]}})");
  match.refuses("leave C14 E13", "row-full", "W13").refuses("leave C14 F13", "mate-there", "W11");
  match.offers("leave C14 G13").offers("leave C14 B14");
}

TEST_CASE("a goal kick has to leave the penalty area, with two dice", "[W121][stw/6C.c]") {
  Scenario match = Scenario::position(kick, R"({"home": {"midfielders": ["A6"], "strikers": ["H8"]},
    "away": {"keeper": "D16", "defenders": ["B12"]}})");
  match.plays("place keeper D16", {3}).plays("move A9 A12", {1, 2}).asks("away", "ball");
  match.refuses("ball D16 F15", "not-out", "W121").refuses("ball D16 E14", "not-out", "W121");
  match.offers("ball D16 D13").offers("ball D16 G16");
  for (const std::string& choice : match.legal())
    CHECK_FALSE(ends_of(Team::away).penalty_area.contains(parse_command(choice)->to));
  match.plays("ball D16 D13", {1});
  CHECK(match.state()["barred"] == 1);
}

TEST_CASE("later plays of the keeper need not leave the area", "[W121]") {
  Scenario match = Scenario::position(R"({"stage": "ball", "control": "away", "ball": "D16", "dice": [1, 1],
    "home": {"keeper": "D1"}, "away": {"keeper": "D16", "strikers": ["A9"]}})");
  match.offers("ball D16 D14");
}

TEST_CASE("without a keeper a field player takes the goal kick", "[W120][W162]") {
  Scenario match = Scenario::position(kick, R"({"home": {"midfielders": ["A6"], "strikers": ["H8"]},
    "away": {"keeper": null, "defenders": ["B12", "B13"], "red": [1, 4, 5, 6, 7, 8, 9, 11]}})");
  match.asks("away", "place").offers_only({"place keeper D16", "place keeper E16"});
  match.plays("place keeper E16", {3});
  CHECK(match.control() == "away");
  CHECK(match.pawn(Team::away, 2) == "E16");
  CHECK(match.ball() == "E16");
}

TEST_CASE("a team without keeper and pawns takes no goal kick", "[W162]") {
  State state = state_of(R"({"stage": "ball", "control": "home", "ball": "D12", "dice": [2],
    "home": {"keeper": "D1", "strikers": ["D12", "D14"]}, "away": {"keeper": "D16"}})");
  TeamState& away = state.side(Team::away);
  away.pawn(1) = Square::none;
  away.red = 0xffe;
  apply_unchecked(rules(), state, *parse_command("ball D12 D14"));
  REQUIRE(roll(state)->purpose == Purpose::spin);
  apply_dice(rules(), state, {4, 0});
  CHECK(state.control == Team::home);
  CHECK(state.restart == Restart::kick_off);
}

}  // namespace
}  // namespace stw::test::keeper
