#pragma once

#include "steps.hpp"

// Chapters 2 and 3.2: formations, their change at half-time, who kicks off.
namespace fuba::engine {

extern const StepRules choose_formation_step;
extern const StepRules choose_skills_step;
extern const StepRules shift_point_step;
extern const StepRules reveal_step;
extern const StepRules change_formation_step;
extern const StepRules kick_off_roll_step;
extern const StepRules kick_off_choice_step;

}  // namespace fuba::engine
