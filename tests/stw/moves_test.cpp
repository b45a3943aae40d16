// How pawns and the ball move (stw/2, stw/3, W30-W46), checked against walking every way.
#include "../../src/stw/engine/ways.hpp"
#include "stw/board.hpp"
#include "stw/scenario.hpp"

namespace stw::test::moves {
namespace {

struct Step2d {
  int across;
  int up;
};

constexpr std::array<Step2d, 8> steps{{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

/// Walks one way square by square; the square it ends on, or none where it is stopped.
Square walked(Square from, int squares, std::size_t first, int before_turn, std::size_t second,
              SquareSet blockers, SquareSet ground) {
  int column = column_of(from);
  int row = row_of(from);
  for (int step = 1; step <= squares; ++step) {
    const Step2d way = steps[step <= before_turn ? first : second];
    column += way.across;
    row += way.up;
    if (!on_board(column, row)) return Square::none;
    const Square square = square_at(column, row);
    if (!ground.contains(square)) return Square::none;
    if (step < squares && blockers.contains(square)) return Square::none;
  }
  return square_at(column, row);
}

SquareSet ends_by_walking(Square from, int squares, SquareSet blockers, SquareSet ground) {
  SquareSet ends;
  for (std::size_t first = 0; first < steps.size(); ++first)
    for (std::size_t second = 0; second < steps.size(); ++second) {
      if (second == (first + 4) % 8) continue;
      for (int before_turn = 1; before_turn <= squares; ++before_turn)
        ends.add(walked(from, squares, first, before_turn, second, blockers, ground));
    }
  return ends;
}

std::uint64_t next_random(std::uint64_t& random) {
  random = random * 6364136223846793005U + 1442695040888963407U;
  return random >> 32U | random << 32U;
}

TEST_CASE("the ends of a move are those of all ways with one turn",
          "[W30][W31][W32][W34][stw/2.a][stw/2.b]") {
  std::uint64_t random = 3;
  for (int trial = 0; trial < 40; ++trial) {
    const SquareSet blockers(next_random(random) & next_random(random) & next_random(random),
                             next_random(random) & next_random(random) & next_random(random));
    for (const SquareSet ground : {SquareSet::all(), ends_of(Team::home).half, ends_of(Team::away).half})
      for (const Square from : ground)
        for (int squares = 1; squares <= 6; ++squares)
          REQUIRE(engine::ends_of_ways(from, squares, blockers, ground) ==
                  ends_by_walking(from, squares, blockers, ground));
  }
}

TEST_CASE("a free pawn has 8, 24, 36, 64, 80 and 92 ends, a ball 8, 20, 32, 44, 56 and 68", "[W30][W42]") {
  constexpr std::array most_of_pawn{8, 24, 36, 64, 80, 92};
  for (int squares = 1; squares <= 6; ++squares) {
    int most = 0;
    for (const Square from : SquareSet::all())
      most = std::max(most, engine::ends_of_ways(from, squares, {}, SquareSet::all()).size());
    CHECK(most <= most_of_pawn[static_cast<std::size_t>(squares - 1)]);
  }
  CHECK(engine::ends_of_ways(sq("D8"), 1, {}, SquareSet::all()).size() == 8);
  CHECK(engine::ends_of_ways(sq("D8"), 2, {}, SquareSet::all()).size() == 24);
  CHECK(ball_ends(sq("D8"), 1).size() == 8);
  CHECK(ball_ends(sq("D8"), 2).size() == 20);
  CHECK(ball_ends(sq("D8"), 3).size() == 32);
}

/// Every way of a ball that may not come back to a row or column that it has left.
SquareSet ball_by_walking(Square from, int squares) {
  SquareSet ends;
  for (std::size_t first = 0; first < steps.size(); ++first)
    for (std::size_t second = 0; second < steps.size(); ++second) {
      const bool back =
          steps[first].across * steps[second].across < 0 || steps[first].up * steps[second].up < 0;
      if (back) continue;
      for (int before_turn = 1; before_turn <= squares; ++before_turn)
        ends.add(walked(from, squares, first, before_turn, second, {}, SquareSet::all()));
    }
  return ends;
}

TEST_CASE("the ball ends where the larger difference or their sum is the throw, and never off the board",
          "[W40][W41][W42][stw/3.a][stw/3.b]") {
  for (const Square from : SquareSet::all())
    for (int squares = 1; squares <= 12; ++squares)
      CHECK(ball_ends(from, squares) == ball_by_walking(from, squares));
}

constexpr auto open_play = R"({"stage": "move", "control": "home", "ball": "E8", "dice": [3],
  "home": {"keeper": "D1", "defenders": ["B4", "D4", "E4", "G4"], "midfielders": ["A6", "C6", "F6", "H6"],
           "strikers": ["E8", "G8"]},
  "away": {"keeper": "D16", "defenders": ["B13", "D13", "E13", "G13"], "midfielders": ["A11", "C11", "F11", "H11"],
           "strikers": ["C9", "H9"]}})";

TEST_CASE("a move is played in full, straight or with one turn", "[W30][stw/2.a]") {
  Scenario match = Scenario::position(open_play);
  match.offers("move C6 F9").offers("move C6 D9").offers("move C6 C3");
  match.refuses("move C6 C7", "no-way", "stw/2").refuses("move C6 C8", "no-way", "stw/2");
}

TEST_CASE("team-mates are passed, an opponent's square is the last of a move", "[W32][stw/2.c]") {
  Scenario match = Scenario::position(open_play, R"({"home": {"midfielders": ["A6", "C8", "F6", "H6"]}})");
  match.refuses("move C8 C11", "no-way", "stw/2");
  Scenario last =
      Scenario::position(open_play, R"({"home": {"midfielders": ["A6", "C8", "F6", "H6"]}, "dice": [1]})");
  last.offers("move C8 C9");
  Scenario mates = Scenario::position(open_play, R"({"home": {"strikers": ["E8", "E9"]}})");
  mates.offers("move E9 E6");
}

TEST_CASE("the square where a move begins never blocks", "[W32]") {
  Scenario match = Scenario::position(open_play, R"({"home": {"midfielders": ["A6", "C9", "F6", "H6"]}})");
  match.offers("move C9 F12").offers("move C9 A8");
}

TEST_CASE("keepers block like others", "[W32]") {
  Scenario match = Scenario::position(open_play, R"({"away": {"keeper": "G10"}, "dice": [4]})");
  match.refuses("move G8 G12", "no-way", "stw/2");
}

TEST_CASE("a pawn crosses the ball without touching it", "[W33]") {
  Scenario match = Scenario::position(R"({"stage": "capture", "control": "home", "ball": "E9", "dice": [3],
    "home": {"strikers": ["E7", "A2"]}, "away": {"keeper": "D16", "defenders": ["A14"]}})");
  match.plays("move E7 E10");
  CHECK_FALSE(match.happened("captured"));
  CHECK(match.ball() == "E9");
}

TEST_CASE("defenders stay in their half and the others go anywhere", "[W12][stw/2.d]") {
  Scenario match = Scenario::position(open_play, R"({"home": {"defenders": ["B4", "D7", "E4", "G4"]}})");
  match.refuses("move D7 D10", "other-half", "W12").offers("move G8 F11");
  Scenario away = Scenario::position(
      open_play, R"({"control": "away", "ball": "C9", "away": {"defenders": ["B13", "D9", "E13", "G13"]}})");
  away.refuses("move D9 D6", "other-half", "W12").offers("move H9 H12");
}

TEST_CASE("a defender does not cross the other half on its way", "[W12]") {
  constexpr auto around = R"({"stage": "move", "control": "home", "ball": "H2", "dice": [2],
    "home": {"defenders": ["A8"], "strikers": ["H2"]}, "away": {"keeper": "D16", "strikers": ["B7", "B8"]}})";
  Scenario::position(around).refuses("move A8 C8", "no-way", "stw/2");
  Scenario::position(around, R"({"home": {"defenders": [], "midfielders": ["A8"]}})").offers("move A8 C8");
}

