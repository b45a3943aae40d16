#pragma once

#include "steps.hpp"

// Chapter A12: events that both teams roll for.
namespace fuba::engine {

extern const StepRules contest_step;
extern const StepRules value_choice_step;

/// Who wins the contest that is rolled for with these dice; nobody with a tie, after which they are rolled
/// again.
std::optional<Team> winner_of_contest(const Ruleset& rules, const State& state, Dice dice);

/// The winner of a contest for the ball value may change it, once the new value is set (R153).
void offer_value_choice(const Context& context);

/// Whether a special event may still bring a contest, which looks at condition points.
bool contest_ahead(const Ruleset& rules, const State& state);

/// The state without condition points but those that a contest ahead looks at: of the lines that face the
/// ball.
State with_points_of_contest(const Ruleset& rules, const State& state);

}  // namespace fuba::engine
