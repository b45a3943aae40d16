#pragma once

#include "steps.hpp"

// Chapter 4, the order of a turn, and 4.3.5, the end of a half.
namespace fuba::engine {

extern const StepRules turn_step;
extern const StepRules turn_dice_step;
extern const StepRules own_turn_dice_step;
extern const StepRules half_end_step;
extern const StepRules second_half_step;

/// Formations changed in a break are shown (2.2).
void announce_changes(const Context& context);
/// Sets the marker on a half's start square.
void begin_half(State& state, const Ruleset& rules, std::uint8_t half);
/// 4.3.5: nothing comes after it.
void end_match(const Context& context);

}  // namespace fuba::engine
