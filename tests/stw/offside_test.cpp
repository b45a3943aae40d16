// Off-side (stw/7).
#include "stw/scenario.hpp"

namespace stw::test::offside {
namespace {

constexpr auto pass = R"({"stage": "ball", "control": "home", "ball": "D10", "dice": [4],
  "home": {"keeper": "D1", "defenders": ["B4"], "midfielders": ["A6", "D14"], "strikers": ["D10", "G9"]},
  "away": {"keeper": "E16", "defenders": ["A12", "H12"], "midfielders": ["A11"], "strikers": ["A9"]}})";

TEST_CASE("a direct pass to a pawn beyond the last field player is off-side",
          "[W90][W92][W96][stw/7.a][stw/7.b]") {
  Scenario match = Scenario::position(pass);
  match.offers("ball D10 D14").plays("ball D10 D14");
  CHECK(match.event("off-side")["number"] == 7);
  CHECK(match.event("off-side")["line"] == 12);
  CHECK(match.event("off-side")["interference"] == false);
  CHECK(match.control() == "away");
  CHECK(match.ball() == "D14");
  CHECK(match.state()["restart"] == "free-kick");
}

TEST_CASE("level with the last field player is on-side, and his keeper does not count", "[W90]") {
  Scenario level = Scenario::position(pass, R"({"away": {"defenders": ["A14", "H12"]}})");
  level.plays("ball D10 D14", {1});
  CHECK(level.happened("goal"));
  CHECK(offside_marks(state_of(R"({"stage": "ball", "control": "away", "ball": "D10", "dice": [4],
    "home": {"keeper": "D1", "defenders": ["B5"]}, "away": {"keeper": "D16", "strikers": ["D10", "D4"]}})"),
                      10)
            .pawns == bit_of(11));
}

TEST_CASE("without field players nobody is off-side, and nobody in the own half", "[W90]") {
  Scenario none =
      Scenario::position(pass, R"({"away": {"defenders": [], "midfielders": [], "strikers": []}})");
  none.plays("ball D10 D14", {1});
  CHECK(none.happened("goal"));
  const State own = state_of(R"({"stage": "ball", "control": "home", "ball": "D4", "dice": [4],
    "home": {"keeper": "D1", "strikers": ["D4", "D8"]}, "away": {"keeper": "D16", "strikers": ["A6"]}})");
  CHECK(offside_marks(own, 10).pawns == 0);
  CHECK(offside_marks(own, 10).line == 6);
}

TEST_CASE("the pawn that plays the ball is not marked", "[W91]") {
  Scenario match = Scenario::position(pass, R"({"ball": "D14", "dice": [1],
    "home": {"midfielders": ["A6"], "strikers": ["D14", "G9"]}})");
  match.plays("ball D14 D13", {1});
  CHECK(match.state()["offside"] == nlohmann::json{{"line", 12}, {"pawns", nlohmann::json::array()}});
  match.plays("move D14 D13").asks("away", "keeper");
}

TEST_CASE("a ball to a marked pawn beside an opponent is off-side without a battle", "[W92]") {
  Scenario match = Scenario::position(pass, R"({"away": {"keeper": "D14"}})");
  match.plays("ball D10 D14");
  CHECK(match.happened("off-side"));
  CHECK_FALSE(match.happened("battle"));
}

constexpr auto loose = R"({"stage": "ball", "control": "home", "ball": "D10", "dice": [4],
  "home": {"keeper": "D1", "midfielders": ["A6", "F13"], "strikers": ["D10", "G11"]},
  "away": {"keeper": "E16", "defenders": ["A12", "H12"], "strikers": ["A9"]}})";

TEST_CASE("a marked pawn that captures beyond the line is off-side, an unmarked one is not",
          "[W92][W93][stw/7.b][stw/7.c]") {
  Scenario match = Scenario::position(loose);
  match.plays("ball D10 F14", {1});
  CHECK(match.state()["offside"] == nlohmann::json{{"line", 12}, {"pawns", {7}}});
  match.plays("move F13 F14");
  CHECK(match.event("off-side")["square"] == "F14");
  CHECK(match.control() == "away");

  Scenario other = Scenario::position(loose);
  other.plays("ball D10 F14", {3}).plays("move G11 F14").asks("away", "keeper");
  CHECK(other.event("captured")["number"] == 11);
}

TEST_CASE("a marked pawn is off-side in a later attempt too", "[W92]") {
  Scenario match = Scenario::position(loose);
  match.plays("ball D10 F14", {2}).plays("move A6 A8").plays("roll", {1}).plays("move A9 A10", {1});
  match.plays("move F13 F14");
  CHECK(match.happened("off-side"));
}

TEST_CASE("a marked pawn that comes back captures on this side of the line", "[W92]") {
  Scenario match = Scenario::position(loose);
  match.plays("ball D10 F12", {1}).plays("move F13 F12").asks("away", "keeper");
  CHECK(match.happened("captured"));
}

TEST_CASE("marks go when somebody has the ball and are made anew with the next play", "[W93]") {
  Scenario match = Scenario::position(loose, R"({"home": {"midfielders": ["D6", "F13"]}})");
  match.plays("ball D10 D6", {2});
  CHECK_FALSE(match.state().contains("offside"));
  match.plays("ball D6 D8", {1});
  CHECK(match.state()["offside"]["pawns"] == nlohmann::json{7});
}

constexpr auto goal_area = R"({"stage": "ball", "control": "home", "ball": "D12", "dice": [2],
  "home": {"keeper": "D1", "midfielders": ["E16", "D14"], "strikers": ["D12", "C13"]},
  "away": {"keeper": "F15", "defenders": ["A14", "H14"], "strikers": ["A9"]}})";

