#pragma once

#include "actions.hpp"

// Chapter 4.7: movement of players and dribbling.
namespace fuba::engine {

extern const StepRules movement_step;
extern const StepRules boost_die_step;
extern const StepRules movement_dice_step;

/// Whether a movement of that type moves anybody.
bool movement_possible(const Ruleset& rules, const State& state, Team team, Line type, Round round);

/// The same without a dribble.
bool movement_without_ball_possible(const Ruleset& rules, const State& state, Team team, Line type);

/// Opens the movement; its moves follow on the agenda.
void begin_movement(const Context& context, Team team, Line type, Round round);

/// The same with a condition point whose die gives moves of any type (2.0/A1.1).
bool boosted_movement_possible(const Ruleset& rules, const State& state, Team team);
void begin_boosted_movement(const Context& context, Team team);

/// Whether two dice say how many may move, in any direction (it/actions.movement).
inline bool moves_by_dice(const Ruleset& rules) {
  return rules.policies.movement == Policies::Movement::two_dice;
}
/// Why the team may not move by dice; nothing where it may.
std::optional<Refusal> refuse_dice_movement(const Ruleset& rules, const State& state, Team team, Round round);
void begin_dice_movement(const Context& context, Team team, Round round);

/// Whether the card `midfield-dribbler` would open a way for the ball in the movement that is under way.
bool card_dribble_exists(const Ruleset& rules, const State& state, Team team);

}  // namespace fuba::engine
