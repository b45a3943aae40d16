#pragma once

#include "stw/ruleset.hpp"
#include "stw/state.hpp"

namespace stw::app {

/// What stands on the board when no match does: both teams set up, the ball at the centre.
State line_up(const Ruleset& rules);

}  // namespace stw::app
