#pragma once

#include "stw/coach/tactics.hpp"
#include "stw/command.hpp"
#include "stw/state.hpp"

namespace stw::coaching {

/// What a choice looks like to somebody who sees squares and no dice: after the ball, forward with it, to a
/// team-mate best of all in front of the goal. Off-side, long-distance squares and the keeper stay unseen.
double worth_at_sight(const State& view, const Command& command, const Tactics& tactics);

}  // namespace stw::coaching
