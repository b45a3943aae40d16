#pragma once

#include "stw/square_set.hpp"

namespace stw::engine {

/// Where a pawn can end that goes exactly `squares` (1-6) squares: straight, or with one turn that does not
/// lead back (W30, W31). It stays on `ground`; a square of `blockers` may be the last one and none before it,
/// but for the one where it begins (W32).
SquareSet ends_of_ways(Square from, int squares, SquareSet blockers, SquareSet ground);

}  // namespace stw::engine
