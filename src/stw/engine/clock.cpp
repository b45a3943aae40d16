#include <algorithm>

#include "play.hpp"
#include "stw/board.hpp"

namespace stw::engine {

bool time_is_up(const Ruleset& rules, const State& state) {
  return state.seconds >= rules.seconds_of(state.half);
}

bool chance_is_open(const State& state) {
  if (state.restart == Restart::corner_kick || state.restart == Restart::penalty_kick) return true;
  if (state.step == Step::move_die || state.step == Step::ball_dice) return false;
  if (state.ball == Square::none || !ends_of(state.defence()).penalty_area.contains(state.ball)) return false;
  const bool attack_has_ball = carrier(state) != 0;
  return attack_has_ball || state.attempts == 0;
}

void pass_time(const Context& context) {
  State& state = context.state;
  const int end = context.rules.seconds_of(state.half);
  state.seconds = static_cast<std::uint16_t>(std::min(state.seconds + context.rules.clock().roll, end));
}

void end_match(const Context& context, std::optional<Team> winning) {
  State& state = context.state;
  clear_play(state);
  state.winner = winning;
  context.emit({.kind = EventKind::match_ends,
                .figures = {figure(state.score[0]), figure(state.score[1]),
                            figure(winning ? winner(*winning) : Winner::nobody)}});
  context.go(Step::over, state.control);
}

namespace {

void begin_half(const Context& context) {
  State& state = context.state;
  state.earlier_minutes =
      static_cast<std::uint16_t>(state.earlier_minutes + context.rules.seconds_of(state.half) / 60);
  ++state.half;
  state.seconds = 0;
}

void begin_over_time(const Context& context) {
  begin_half(context);
  context.emit({.kind = EventKind::over_time});
  context.go(Step::kick_off_dice, Team::home);
}

/// What a tie brings after full time and after over time (W153-W155).
void break_tie(const Context& context) {
  const Tie tie = context.rules.clock().tie;
  if (tie == Tie::draw) return end_match(context, std::nullopt);
  if (tie == Tie::overtime && context.state.half == 2) return begin_over_time(context);
  begin_shoot_out(context);
}

}  // namespace

void end_half(const Context& context) {
  State& state = context.state;
  clear_play(state);
  context.emit({.kind = EventKind::half_ends, .figures = {figure(state.score[0]), figure(state.score[1])}});
  if (state.half % 2 == 1) {
    begin_half(context);
    return begin_kick_off(context, opponent(state.starters));
  }
  if (state.score[0] == state.score[1]) return break_tie(context);
  end_match(context, state.score[0] > state.score[1] ? Team::home : Team::away);
}

}  // namespace stw::engine
