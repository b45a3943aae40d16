#pragma once

#include "stw/state.hpp"

namespace stw::engine {

/// Where a pawn may stand and pass: its own half for defenders and the keeper, else the board (W12).
SquareSet ground_of(Team team, int number);

/// Squares that one more pawn of a team may not take for each limit (W13), with the pawns `squares` of it.
SquareSet full_rows(SquareSet squares);
SquareSet full_columns(SquareSet squares);

/// Where a pawn may be moved or put: on its ground, on no team-mate, within the limits (W11-W13). It does not
/// count on the square where it stands now.
SquareSet standable(const State& state, Team team, int number);

}  // namespace stw::engine
