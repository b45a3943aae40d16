#pragma once

#include "steps.hpp"

// Level matches that go on: extra time and penalties (C26 to C33).
namespace fuba::engine {

extern const StepRules extra_time_step;
extern const StepRules first_kick_step;
extern const StepRules shoot_out_step;
extern const StepRules shoot_out_die_step;

/// Whether a half that has ended is followed by extra time or penalties, which are then on the agenda.
bool goes_on(const Context& context);

}  // namespace fuba::engine