TEST_CASE("a die moves any field player but the one with the ball, and never the keeper", "[W35][stw/4.b]") {
  Scenario match = Scenario::position(open_play, R"({"dice": [1]})");
  match.refuses("move E8 E9", "has-ball", "W35");
  match.refuses("move D1 D2", "keeper-stays", "stw/6A");
  match.refuses("move A1 A2", "nobody-there", "stw/2");
  for (const char* from : {"B4", "D4", "E4", "G4", "A6", "C6", "F6", "H6", "G8"})
    CHECK_FALSE(match.legal("move " + std::string(from)).empty());
}

TEST_CASE("a team that can move nobody passes", "[W36]") {
  Scenario match = Scenario::position(R"({"stage": "keeper", "control": "home", "ball": "D4",
    "home": {"strikers": ["D4"]}, "away": {"keeper": "D16"}})");
  match.plays("roll", {4, 2, 3}).asks("home", "ball");
  REQUIRE(match.events("no-move").size() == 2);
  CHECK(match.events("no-move")[0]["team"] == "away");
  CHECK(match.events("no-move")[1]["purpose"] == "move");
}

TEST_CASE("nobody has to reach the ball", "[W36]") {
  Scenario match = Scenario::position(R"({"stage": "capture", "control": "home", "ball": "E9", "dice": [1],
    "home": {"strikers": ["E8"]}, "away": {"keeper": "D16"}})");
  match.offers("move E8 E9").plays("move E8 E7");
  match.asks("away", "keeper");
}

