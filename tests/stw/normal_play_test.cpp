// The normal play: offensive set, captures, direct passes, dribbles (stw/4A-4C).
#include "stw/scenario.hpp"

namespace stw::test::normal_play {
namespace {

constexpr auto open_play = R"({"stage": "move", "control": "home", "ball": "E6", "dice": [1],
  "home": {"keeper": "D1", "defenders": ["B4"], "midfielders": ["A6", "C6"], "strikers": ["E6", "H8"]},
  "away": {"keeper": "D16", "defenders": ["B13", "G12"], "midfielders": ["A11"], "strikers": ["H9"]}})";

constexpr auto ball_play = R"({"stage": "ball", "control": "home", "ball": "E6", "dice": [2],
  "home": {"keeper": "D1", "defenders": ["B4"], "midfielders": ["A6", "C6"], "strikers": ["E6", "H8"]},
  "away": {"keeper": "D16", "defenders": ["B13", "G12"], "midfielders": ["A11"], "strikers": ["H9"]}})";

TEST_CASE("an offensive set is a move and then the ball, a die each", "[W50][stw/4.a][stw/4.b][stw/4.c]") {
  Scenario match = Scenario::position(open_play);
  match.asks("home", "move").plays("move H8 H9", {2});
  CHECK(match.event("moved")["purpose"] == "move");
  CHECK(match.event("moved")["number"] == 11);
  CHECK_FALSE(match.happened("battle"));
  match.asks("home", "ball");
  CHECK(match.state()["dice"] == nlohmann::json{2});
  CHECK(match.state()["control"] == "home");
}

TEST_CASE("after a free square the O-Team tries at once, its kicker too", "[W51][stw/4A.a][stw/4A.b]") {
  Scenario match = Scenario::position(ball_play);
  match.plays("ball E6 E8", {2}).asks("home", "move").stands_at("capture");
  CHECK(match.event("played")["to_whom"] == "free");
  match.offers("move E6 E8").plays("move E6 E8");
  CHECK(match.event("captured")["number"] == 10);
  CHECK(match.state()["play"] == "capture");
  match.asks("away", "keeper");
}

TEST_CASE("a captured ball that the D-Team does not reach is the O-Team's new set", "[W53][W65][stw/4A.f]") {
  Scenario match = Scenario::position(ball_play);
  match.plays("ball E6 E8", {2}).plays("move E6 E8").plays("roll", {2}).asks("away", "move");
  match.stands_at("defend").plays("move H9 H11", {3}).asks("home", "move").stands_at("move");
  CHECK(match.event("set")["square"] == "E8");
  CHECK(match.control() == "home");
}

TEST_CASE("a captured ball that the D-Team reaches is battled for", "[stw/4A.c][stw/4D.a]") {
  Scenario match = Scenario::position(ball_play);
  match.plays("ball E6 E8", {2}).plays("move E6 E8").plays("roll", {3});
  match.plays("move H9 E8", {5, 2, 4});
  CHECK(match.event("battle")["winner"] == "home");
  match.asks("home", "move");
}

TEST_CASE("a free ball that the D-Team reaches is captured and begins its set", "[W51][stw/4A.c]") {
  Scenario match = Scenario::position(ball_play);
  match.plays("ball E6 E8", {1}).plays("move C6 C7").plays("roll", {3}).plays("move H9 E8", {2});
  CHECK(match.control() == "away");
  CHECK(match.event("possession")["by"] == "capture");
  CHECK(match.event("captured")["team"] == "away");
  match.asks("away", "move").stands_at("move");
}

TEST_CASE("while the ball stays free the attempts alternate", "[W52][stw/4A.d][stw/4A.e]") {
  Scenario match = Scenario::position(ball_play);
  match.plays("ball E6 E8", {1}).plays("move C6 C7").asks("away", "keeper");
  match.plays("roll", {1}).plays("move H9 H10", {1});
  CHECK(match.event("loose")["attempts"] == 1);
  match.asks("home", "move").stands_at("capture");
  CHECK(match.state()["attempts"] == 1);
  match.plays("move C7 C8").plays("keeper D16 D15", {2}).asks("home", "move");
  CHECK(match.state()["attempts"] == 2);
  match.plays("move E6 E8").asks("away", "keeper");
  CHECK_FALSE(match.state().contains("attempts"));
}

TEST_CASE("after a direct pass the ball is played again without a move", "[W54][stw/4B.a]") {
  Scenario match = Scenario::position(ball_play);
  match.plays("ball E6 C6", {3}).asks("home", "ball").stands_at("ball");
  CHECK(match.event("direct-pass")["pass"] == "first");
  CHECK(match.event("direct-pass")["number"] == 7);
  CHECK(match.state()["extra"] == true);
  match.offers("ball C6 C9").plays("ball C6 C9", {1}).stands_at("capture");
}

