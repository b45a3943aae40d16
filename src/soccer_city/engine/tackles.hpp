#pragma once

#include "steps.hpp"

// Defensive actions: tackles and fouls (S8, S23 to S26).
namespace soccer_city::engine {

/// What a failed tackle comes to by the referee die (S25), with the factor and the card taken into account.
RefereeCall referee_call(const Ruleset& rules, const State& state, int bonus, int die);
/// What each side adds to its die in a tackle.
int carrier_strength(const Ruleset& rules, const State& state, int bonus);
int tackler_strength(const Ruleset& rules, const State& state, Number player, Hex at, Card card);

extern const StepRules defence_step;
extern const StepRules tackle_dice_step;
extern const StepRules referee_die_step;

}  // namespace soccer_city::engine
