#include "clock.hpp"

#include <cstdlib>
#include <utility>

#include "conditions.hpp"
#include "counters.hpp"
#include "fuba/facts.hpp"
#include "injuries.hpp"
#include "slow_play.hpp"
#include "special_events.hpp"

namespace fuba::engine {
namespace {

int last_minute(const Ruleset& rules, const State& state) { return rules.end_of_half(state.half); }

/// One square of the time track; from the last minute on to the first stoppage square (R11).
void move_one_square(const Context& context) {
  State& state = context.state;
  if (context.rules.has(Option::injuries) &&
      context.rules.policies.injury_time == Policies::InjuryTime::minutes)
    pass_time(state);
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

/// R130: a turn that moves the marker far brings a test, once all its minutes are known.
bool enter_time_moved(const Context& context) {
  const int moved = context.frame().number;
  context.state.agenda.pop();
  if (moved >= context.rules.conditions.tiredness_squares) test_tiredness(context);
  return false;
}

/// 2.0/4.3: equal dice leave the marker where it is (R63).
void carry_minutes(const Context& context) {
  State& state = context.state;
  count_up(state.carry, context.rules.clock.carried_minutes);
  context.emit(
      {.kind = EventKind::carried, .cause = Cause::time, .figures = {static_cast<std::int8_t>(state.carry)}});
}

}  // namespace

void move_clock(const Context& context) {
  State& state = context.state;
  const auto& dice = state.turn.dice;
  const int difference = std::abs(dice[0] - dice[1]);
  const int waiting = std::exchange(state.set_piece_minutes, std::uint8_t{0});
  if (state.stoppage > 0) {
    play_stoppage_time(context, difference);
    return;
  }
  if (difference == 0 && context.rules.policies.special_event == Policies::SpecialEvent::equal_check) {
    carry_minutes(context);
    return;
  }
  const int carried = std::exchange(state.carry, std::uint8_t{0});
  const int squares = (difference == 0 ? dice[0] : difference) + carried + waiting;
  const int moved = move_squares(context, squares, Cause::time);
  if (difference == 0) ask_for_special_event(context);
  if (context.rules.has(Option::conditions))
    context.then({{Step::time_moved, state.control, static_cast<std::uint8_t>(moved)}});
  if (set_pieces_take_time_with_dice(context.rules) && state.turn.restart != Restart::none)
    offer_slow_play(context, state.control);
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
  State& state = context.state;
  if (set_pieces_take_time_with_dice(context.rules)) {
    if (state.stoppage == 0) count_up(state.set_piece_minutes, context.rules.clock.restart_minutes);
    return;
  }
  if (context.state.stoppage == 0 && context.rules.clock.restart_minutes > 0)
    move_squares(context, context.rules.clock.restart_minutes, Cause::restart_time);
}

bool set_pieces_take_time_with_dice(const Ruleset& rules) {
  return rules.policies.restart_time == Policies::RestartTime::with_dice;
}

const StepRules time_moved_step{.enter = enter_time_moved};

}  // namespace fuba::engine

namespace fuba {

int minutes_to_play(const Ruleset& rules, const State& state) {
  const int last_half = state.half + state.half % 2;
  return rules.end_of_half(last_half) - state.minute;
}

}  // namespace fuba
