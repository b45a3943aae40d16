#pragma once

#include "fields.hpp"
#include "fuba/state.hpp"

namespace fuba::engine {

/// Refuses a position that no match can reach in its counts: too many players, pieces off the mat without a
/// set-up, a ball without a player of its team, a turn under way between no areas.
void check_position(const Field& root, const Ruleset& rules, const State& state);

}  // namespace fuba::engine
