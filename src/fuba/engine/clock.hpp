#pragma once

#include "steps.hpp"

// Chapter 4.3: dice of the turn, time, stoppage time.
namespace fuba::engine {

extern const StepRules time_moved_step;

/// Moves the marker by the dice of the turn. In stoppage time it may end the half; elsewhere equal dice put a
/// special event on the agenda.
void move_clock(const Context& context);

/// Moves the marker on; it stops on the first stoppage square (4.3.3). Answers the squares moved.
int move_squares(const Context& context, int squares, Cause cause);

/// Whether the minute of a set piece passes with the next dice of a turn, not when it begins (R86).
bool set_pieces_take_time_with_dice(const Ruleset& rules);

/// The minute that passes at the beginning of a restart, outside stoppage time (4.3.2), or is kept for the
/// next dice.
void move_clock_for_restart(const Context& context);

}  // namespace fuba::engine
