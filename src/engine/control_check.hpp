#pragma once

#include "steps.hpp"

// Chapter 4.4: control check, easy situation, new ball value, the closest player.
namespace fuba::engine {

extern const StepRules ball_winner_step;
extern const StepRules easy_situation_step;

/// Compares the controlling team's die with the ball value, settles who has the ball and its new value.
void check_control(const Context& context);

}  // namespace fuba::engine
