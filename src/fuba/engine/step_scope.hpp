#pragma once

#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba::engine {

/// Whether a step can come up by these rules: it belongs to the edition and to an option that is played.
bool comes_up(const Ruleset& rules, Step step);

}  // namespace fuba::engine
