#pragma once

#include "steps.hpp"

// Chapter 4.7: movement of players and dribbling.
namespace fuba::engine {

extern const StepRules movement_step;

/// Whether a movement of that type moves anybody.
bool movement_possible(const Ruleset& rules, const State& state, Team team, Line type, bool first_action);

/// Opens the movement; its moves follow on the agenda.
void begin_movement(const Context& context, Team team, Line type, bool first_action);

/// Whether the card `midfield-dribbler` would open a way for the ball in the movement that is under way.
bool card_dribble_exists(const Ruleset& rules, const State& state, Team team);

}  // namespace fuba::engine
