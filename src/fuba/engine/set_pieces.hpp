#pragma once

#include "steps.hpp"

// Chapters 3.3.1, 5.2 and 5.3: kick-off, free kick and corner kick, and what all restarts share.
namespace fuba::engine {

extern const StepRules kick_off_step;
extern const StepRules kick_set_up_step;
extern const StepRules free_kick_step;
extern const StepRules quick_moves_step;
extern const StepRules reply_moves_step;
extern const StepRules free_kick_choice_step;
extern const StepRules corner_side_step;
extern const StepRules corner_kick_step;

// Awards. Each cuts the turn short (R18) and hands the ball over; in a half's last turn only a penalty is
// still taken (R18a).

void award_kick_off(const Context& context, Team team);
/// In the target area of the turn (5.2), where there is one, else in the ball's; a penalty in the opponent's
/// penalty area (5.2).
void award_free_kick(const Context& context, Team team);
void award_free_kick(const Context& context, Team team, Area area);
/// The team chooses the side, unless the corner area is given (R8).
void award_corner_kick(const Context& context, Team team, Area corner = Area::none);
/// Ends the turn, or waits for its end where the edition plays it on (2.0/5.3).
void award_goal_kick(const Context& context, Team team);

/// The minute, the ball and its value at the beginning of a restart, before its set-up (R125).
void begin_restart(const Context& context, Area ball, Cause cause);

/// Asks for slow play (A9) and substitutions (A3) at a restart that has begun.
void ask_before_kick(const Context& context);
/// The same, and then the set-up.
void ask_for_set_up(const Context& context);

}  // namespace fuba::engine
