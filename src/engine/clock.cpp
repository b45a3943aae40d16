#include "clock.hpp"

#include <cstdlib>

#include "conditions.hpp"
#include "injuries.hpp"
#include "special_events.hpp"

namespace fuba::engine {
namespace {

int last_minute(const Ruleset& rules, const State& state) { return rules.clock.half_minutes * state.half; }

/// One square of the time track; from the last minute on to the first stoppage square (R11).
void move_one_square(const Context& context) {
  State& state = context.state;
  if (context.rules.has(Option::injuries)) pass_minute(state);
  if (state.stoppage == 0 && state.minute < last_minute(context.rules, state)) {
    ++state.minute;
    return;
  }
  ++state.stoppage;
  if (state.stoppage == context.rules.clock.stoppage_squares) state.turn.last = true;
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
  const int moved = move_squares(context, difference == 0 ? dice[0] : difference, Cause::time);
  if (difference == 0) ask_for_special_event(context);
  if (moved >= context.rules.conditions.tiredness_squares && context.rules.has(Option::conditions))
    test_tiredness(context);  // R130
}

int move_squares(const Context& context, int squares, Cause cause) {
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
  return moved;
}

void move_clock_for_restart(const Context& context) {
  if (context.state.stoppage == 0)
    move_squares(context, context.rules.clock.restart_minutes, Cause::restart_time);
}

}  // namespace fuba::engine
