#pragma once

#include "steps.hpp"

// Challenges for a high ball (K15, S19) and anticipation of a pass (S18).
namespace soccer_city::engine {

/// A high pass has reached a player: each opponent beside him challenges.
void challenge_receiver(const Context& context, Hex at);

extern const StepRules challenge_step;
extern const StepRules anticipate_step;
extern const StepRules anticipation_die_step;

}  // namespace soccer_city::engine
