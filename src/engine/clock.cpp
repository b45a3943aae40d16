#include "clock.hpp"

#include <cstdlib>

namespace fuba::engine {
namespace {

int last_minute(const Ruleset& rules, const State& state) { return rules.clock.half_minutes * state.half; }

/// One square of the time track; from the last minute on to the first stoppage square (R11).
void move_one_square(const Context& context) {
  State& state = context.state;
  if (state.stoppage == 0 && state.minute < last_minute(context.rules, state)) {
    ++state.minute;
    return;
  }
  ++state.stoppage;
  if (state.stoppage == context.rules.clock.stoppage_squares) state.turn.last = true;
}

/// The marker stops on the first stoppage square (4.3.3).
void move_squares(const Context& context, int squares, Cause cause) {
  const State& state = context.state;
  int moved = 0;
  while (moved < squares && (moved == 0 || state.stoppage == 0)) {
    move_one_square(context);
    ++moved;
  }
  context.emit({.kind = EventKind::clock,
                .cause = cause,
                .figures = {static_cast<std::int8_t>(state.half), static_cast<std::int8_t>(state.minute),
                            static_cast<std::int8_t>(state.stoppage), static_cast<std::int8_t>(moved)}});
}

void play_stoppage_time(const Context& context, int difference) {
  State& state = context.state;
  if (difference < state.stoppage) {
    state.agenda.clear();
    context.then({{Step::half_end}});
  } else if (state.stoppage < context.rules.clock.stoppage_squares) {
    move_squares(context, 1, Cause::stoppage);
  } else {
    state.turn.last = true;
  }
}

}  // namespace

void move_clock(const Context& context) {
  State& state = context.state;
  const auto& dice = state.turn.dice;
  const int difference = std::abs(dice[0] - dice[1]);
  if (state.stoppage > 0) {
    play_stoppage_time(context, difference);
    return;
  }
  move_squares(context, difference == 0 ? dice[0] : difference, Cause::time);
  if (difference == 0) context.then({{Step::special_event, state.control}});
}

void move_clock_for_restart(const Context& context) {
  if (context.state.stoppage == 0)
    move_squares(context, context.rules.clock.restart_minutes, Cause::restart_time);
}

}  // namespace fuba::engine
