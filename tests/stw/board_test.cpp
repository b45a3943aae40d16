// The board and its limits (W1-W13), with the geometry checked against plain counting.
#include "stw/board.hpp"

#include "../../src/stw/engine/limits.hpp"
#include "stw/scenario.hpp"

namespace stw::test::board {
namespace {

TEST_CASE("the squares have their letters and rows, and the areas are where the board shows them", "[W1]") {
  CHECK(name(square_at(0, 1)) == "A1");
  CHECK(name(square_at(7, 16)) == "H16");
  for (const Square square : SquareSet::all()) CHECK(parse_square(name(square)) == square);
  for (const char* text : {"", "A", "A0", "A17", "I1", "a1", "A01", "A1 ", "AA1", "A-1"})
    CHECK_FALSE(parse_square(text));
  const Ends& home = ends_of(Team::home);
  CHECK(home.goal_area == squares("D1 E1"));
  CHECK(home.penalty_area == squares("C1 D1 E1 F1 C2 D2 E2 F2 C3 D3 E3 F3"));
  CHECK(home.penalty_arc == squares("D4 E4"));
  CHECK(home.long_distance == squares("C4 F4"));
  CHECK(home.corners == squares("A1 H1"));
  CHECK(home.circle == squares("D8 E8"));
  const Ends& away = ends_of(Team::away);
  CHECK(away.goal_area == squares("D16 E16"));
  CHECK(away.penalty_area == squares("C14 D14 E14 F14 C15 D15 E15 F15 C16 D16 E16 F16"));
  CHECK(away.penalty_arc == squares("D13 E13"));
  CHECK(away.long_distance == squares("C13 F13"));
  CHECK(away.corners == squares("A16 H16"));
  CHECK(away.circle == squares("D9 E9"));
  CHECK(home.half.size() == 64);
  CHECK((home.half & away.half).empty());
}

TEST_CASE("the goal area belongs to the penalty area; arc and long-distance squares do not", "[W2][W5]") {
  for (const Team team : teams) {
    const Ends& ends = ends_of(team);
    CHECK((ends.goal_area - ends.penalty_area).empty());
    CHECK((ends.penalty_area & (ends.penalty_arc | ends.long_distance)).empty());
    CHECK(ends.penalty_area.size() == 12);
  }
}

TEST_CASE("distance is the larger difference; zone and ring are the squares up to 1 and at 2", "[W4]") {
  CHECK(distance(sq("D4"), sq("F5")) == 2);
  CHECK(distance(sq("A1"), sq("H16")) == 15);
  CHECK(squares_at(sq("A1"), 0, 1) == squares("A1 A2 B1 B2"));
  CHECK(squares_at(sq("A1"), 2, 2) == squares("A3 B3 C3 C2 C1"));
  for (const Square centre : SquareSet::all())
    for (int away = 0; away < 16; ++away) {
      SquareSet counted;
      for (const Square square : SquareSet::all())
        if (distance(centre, square) == away) counted.add(square);
      CHECK(squares_at(centre, away, away) == counted);
    }
}

/// How many squares of a set follow each other from a square in a direction, without a gap.
int run(SquareSet set, Square from, int across, int up) {
  int count = 0;
  for (int column = column_of(from) + across, row = row_of(from) + up;
       on_board(column, row) && set.contains(square_at(column, row)); column += across, row += up)
    ++count;
  return count;
}

TEST_CASE("full rows and columns are found as by counting", "[W13][stw/2.f]") {
  std::uint64_t random = 7;
  const auto next = [&random] {
    random = random * 6364136223846793005U + 1442695040888963407U;
    return random >> 32U | random << 32U;
  };
  for (int trial = 0; trial < 300; ++trial) {
    const SquareSet set(next() & next(), next() & next());
    SquareSet rows_full;
    SquareSet columns_full;
    for (const Square square : SquareSet::all()) {
      if (run(set, square, 1, 0) + run(set, square, -1, 0) + 1 > 4) rows_full.add(square);
      if (run(set, square, 0, 1) + run(set, square, 0, -1) + 1 > 3) columns_full.add(square);
    }
    CHECK(engine::full_rows(set) == rows_full);
    CHECK(engine::full_columns(set) == columns_full);
  }
}

TEST_CASE("pawns are known by their numbers", "[W10][stw/1A.a]") {
  const State state = state_of(R"({"stage": "keeper", "ball": "E12", "control": "home",
    "home": {"keeper": "D1", "defenders": ["B4", "D4"], "midfielders": ["A6", null, "F6"], "strikers": ["E9", "G8"]},
    "away": {"keeper": "D16"}})");
  const TeamState& home = state.side(Team::home);
  CHECK(home.pawn(1) == sq("D1"));
  CHECK(home.pawn(3) == sq("D4"));
  CHECK(home.pawn(8) == sq("F6"));
  CHECK(home.pawn(11) == sq("G8"));
  CHECK(home.number_at(sq("E9")) == 10);
  CHECK(home.number_at(sq("E10")) == 0);
  CHECK(home.red == (bit_of(4) | bit_of(5) | bit_of(7) | bit_of(9)));
}

constexpr auto limits = R"({"stage": "move", "control": "home", "ball": "H10", "dice": [1],
  "home": {"keeper": "D1", "strikers": ["H10", "E12"]}, "away": {"keeper": "D16", "defenders": ["A9"]}})";

TEST_CASE("a fifth in a row and a fourth in a column are not moved there, and a gap parts them",
          "[W13][stw/2.f]") {
  Scenario row = Scenario::position(limits, R"({"home": {"midfielders": ["A13", "B13", "C13", "D13"]}})");
  row.refuses("move E12 E13", "row-full", "W13").offers("move E12 F13").offers("move D13 E13");
  Scenario column = Scenario::position(limits, R"({"home": {"midfielders": ["D13", "D14", null, "D11"]}})");
  column.refuses("move E12 D12", "column-full", "W13");
  column.offers("move D11 D12");
}

TEST_CASE("a fifth field player does not enter a penalty area, a second pawn no goal area",
          "[W13][stw/2.g][stw/2.h]") {
  Scenario area = Scenario::position(
      limits, R"({"home": {"midfielders": ["C14", "F15", "C16", "F16"], "strikers": ["H10", "E13"]}})");
  area.refuses("move E13 E14", "penalty-area-full", "W13").offers("move E13 D13");
  area.offers("move C14 D14").offers("move F16 E16");
  Scenario goal =
      Scenario::position(limits, R"({"home": {"midfielders": ["D16"], "strikers": ["H10", "E15"]}})");
  goal.refuses("move E15 E16", "goal-area-full", "W13").offers("move D16 E16");
}

TEST_CASE("the limits ask nothing of pawns that stand still", "[W13]") {
  Scenario match = Scenario::position(R"({"stage": "move", "control": "home", "ball": "H10", "dice": [1],
    "home": {"midfielders": ["A9", "B9", "C9", "D9"], "strikers": ["H10", "E9"]}, "away": {"keeper": "D16"}})");
  match.offers("move C9 C10").offers("move E9 E10");
}

TEST_CASE("two pawns of a team never share a square, pawns of both do", "[W11][stw/2.e]") {
  Scenario match = Scenario::position(limits, R"({"home": {"midfielders": ["E13"]},
    "away": {"defenders": ["D12"]}})");
  match.refuses("move E12 E13", "mate-there", "W11").offers("move E12 D12");
}

}  // namespace
}  // namespace stw::test::board
