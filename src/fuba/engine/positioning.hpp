#pragma once

#include "steps.hpp"

// Chapter 4.8.
namespace fuba::engine {

extern const StepRules positioning_step;
extern const StepRules positioning_dice_step;

/// Turns the ball value by the numbers in the ball's area, in a team's action stage (2.0/4.9).
void adjust_value(const Context& context, Team team);

/// Puts the positioning on the agenda, after the cards and the boost that go with it.
void begin_positioning(const Context& context, Team team);

/// Spends a condition point on the positioning that waits on top of the agenda.
void boost_positioning(const Context& context);

/// Whether a condition point would turn the ball further, and may.
bool boost_changes_value(const Ruleset& rules, const State& state, Team team);

/// Whether a card of two additional steps would turn the ball further.
bool card_changes_value(const Ruleset& rules, const State& state, Team team);

}  // namespace fuba::engine
