#pragma once

#include "steps.hpp"

// Chapters 4.3.4 and A12.
namespace fuba::engine {

extern const StepRules special_event_step;
extern const StepRules event_die_step;
extern const StepRules event_pair_step;
extern const StepRules event_corner_step;
extern const StepRules event_time_step;
extern const StepRules fans_step;

/// The row of the table that fell this turn; a row without effects where none did.
const SpecialEvent& event_of_turn(const Ruleset& rules, const State& state);

/// The rule behind special events: the plain table or the advanced one.
inline Cause event_cause(const Ruleset& rules) {
  return rules.has(Option::advanced_events) ? Cause::advanced_event : Cause::special_event;
}

/// Whether a row's role is that of the team; the roles are those of the roll, before the check (R51).
bool concerns(SpecialEvent::Role role, const State& state, Team team);

/// Where the event comes from the control check: puts its roll on the agenda if the die equals the ball
/// value.
void ask_for_event_at_check(const Context& context);

/// The injuries that the event of the turn brings, those of the controlling team first.
void injure_by_event(const Context& context);

/// Puts the roll of the special event on the agenda, after the cards that come before it.
void ask_for_special_event(const Context& context);

}  // namespace fuba::engine
