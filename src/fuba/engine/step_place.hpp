#pragma once

#include <cstddef>

#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba::engine {

/// Steps that are only found at the bottom of the agenda, where there is always one of them.
bool only_at_bottom(Step step);

/// What of a frame does not suit the frames below it.
enum class Misplaced : std::uint8_t { no, step, team, repeated };

/// Whether play can put the step at this place of the agenda: on the one below it, at this stage of the turn,
/// for this team, and not more often than it can be under way.
Misplaced misplaced(const Ruleset& rules, const State& state, std::size_t place);

}  // namespace fuba::engine