TEST_CASE("a marked pawn in the goal area makes every opportunity off-side", "[W94][stw/7.d]") {
  Scenario area = Scenario::position(goal_area);
  area.plays("ball D12 D14");
  CHECK(area.event("off-side")["interference"] == true);
  CHECK(area.event("off-side")["number"] == 6);
  CHECK(area.ball() == "D14");
  Scenario far = Scenario::position(goal_area, R"({"dice": [1]})");
  far.plays("ball D12 C13");
  CHECK(far.event("off-side")["interference"] == true);
  Scenario both = Scenario::position(goal_area, R"({"away": {"defenders": ["D14", "H14"]}})");
  both.plays("ball D12 D14");
  CHECK(both.happened("off-side"));
  Scenario capture = Scenario::position(goal_area);
  capture.plays("ball D12 F14", {2}).plays("move D14 F14");
  CHECK(capture.event("off-side")["interference"] == true);
}

TEST_CASE("elsewhere it is no interference", "[W94]") {
  Scenario match = Scenario::position(goal_area, R"({"home": {"strikers": ["D12", "D10"]}})");
  match.plays("ball D12 D10", {1});
  CHECK_FALSE(match.happened("off-side"));
}

TEST_CASE("a dribble onto an opponent in the penalty area is an opportunity too", "[W94][W57]") {
  Scenario match = Scenario::position(goal_area, R"({"ball": "D13", "dice": [1],
    "home": {"midfielders": ["E16"], "strikers": ["D13", "B9"]}, "away": {"defenders": ["D14", "H14"]}})");
  match.plays("dribble D13 D14");
  CHECK(match.event("off-side")["interference"] == true);
  Scenario level = Scenario::position(goal_area, R"({"ball": "D13", "dice": [1],
    "home": {"midfielders": ["E16"], "strikers": ["D13", "B9"]}, "away": {"defenders": ["D14", "H16"]}})");
  level.plays("dribble D13 D14", {4, 1, 8});
  CHECK(level.happened("shot"));
}

TEST_CASE("a battle that the D-Team seeks is no interference", "[W94]") {
  Scenario match = Scenario::position(R"({"stage": "defend", "control": "home", "ball": "D14", "dice": [1],
    "home": {"keeper": "D1", "midfielders": ["E16"], "strikers": ["D14", "B9"]},
    "away": {"keeper": "F15", "defenders": ["D15", "H14"]}})");
  match.plays("move D15 D14", {5, 2, 1});
  CHECK_FALSE(match.happened("off-side"));
  CHECK(match.happened("shot"));
}

TEST_CASE("at a corner kick nobody is marked, at the other kicks as always", "[W95][stw/8.f]") {
  constexpr auto corner =
      R"({"stage": "ball", "control": "home", "ball": "A16", "dice": [3], "restart": "corner-kick",
    "home": {"keeper": "D1", "midfielders": ["D15"], "strikers": ["A16", "B9"]},
    "away": {"keeper": "E16", "defenders": ["H12"]}})";
  Scenario::position(corner).plays("ball A16 D15", {2});
  Scenario free = Scenario::position(corner);
  free.plays("ball A16 D14", {1});
  CHECK(free.state()["offside"]["pawns"] == nlohmann::json::array());
  Scenario other = Scenario::position(corner, R"({"restart": "free-kick"})");
  other.plays("ball A16 D15");
  CHECK(other.happened("off-side"));
}

TEST_CASE("the nearest pawn that may stand there takes the free kick, of several the team chooses", "[W97]") {
  Scenario one = Scenario::position(pass);
  one.plays("ball D10 D14").stands_at("leave");
  CHECK(one.pawn(Team::away, 1) == "D14");
  Scenario several = Scenario::position(pass, R"({"away": {"keeper": "H16", "defenders": ["B12", "F12"]}})");
  several.plays("ball D10 D14").asks("away", "take").offers_only({"take B12", "take F12"});
  several.refuses("take A9", "not-nearest", "W97").plays("take F12");
  CHECK(several.pawn(Team::away, 3) == "D14");
  CHECK(several.event("placed")["rule"] == "W97");
  Scenario there = Scenario::position(pass, R"({"away": {"keeper": "D14"}})");
  there.plays("ball D10 D14");
  CHECK(there.happened("placed") == false);
  CHECK(there.pawn(Team::away, 1) == "D14");
}

TEST_CASE("a pawn that the limits keep away does not take it", "[W97]") {
  Scenario match = Scenario::position(pass, R"({"ball": "D12", "dice": [4],
    "home": {"midfielders": ["A6", "E16"], "strikers": ["D12", "G9"]},
    "away": {"keeper": "D16", "defenders": ["E15", "B12"], "strikers": ["A9"]}})");
  match.plays("ball D12 E16").stands_at("leave");
  CHECK(match.pawn(Team::away, 1) == "E16");
}

TEST_CASE("where the limits keep all away they are not asked", "[W163]") {
  Scenario match = Scenario::position(R"({"stage": "free-kick", "control": "away", "ball": "E16",
    "home": {"keeper": "D1", "strikers": ["A3"]}, "away": {"defenders": ["E13", "E14", "E15", "D16"]}})");
  match.asks("away", "take").offers_only({"take E15", "take D16"});
}

TEST_CASE("where nobody may ever stand the other team kicks off", "[W162]") {
  Scenario match = Scenario::position(R"({"stage": "capture", "control": "home", "ball": "D8", "dice": [1],
    "offside": {"line": 3, "pawns": [10]}, "home": {"keeper": "D1", "strikers": ["D9"]},
    "away": {"keeper": "D16", "defenders": ["D13"]}})");
  match.plays("move D9 D8").asks("home", "place");
}

}  // namespace
}  // namespace stw::test::offside
