#pragma once

#include <array>

#include "stw/square_set.hpp"
#include "stw/team.hpp"

namespace stw {

/// The areas of the board at one team's goal (W1), and its half.
struct Ends {
  SquareSet half;
  SquareSet goal_area;
  SquareSet penalty_area;   ///< the goal area included
  SquareSet penalty_arc;    ///< from which penalties are kicked (W140)
  SquareSet long_distance;  ///< from which a direct pass brings a shot (W80)
  SquareSet corners;
  SquareSet circle;  ///< the squares of the centre circle in this half
};

/// The areas at a team's own goal.
const Ends& ends_of(Team team);

/// A team's own row 1-8 is counted from its own goal line, as the printed board does.
constexpr int board_row(Team team, int own_row) { return team == Team::home ? own_row : rows + 1 - own_row; }

/// How far a square lies from a team's own goal line: 1 on it.
constexpr int own_row(Team team, Square square) { return board_row(team, row_of(square)); }

/// The squares of a team's own row.
constexpr SquareSet row_squares(Team team, int own_row) {
  const int row = board_row(team, own_row);
  return SquareSet::rectangle(0, row, columns - 1, row);
}

/// The squares at a distance of at least `nearest` and at most `farthest` (W4). `squares_at(s, 0, 1)` is the
/// zone of a square, `squares_at(s, 2, 2)` its ring.
SquareSet squares_at(Square centre, int nearest, int farthest);

/// The same for a set of squares: the distance to the nearest of them.
SquareSet squares_at(SquareSet centre, int nearest, int farthest);

}  // namespace stw
