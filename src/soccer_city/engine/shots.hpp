#pragma once

#include "steps.hpp"

// Shots and saves (S4, S5, S9, S21).
namespace soccer_city::engine {

/// Why a shot card cannot be played now; nothing where it can.
std::optional<Refusal> refuse_shot(const Ruleset& rules, const State& state, Shot shot);
/// What a shot that comes to a total brings against a save, or without a goalkeeper.
ShotResult result_against(const Ruleset& rules, int total, int save_total);
ShotResult result_unguarded(const Ruleset& rules, int total);

extern const StepRules shot_step;
extern const StepRules save_step;

}  // namespace soccer_city::engine
