#pragma once

#include "steps.hpp"

// Chapter A9.
namespace fuba::engine {

extern const StepRules slow_choice_step;
extern const StepRules slow_dice_step;

/// Asks the team that takes a set piece whether it slows the game; not in stoppage time.
void offer_slow_play(const Context& context, Team team);

}  // namespace fuba::engine
