#pragma once

#include "context.hpp"

namespace stw::engine {

/// Whether a team's keeper is not in his goal area, on the board or on the goal line.
bool keeper_is_away(const State& state, Team team);

/// The number of the pawn of a team that leaves next, 0 = none.
int next_to_leave(const State& state, Team team);

/// Whether a pawn of the team in control may go to the ball for a free kick, limits aside (free_kick.cpp).
bool somebody_can_take(const State& state);

/// The teams put pawns before a corner kick (corner_kick.cpp).
void begin_puts(const Context& context);

}  // namespace stw::engine
