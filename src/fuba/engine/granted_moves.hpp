#pragma once

#include "steps.hpp"

// One move outside the actions, granted by an advanced special event (A12) or a skill card (A11).
namespace fuba::engine {

extern const StepRules granted_move_step;

/// What grants the move: the number of its frame.
enum class Grant : std::uint8_t {
  event,       ///< any player; it counts for the order of the actions (A12, 1-1 to 1-4)
  keeper,      ///< any player, before the target is chosen (card `creative-goal-keeper`)
  catenaccio,  ///< a player of the team's second closest area to its goal line
  run,         ///< as many players as the event says, after the ball (2.0/4.4.3)
};

void grant_move(const Context& context, Team team, Grant grant);

/// Whether the grant would move anybody.
bool grant_moves_anybody(const Ruleset& rules, const State& state, Team team, Grant grant);

}  // namespace fuba::engine
