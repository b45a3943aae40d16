#pragma once

#include "passing.hpp"

// Chapters 4.1 and 4.2: the target area and what the pass does to the ball value.
namespace fuba::engine {

extern const StepRules target_step;

/// The areas that the controlling team may pass to, where the pass is one from where the ball is.
AreaSet targets_of(const Ruleset& rules, const State& state, const Pass& pass);

}  // namespace fuba::engine
