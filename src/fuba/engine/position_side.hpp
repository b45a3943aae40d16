#pragma once

#include "fields.hpp"
#include "fuba/state.hpp"

namespace fuba::engine {

/// Reads `home` and `away` of a position. A side that it says nothing of stands as before a kick-off.
void read_sides(const Field& root, const Ruleset& rules, State& state);

}  // namespace fuba::engine
