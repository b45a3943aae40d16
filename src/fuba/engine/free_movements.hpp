#pragma once

#include "steps.hpp"

// Chapter 4.5.2.
namespace fuba::engine {

extern const StepRules free_movements_step;

/// Whether one of the cards that let a player run would move anybody (A11).
bool runner_exists(const Ruleset& rules, const State& state, Team team, Skill skill);

}  // namespace fuba::engine