TEST_CASE("after a second direct pass the D-Team has its attempt, and a new set counts anew",
          "[W54][stw/4B.b]") {
  Scenario match = Scenario::position(ball_play);
  match.plays("ball E6 C6", {2}).plays("ball C6 A6").asks("away", "keeper");
  CHECK(match.event("direct-pass")["pass"] == "second");
  CHECK(match.state()["play"] == "pass");
  match.plays("roll", {1}).plays("move H9 H10", {1}).asks("home", "move");
  match.plays("move B4 B5", {2}).plays("ball A6 C6", {4}).asks("home", "ball");
  CHECK(match.event("direct-pass")["pass"] == "first");
}

TEST_CASE("an extra play may be a battle or a dribble", "[W54]") {
  Scenario match = Scenario::position(ball_play, R"({"away": {"strikers": ["A6"]}})");
  match.plays("ball E6 C6", {2}).plays("ball C6 A6", {3, 2, 1});
  CHECK(match.happened("battle"));
  Scenario dribble = Scenario::position(ball_play);
  dribble.plays("ball E6 C6", {1}).plays("dribble C6 C7").asks("away", "keeper");
  CHECK_FALSE(dribble.state().contains("extra"));
}

TEST_CASE("the keeper may receive a pass and plays with two dice", "[W55][stw/6.a]") {
  Scenario match = Scenario::position(ball_play, R"({"ball": "D3", "home": {"strikers": ["D3"]}})");
  match.plays("ball D3 D1", {3, 4}).asks("home", "ball");
  CHECK(match.state()["dice"] == nlohmann::json{3, 4});
  CHECK(match.event("dice")["dice"] == nlohmann::json{3, 4});
  match.offers("ball D1 D8").refuses("dribble D1 D2", "keeper-no-dribble", "W56");
}

TEST_CASE("a 1 lets the pawn take the ball along", "[W56][stw/4C.a]") {
  Scenario match = Scenario::position(ball_play, R"({"dice": [1], "home": {"midfielders": ["A6", "E7"]}})");
  match.offers("ball E6 E7").offers("dribble E6 E5").refuses("dribble E6 E7", "mate-there", "W11");
  match.refuses("dribble E6 E8", "one-square", "W56");
  match.plays("dribble E6 D7").asks("away", "keeper");
  CHECK(match.ball() == "D7");
  CHECK(match.pawn(Team::home, 10) == "D7");
  CHECK(match.event("dribbled")["from"] == "E6");
  Scenario other = Scenario::position(ball_play);
  other.refuses("dribble E6 E7", "needs-one", "W56");
}

TEST_CASE("a dribble keeps to half and limits", "[W56][W12][W13]") {
  Scenario match = Scenario::position(R"({"stage": "ball", "control": "home", "ball": "D8", "dice": [1],
    "home": {"defenders": ["D8"], "midfielders": ["A7", "B7", "C7", "E7"]}, "away": {"keeper": "D16"}})");
  match.refuses("dribble D8 D9", "other-half", "W12").refuses("dribble D8 D7", "row-full", "W13");
  match.offers("dribble D8 C8");
}

TEST_CASE("a dribble that the D-Team does not answer begins a new set", "[stw/4C.b]") {
  Scenario match = Scenario::position(ball_play, R"({"dice": [1]})");
  match.plays("dribble E6 E7");
  CHECK(match.state()["play"] == "dribble");
  match.plays("roll", {1}).plays("move H9 H10", {4}).asks("home", "move").stands_at("move");
}

TEST_CASE("a dribble onto an opponent is a battle at once", "[W56][stw/4D.a]") {
  Scenario match = Scenario::position(ball_play, R"({"dice": [1], "away": {"strikers": ["F7"]}})");
  match.plays("dribble E6 F7", {2, 4, 3});
  CHECK(match.event("battle")["square"] == "F7");
  CHECK(match.control() == "away");
}

TEST_CASE("a dribble in the penalty area brings no shot", "[W57]") {
  Scenario match = Scenario::position(R"({"stage": "ball", "control": "home", "ball": "D13", "dice": [1],
    "home": {"strikers": ["D13", "A2"]}, "away": {"keeper": "D16", "defenders": ["A14"]}})");
  match.plays("dribble D13 D14").plays("roll", {1}).plays("move A14 A13", {2}).stands_at("move");
  CHECK_FALSE(match.happened("shot"));
}

}  // namespace
}  // namespace stw::test::normal_play
