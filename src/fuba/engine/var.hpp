#pragma once

#include "steps.hpp"

// Chapter it/adv.var: a look at the pictures.
namespace fuba::engine {

extern const StepRules var_choice_step;
extern const StepRules var_dice_step;
extern const StepRules confirm_goal_step;
extern const StepRules confirm_press_step;

/// What the pictures are about: the number of the frames.
enum class Incident : std::uint8_t { goal, press };

/// A goal from a shot; the other team may ask for the pictures before it counts (R85).
void claim_goal(const Context& context, Team team);

/// A press that has won the ball; the other team may ask for the pictures in a penalty area.
void claim_press(const Context& context, Team team, int new_value);

}  // namespace fuba::engine
