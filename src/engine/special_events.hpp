#pragma once

#include "steps.hpp"

// Chapter 4.3.4.
namespace fuba::engine {

extern const StepRules special_event_step;

/// The row of the table that fell this turn; a row without effects where none did.
const SpecialEvent& event_of_turn(const Ruleset& rules, const State& state);

}  // namespace fuba::engine
