#pragma once

#include "fuba/frame_number.hpp"
#include "steps.hpp"

// Chapter 4.5: order of the actions, first and second actions.
namespace fuba::engine {

extern const StepRules action_step;
extern const StepRules second_actions_step;

/// By the numbers in the target area or the moves of the last turn, unless the check, an offside risk or a
/// card has settled it.
Team first_to_act(const Ruleset& rules, const State& state);

/// Puts a team's first action on top of the agenda, with what comes before it.
void ask_for_first_action(const Context& context, Team team);

/// Settles who acts first and puts both teams' first actions on the agenda.
void begin_first_actions(const Context& context);

/// Asks the team with the ball whether second actions are played.
void begin_second_actions(const Context& context);

}  // namespace fuba::engine
