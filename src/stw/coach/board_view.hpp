#pragma once

#include <array>

#include "stw/facts.hpp"

namespace stw::coaching {

/// Who reaches what on a board, for both teams.
struct BoardView {
  struct Side {
    SquareSet pawns;
    Reach reach;      ///< of all field players; on-side ones where they attack
    Reach defenders;  ///< of the defenders among them
    SquareSet keeper_ends;
    bool interferes = false;  ///< an attacker off-side in the goal area spoils what happens in front of it
    Numbers offside = 0;      ///< who may not be passed to
  };

  explicit BoardView(const State& state);

  const State& state;
  std::array<Side, 2> sides;
};

}  // namespace stw::coaching
