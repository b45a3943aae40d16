#pragma once

#include "steps.hpp"

// Chapter A5.
namespace fuba::engine {

extern const StepRules sweep_step;

/// Whether sun in the eyes keeps the team from sweeping and from passing through an area (A10).
bool dazzled(const Ruleset& rules, const State& state, Team team);

/// The goalkeeper comes out for this turn.
void sweep(const Context& context, Team team, Cause cause);

/// What the goalkeeper's doings add to the shots of a team (A4, A5).
int shot_bonus_against_keeper(const Ruleset& rules, const State& state, Team shooter);

}  // namespace fuba::engine
