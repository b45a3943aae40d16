#pragma once

#include "steps.hpp"

// Chapters 4.1 and 4.2: the target area and what the pass does to the ball value.
namespace fuba::engine {

extern const StepRules target_step;

}  // namespace fuba::engine