TEST_CASE("the ball passes pawns of both teams", "[W40][stw/3.c]") {
  Scenario match = Scenario::position(open_play, R"({"stage": "ball", "dice": [6]})");
  match.offers("ball E8 E14").offers("ball E8 E2");
}

TEST_CASE("the ball ends on a free square, on a team-mate or with both, not on a lone opponent", "[W43]") {
  Scenario match = Scenario::position(open_play, R"({"stage": "ball", "dice": [2],
    "home": {"midfielders": ["A6", "C9", "F6", "H6"]}, "away": {"strikers": ["C9", "F10"]}})");
  match.offers("ball E8 C9").offers("ball E8 G8").offers("ball E8 E10").offers("ball E8 F6");
  match.refuses("ball E8 F10", "only-opponent", "W43");
  match.refuses("ball E8 E9", "ball-too-far", "W42");
  match.refuses("ball E9 E11", "ball-elsewhere", "stw/3")
      .refuses("dribble E9 E10", "ball-elsewhere", "stw/3");
  match.refuses("ball E8 E11", "ball-too-far", "W42");
}

TEST_CASE("a ball without a legal end stays, and the D-Team has its attempt", "[W44]") {
  Scenario stuck = Scenario::position(R"({"stage": "ball", "control": "away", "ball": "H16", "dice": [1],
    "restart": "corner-kick",
    "home": {"keeper": "D1", "midfielders": ["G16", "G15", "H15"]}, "away": {"keeper": "D16", "strikers": ["H16"]}})");
  stuck.asks("home", "keeper");
  CHECK(stuck.ball() == "H16");
}

constexpr auto restart =
    R"({"stage": "ball", "control": "home", "ball": "E8", "dice": [1], "restart": "free-kick",
  "home": {"keeper": "D1", "midfielders": ["A6"], "strikers": ["E8", "H8"]},
  "away": {"keeper": "D16", "defenders": ["A14"]}})";

TEST_CASE("the taker of a kick neither touches the ball again nor dribbles with it",
          "[W45][W46][W111][stw/1B.d][stw/10.c]") {
  Scenario match = Scenario::position(restart);
  match.refuses("dribble E8 E9", "taker-may-not", "W46");
  match.plays("ball E8 E9", {1});
  CHECK(match.state()["stage"] == "capture");
  CHECK(match.state()["barred"] == 10);
  match.refuses("move E8 E9", "may-not-touch", "W45").offers("move E8 D8");
}

TEST_CASE("once another pawn has had the ball the taker may touch it again", "[W45]") {
  Scenario match = Scenario::position(restart, R"({"home": {"midfielders": ["D9"]}})");
  match.plays("ball E8 D9", {1});
  CHECK_FALSE(match.state().contains("barred"));
  match.asks("home", "ball").plays("ball D9 D8", {1}).offers("move E8 D8");
  Scenario battle =
      Scenario::position(restart, R"({"home": {"midfielders": ["D9"]}, "away": {"midfielders": ["D9"]}})");
  battle.plays("ball E8 D9", {6, 2, 1}).plays("move H8 H7", {1}).plays("ball D9 D8", {1});
  battle.offers("move E8 D8");
}

}  // namespace
}  // namespace stw::test::moves
