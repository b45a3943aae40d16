// Corner kick (stw/8), penalty kick (stw/9B), free kick (stw/10).
#include "stw/scenario.hpp"

namespace stw::test::set_pieces {
namespace {

constexpr auto corner = R"({"stage": "corner-kick", "control": "home", "ball": "D14",
  "home": {"keeper": "D1", "defenders": ["B4"], "midfielders": ["A6", "H10"], "strikers": ["D14", "G9"]},
  "away": {"keeper": "D16", "defenders": ["G16", "H12"], "midfielders": ["B16"], "strikers": ["A9"]}})";

TEST_CASE("the shooter takes the corner kick on the side of the shot", "[W130][W131][stw/8.b]") {
  Scenario left = Scenario::position(corner);
  CHECK(left.pawn(Team::home, 10) == "A16");
  CHECK(left.ball() == "A16");
  CHECK(left.state()["restart"] == "corner-kick");
  Scenario right = Scenario::position(corner, R"({"ball": "E14", "home": {"strikers": ["E14", "G9"]}})");
  CHECK(right.ball() == "H16");
  Scenario away = Scenario::position(R"({"stage": "corner-kick", "control": "away", "ball": "F2",
    "home": {"keeper": "D1"}, "away": {"keeper": "D16", "strikers": ["F2"]}})");
  CHECK(away.ball() == "H1");
}

TEST_CASE("a team-mate on the corner square takes the taker's", "[W131]") {
  Scenario match = Scenario::position(corner, R"({"home": {"midfielders": ["A16", "H10"]}})");
  CHECK(match.pawn(Team::home, 6) == "D14");
  CHECK(match.pawn(Team::home, 10) == "A16");
}

TEST_CASE("a keeper who is out is put back, and a field player leaves the goal area for him",
          "[W131][stw/8.a]") {
  Scenario match = Scenario::position(corner, R"({"away": {"keeper": "D13", "midfielders": ["E16"]}})");
  match.asks("away", "leave")
      .offers_only({"leave E16 C15", "leave E16 C16", "leave E16 D15", "leave E16 E15", "leave E16 F15",
                    "leave E16 F16"});
  match.plays("leave E16 E15").asks("away", "place").offers_only({"place keeper D16", "place keeper E16"});
  match.plays("place keeper D16").asks("away", "put");
}

TEST_CASE("the D-Team keeps out of the zone of the corner", "[W131][stw/8.d]") {
  Scenario match = Scenario::position(corner);
  match.asks("away", "leave")
      .offers_only({"leave B16 A14", "leave B16 B14", "leave B16 C14", "leave B16 C15", "leave B16 C16"});
  match.plays("leave B16 C16").asks("away", "put");
  CHECK(match.event("left")["rule"] == "W131");
  match.refuses("put H12 B15", "too-near", "stw/10").refuses("put H12 A16", "corner-taken", "W132");
}

TEST_CASE("two squares from the corner a pawn of the D-Team stays", "[W131][stw/8.d]") {
  Scenario::position(corner, R"({"away": {"midfielders": ["C14"]}})").asks("away", "put");
}

TEST_CASE("the teams put three pawns each by turns, the D-Team first", "[W131][W132][stw/8.c][stw/8.e]") {
  Scenario match = Scenario::position(corner);
  match.plays("leave B16 C16").asks("away", "put").plays("put H12 E14").asks("home", "put");
  match.refuses("put A16 D14", "taker-waits", "W132").refuses("put B4 D9", "other-half", "W12");
  match.plays("put A6 D15").asks("away", "put").plays("put E14 E15").asks("home", "put");
  match.plays("put D15 D14").asks("away", "put").plays("put D16 E16").asks("home", "put");
  match.plays("put G9 C14", {3}).asks("home", "ball");
  CHECK(match.ball() == "A16");
  CHECK(match.event("dice")["purpose"] == "ball");
  match.offers("ball A16 D14").refuses("move A6 A7", "not-asked", "stw/4");
  match.plays("ball A16 D14", {1});
  CHECK(match.event("shot")["after"] == "pass");
}

