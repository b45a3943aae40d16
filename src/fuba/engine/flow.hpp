#pragma once

#include "steps.hpp"

// Chapter 4, the order of a turn, and 4.3.5, the end of a half.
namespace fuba::engine {

extern const StepRules turn_step;
extern const StepRules turn_dice_step;
extern const StepRules own_turn_dice_step;
extern const StepRules half_end_step;
extern const StepRules second_half_step;

}  // namespace fuba::engine
