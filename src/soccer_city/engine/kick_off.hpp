#pragma once

#include "steps.hpp"

// Who kicks off, and the line-ups (S12, S13).
namespace soccer_city::engine {

extern const StepRules kick_off_roll_step;
extern const StepRules kick_off_step;
extern const StepRules line_up_step;
extern const StepRules place_step;

}  // namespace soccer_city::engine