TEST_CASE("a team may stop while the other goes on", "[W132]") {
  Scenario match = Scenario::position(corner);
  match.plays("leave B16 C16").plays("done").asks("home", "put").plays("put A6 D15").asks("home", "put");
  match.plays("put D15 D14").asks("home", "put").plays("done", {2}).asks("home", "ball");
}

TEST_CASE("where a pawn may be put", "[W132][W13]") {
  Scenario match = Scenario::position(corner);
  match.plays("leave B16 C16");
  match.refuses("put D16 D15", "keeper-in-goal-area", "W132").offers("put D16 E16");
  match.refuses("put H12 E16", "goal-area-full", "W13").refuses("put H12 H12", "not-there", "stw/8");
  match.offers("put A9 A1").offers("put H12 C14");
  match.plays("done").offers("put D1 A8").refuses("put D1 A9", "other-half", "W12");
  for (const std::string& choice : match.legal("put")) CHECK(parse_command(choice)->from != sq("A16"));
}

TEST_CASE("the taker of a corner kick is barred and does not dribble", "[W133][W45][W46]") {
  Scenario match = Scenario::position(corner);
  match.plays("leave B16 C16")
      .plays("done")
      .plays("done", {1})
      .refuses("dribble A16 A15", "taker-may-not", "W46");
  match.plays("ball A16 B15", {1}).refuses("move A16 B15", "may-not-touch", "W45");
  CHECK(match.state()["barred"] == 10);
}

constexpr auto penalty = R"({"stage": "penalty-kick", "control": "home", "ball": "E15",
  "home": {"keeper": "D1", "midfielders": ["A6", "F14"], "strikers": ["E15", "D9"]},
  "away": {"keeper": "C15", "defenders": ["E15", "D13"], "midfielders": ["C14"], "strikers": ["A9"]}})";

TEST_CASE("pawns leave for a penalty kick by turns, the D-Team first", "[W140][stw/9B.a]") {
  Scenario match = Scenario::position(penalty);
  CHECK(match.pawn(Team::away, 1) == "");
  CHECK(match.ball() == "");
  match.asks("away", "leave")
      .offers_only({"leave E15 A14", "leave E15 B14", "leave E15 G14", "leave E15 H14", "leave E15 A13",
                    "leave E15 B13", "leave E15 C13", "leave E15 F13", "leave E15 G13", "leave E15 H13"});
  match.plays("leave E15 A14").asks("home", "leave").plays("leave F14 G14").asks("away", "leave");
  match.plays("leave D13 C13").asks("away", "leave").plays("leave C14 B13").asks("home", "place");
  match.offers_only({"place taker D13", "place taker E13"});
  match.refuses("place taker C13", "no-place", "stw/9B").plays("place taker E13", {1});
  CHECK(match.event("shot")["after"] == "penalty");
  CHECK(match.event("shot")["square"] == "E13");
  CHECK(match.event("shot")["rule"] == "stw/9B");
  CHECK(match.event("placed")["rule"] == "stw/9B");
  CHECK(match.score(Team::home) == 1);
}

TEST_CASE("no D-pawn stays on the arc; of two team-mates there one leaves", "[W140][stw/9B.b]") {
  Scenario match =
      Scenario::position(penalty, R"({"home": {"midfielders": ["D13", "F9"], "strikers": ["E15", "E13"]},
    "away": {"defenders": ["A13"], "midfielders": ["A12"]}})");
  match.asks("home", "leave").offers("leave E13 F13").offers_not("leave D13 C13");
  match.plays("leave E13 F13", {8});
  CHECK(match.event("shot")["square"] == "E13");
  CHECK(match.pawn(Team::home, 6) == "D13");
}

TEST_CASE("a square that is left alone is taken by itself", "[W140]") {
  Scenario match = Scenario::position(R"({"stage": "penalty-kick", "control": "home", "ball": "E15",
    "home": {"keeper": "D1", "strikers": ["E15"]},
    "away": {"keeper": "D16", "defenders": ["E15", "A14", "B14", "G14"], "midfielders": ["H14", "A13", "B13", "C13"],
             "strikers": ["F13", "G13"]}})");
  match.asks("home", "place");
  CHECK(match.pawn(Team::away, 2) == "H13");
}

