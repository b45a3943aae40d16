#pragma once

#include "players.hpp"
#include "steps.hpp"

// Players who run: repositioning (S22) and the runs of tactics and set pieces.
namespace soccer_city::engine {

/// Whether anybody could run by a tactic of a team.
bool any_run(const Ruleset& rules, const State& state, Team team, RunKind kind);

/// The hexes that a player reaches through free ones; a loose ball ends his way.
HexSet reachable(const State& state, Hex from, int hexes);

extern const StepRules run_step;
extern const StepRules give_run_step;
extern const StepRules reposition_step;
extern const StepRules corner_runs_step;
extern const StepRules slip_step;

}  // namespace soccer_city::engine
