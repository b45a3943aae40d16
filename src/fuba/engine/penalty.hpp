#pragma once

#include "steps.hpp"

// Chapter 5.5.
namespace fuba::engine {

extern const StepRules penalty_kick_step;
extern const StepRules dive_step;
extern const StepRules kick_step;
extern const StepRules penalty_roll_step;
extern const StepRules guarded_penalty_step;

}  // namespace fuba::engine