TEST_CASE("a corner kick or a goal kick follows a penalty kick, with the keeper back",
          "[W141][W130][stw/9B.c]") {
  constexpr auto cleared = R"({"home": {"midfielders": ["A6"]},
    "away": {"defenders": ["A14"], "midfielders": ["A12"]}})";
  Scenario match = Scenario::position(penalty, cleared);
  match.plays("place taker E13", {2}).asks("away", "place");
  CHECK(match.ball() == "H16");
  match.plays("place keeper D16").asks("away", "put");
  Scenario other_side = Scenario::position(penalty, cleared);
  other_side.plays("place taker D13", {2});
  CHECK(other_side.ball() == "A16");
  Scenario goal_kick = Scenario::position(penalty, cleared);
  goal_kick.plays("place taker D13", {8}).asks("away", "place").plays("place keeper E16", {2});
  CHECK(goal_kick.control() == "away");
  CHECK(goal_kick.pawn(Team::away, 1) == "E16");
}

TEST_CASE("off-side plays no part at a penalty kick", "[W142]") {
  Scenario match = Scenario::position(penalty, R"({"home": {"midfielders": ["A6", "A16"]},
    "away": {"defenders": ["A12"], "midfielders": ["B12"]}})");
  match.plays("place taker E13", {1});
  CHECK_FALSE(match.happened("off-side"));
}

constexpr auto free_kick = R"({"stage": "free-kick", "control": "home", "ball": "E10",
  "home": {"keeper": "D1", "midfielders": ["A6"], "strikers": ["E10", "G9"]},
  "away": {"keeper": "D16", "defenders": ["E10", "F11"], "midfielders": ["D11", "H11"], "strikers": ["A9"]}})";

TEST_CASE("opponents leave the zone of a free kick for its ring, by number", "[W110][stw/10.a][stw/10.b]") {
  Scenario match = Scenario::position(free_kick);
  CHECK(match.pawn(Team::home, 10) == "E10");
  match.asks("away", "leave");
  match.offers_only({"leave E10 C9", "leave E10 C10", "leave E10 C11", "leave E10 C12", "leave E10 D12",
                     "leave E10 E12", "leave E10 F12", "leave E10 G12", "leave E10 G11", "leave E10 G10",
                     "leave E10 G9"});
  match.plays("leave E10 E12").offers_not("leave F11 E12").plays("leave F11 F12").offers("leave D11 C8");
  match.plays("leave D11 C10", {2}).asks("home", "move").stands_at("move");
  CHECK(match.state()["restart"] == "free-kick");
}

TEST_CASE("where the ring is full a pawn goes to the nearest distance beyond", "[W110]") {
  Scenario match = Scenario::position(R"({"stage": "free-kick", "control": "away", "ball": "A1",
    "home": {"keeper": "D1", "defenders": ["B2", "A3", "B3", "C3"], "midfielders": ["C2", "C1"]},
    "away": {"keeper": "D16", "strikers": ["A1"]}})");
  for (const std::string& choice : match.legal()) CHECK(distance(parse_command(choice)->to, sq("A1")) == 3);
  match.offers("leave B2 D2").offers("leave B2 B4");
}

TEST_CASE("a free kick is a move and then the ball, and brings no shot by itself", "[W111][W112][stw/10.c]") {
  Scenario match = Scenario::position(free_kick, R"({"ball": "E14", "home": {"strikers": ["E14", "G9"]},
    "away": {"defenders": ["A14", "A16"], "midfielders": ["D11"]}})",
                                      {2});
  match.asks("home", "move").stands_at("move").plays("move G9 G11", {3}).asks("home", "ball");
  CHECK_FALSE(match.happened("shot"));
}

}  // namespace
}  // namespace stw::test::set_pieces
