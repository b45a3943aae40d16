#pragma once

#include "steps.hpp"

// Chapters 2.0/4.6 and 5.3.1: the action stage of a team, a list of sequences.
namespace fuba::engine {

extern const StepRules action_stage_step;
extern const StepRules stage_choice_step;

/// What a team can choose: the number of a stage choice.
enum class StageChoice : std::uint8_t {
  action,       ///< a goal attempt or a movement
  after_shot,   ///< a movement
  before_kick,  ///< a movement before a slow goal kick
  pressing,
  substitution,
};

/// Settles who is first, and puts that team's stage on the agenda.
void begin_first_stage(const Context& context);
/// The stage of the other team.
void begin_second_stage(const Context& context);

/// A team's stage from a sequence on.
void play_stage(const Context& context, Team team, StageSequence from = StageSequence::action);
/// The same after a goal attempt that was its first action.
void play_stage_after_shot(const Context& context, Team team);

}  // namespace fuba::engine
