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

}  // namespace fuba::engine
