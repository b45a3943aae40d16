#pragma once

#include "fields.hpp"
#include "fuba/state.hpp"

namespace fuba::engine {

/// Reads what a position says of the turn under way; who is in control has to be known.
void read_turn(const Field& root, const Ruleset& rules, State& state);

/// Reads the window of moves that is under way.
void read_window(const Field& root, const Ruleset& rules, State& state);

}  // namespace fuba::engine
