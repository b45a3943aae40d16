#pragma once

#include "steps.hpp"

// Chapter A5.
namespace fuba::engine {

extern const StepRules sweep_step;

/// Before the dice of the turn: the goalkeeper of the passive team may come out (it/adv.keeper-exit).
void offer_keeper_exit(const Context& context);

/// Whether sun in the eyes keeps the team from sweeping and from passing through an area (A10).
bool dazzled(const Ruleset& rules, const State& state, Team team);

/// The goalkeeper comes out for this turn.
void sweep(const Context& context, Team team, Cause cause);

/// Whether the goalkeeper may go in or out of his goal area in the movement under way (2.0/A5).
std::optional<Refusal> refuse_stance(const Ruleset& rules, const State& state, Team team, bool outside);
void change_stance(const Context& context, Team team, bool outside);

/// What is added to the die of a press in the goalkeeper's penalty area.
int press_modifier_of_keeper(const Ruleset& rules, const State& state, Team team);

/// What the goalkeeper's doings add to the shots of a team (A4, A5).
int shot_bonus_against_keeper(const Ruleset& rules, const State& state, Team shooter);

}  // namespace fuba::engine
