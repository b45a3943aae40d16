#pragma once

#include <optional>

#include "stw/game.hpp"

namespace stw::app {

/// Where a pawn that has to make room is proposed to go: near, and towards its own goal. Nothing where none
/// has to.
std::optional<Command> proposed_leave(const Ruleset& rules, const State& state, const CommandList& legal);

}  // namespace stw::app
