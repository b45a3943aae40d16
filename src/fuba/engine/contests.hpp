#pragma once

#include "steps.hpp"

// Chapter A12: events that both teams roll for.
namespace fuba::engine {

extern const StepRules contest_step;
extern const StepRules value_choice_step;

/// The winner of a contest for the ball value may change it, once the new value is set (R153).
void offer_value_choice(const Context& context);

}  // namespace fuba::engine
