#pragma once

#include "steps.hpp"

// The ball to an adjacent area with a player of the team: event 5-3 (A12), `skilled-wing-backs` and
// `creative-midfielder` (A11), R149.
namespace fuba::engine {

extern const StepRules ball_choice_step;

/// Adjacent areas with a player of the team.
AreaSet ball_may_go(const Ruleset& rules, const State& state, Team team);

}  // namespace fuba::engine
