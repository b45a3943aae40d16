#pragma once

#include "steps.hpp"

// Chapter 5.4.
namespace fuba::engine {

extern const StepRules goal_kick_step;

}  // namespace fuba::engine
