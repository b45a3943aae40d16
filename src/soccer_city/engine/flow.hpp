#pragma once

#include "steps.hpp"

// The order of a turn and of the halves (K6, K10, S30, S32).
namespace soccer_city::engine {

/// Goes on with a later phase of the turn.
void skip_to(const Context& context, Phase phase);
/// What a turn leaves behind when it ends, however it does: a hidden card is used up.
void use_up_turn(const Context& context);
/// The match is over.
void end_match(const Context& context);

extern const StepRules turn_step;
extern const StepRules spend_time_step;
extern const StepRules turn_factor_step;
extern const StepRules half_end_step;
extern const StepRules half_begin_step;
extern const StepRules set_clock_step;

}  // namespace soccer_city::engine
