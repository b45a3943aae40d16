#pragma once

#include "context.hpp"

namespace stw::engine {

/// Whether a team's keeper is not in his goal area, on the board or on the goal line.
bool keeper_is_away(const State& state, Team team);

/// The teams put pawns before a corner kick (corner_kick.cpp).
void begin_puts(const Context& context);

}  // namespace stw::engine
