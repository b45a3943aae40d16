#pragma once

#include "steps.hpp"

// Chapter 4.9.
namespace fuba::engine {

extern const StepRules pressing_step;

/// Why the team may not press; nothing where it may.
std::optional<Refusal> refuse_press(const Ruleset& rules, const State& state, Team team);

}  // namespace fuba::engine
