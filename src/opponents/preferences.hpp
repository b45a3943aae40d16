#pragma once

#include <optional>

#include "fuba/state.hpp"
#include "match/random.hpp"
#include "opponents/tactics.hpp"

namespace fuba {

/// The choice of a decision that the tactics settle without a look at where it leads: everything before the
/// match, set-ups, penalties. Nothing for the others.
std::optional<Command> preferred(const Ruleset& rules, const State& view, const Tactics& tactics,
                                 Random& random);

}  // namespace fuba
