#pragma once

#include "steps.hpp"

// Attacking and defensive actions: tactics and hidden dribbles (S7, S8, S20).
namespace soccer_city::engine {

/// Whether a defence card's tactic would change something now.
std::optional<Refusal> refuse_defence_tactic(const Ruleset& rules, const State& state, Card card);
/// Begins it.
void play_defence_tactic(const Context& context, Card card);

/// The dribble that lies hidden is used up (S20).
void use_hidden_card(const Context& context, Team team);

extern const StepRules action_step;
extern const StepRules give_step;
extern const StepRules give_back_step;
extern const StepRules cross_step;

}  // namespace soccer_city::engine
