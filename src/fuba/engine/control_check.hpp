#pragma once

#include "steps.hpp"
#include "weather.hpp"

// Chapter 4.4: control check, easy situation, new ball value, the closest player.
namespace fuba::engine {

extern const StepRules ball_winner_step;
extern const StepRules easy_situation_step;

/// Compares the controlling team's die with the ball value, settles who has the ball and its new value.
void check_control(const Context& context);

/// Whether the check passes whatever the dice: nobody of the passive team in the target and somebody of the
/// controlling one (2.0/4.4.1), or a press has failed (R66).
bool passes_by_itself(const Ruleset& rules, const State& state);
/// The targets for which it would.
AreaSet safe_targets(const Ruleset& rules, const State& state);

/// The throws of both dice that pass a check and make a die the new value that is no higher than the place.
using NewDice = std::array<std::uint8_t, 7>;
/// The same by whether the pass is long, and by the ball value; a check that passes by itself stands at value
/// 0.
using NewDiceByPass = std::array<std::array<NewDice, 7>, 2>;
const NewDiceByPass& new_dice(const Ruleset& rules);
inline constexpr int unchecked = 0;

/// The die of the turn that the new ball value comes from (4.4.4, 2.0/4.5.1, it/II.D).
int die_of_new_value(const Ruleset& rules, const State& state);

/// What the weather makes of a new ball value (R144).
inline int weathered(const Ruleset& rules, const State& state, int value) {
  return std::clamp(value + weather_rule(rules, state).new_value, 1, int{rules.highest_value});
}

/// The new ball value from a die, with what weather and special event add to it (4.4.4, R144).
void set_new_value(const Context& context, int die);

/// Moves and values that advanced special events grant once the closest player is at the ball (R123, A12).
void offer_moves_after_check(const Context& context);

/// The skill cards of the end of the check and of the start of the action stage (A11).
void offer_cards_after_check(const Context& context);

}  // namespace fuba::engine
