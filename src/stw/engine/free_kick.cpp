#include "leaving.hpp"
#include "limits.hpp"
#include "play.hpp"

namespace stw::engine {
namespace {

/// The pawns of the team in control that are nearest to the ball among those that may stand there (W97);
/// where none may, the limits (W13) are not asked.
Numbers nearest_takers(const State& state) {
  const Team team = state.control;
  for (const bool limited : {true, false}) {
    Numbers nearest = 0;
    int shortest = rows;
    for (int number = 1; number <= pawn_count; ++number) {
      const Square square = state.side(team).pawn(number);
      if (square == Square::none) continue;
      const SquareSet open = limited ? standable(state, team, number) : ground_of(team, number);
      const int away = distance(square, state.ball);
      if (!open.contains(state.ball) || away > shortest) continue;
      if (away < shortest) nearest = 0;
      shortest = away;
      nearest = static_cast<Numbers>(nearest | bit_of(number));
    }
    if (nearest != 0) return nearest;
  }
  return 0;
}

void list_take(const Ruleset&, const State& state, CommandList& list) {
  const Numbers takers = nearest_takers(state);
  for (int number = 1; number <= pawn_count; ++number)
    if (has(takers, number)) list.add({Verb::take, Square::none, state.side(state.control).pawn(number)});
}

Reason refuse_take(const Ruleset&, const State& state, const Command& command) {
  return state.side(state.control).number_at(command.to) == 0 ? Reason::nobody_there : Reason::not_nearest;
}

void choose_take(const Context& context, const Command& command) {
  State& state = context.state;
  const int number = state.side(state.control).number_at(command.to);
  state.side(state.control).pawn(number) = state.ball;
  context.emit({.kind = EventKind::placed,
                .team = state.control,
                .number = static_cast<std::uint8_t>(number),
                .to = state.ball,
                .figures = {figure(state.restart)}});
  make_room(context);
}

}  // namespace

bool somebody_can_take(const State& state) { return nearest_takers(state) != 0; }

void begin_free_kick(const Context& context, Team team, Square square, Means means) {
  State& state = context.state;
  if (time_is_up(context.rules, state)) return end_half(context);
  clear_play(state);
  state.control = team;
  state.ball = square;
  if (carrier(state) == 0 && !somebody_can_take(state)) return begin_kick_off(context, opponent(team));
  state.restart = Restart::free_kick;
  context.emit({.kind = EventKind::free_kick, .team = team, .to = square});
  context.emit({.kind = EventKind::possession, .team = team, .to = square, .figures = {figure(means)}});
  if (carrier(state) == 0) return context.go(Step::take, team);
  make_room(context);
}

void call_offside(const Context& context, const Offside& offside) {
  const State& state = context.state;
  context.emit({.kind = EventKind::offside,
                .team = state.control,
                .number = static_cast<std::uint8_t>(offside.number),
                .to = state.ball,
                .figures = {figure(state.marks.line), figure(offside.interference)}});
  begin_free_kick(context, state.defence(), state.ball, Means::offside);
}

const StepRules take_step{
    .kind = DecisionKind::take, .list = list_take, .refuse = refuse_take, .choose = choose_take};

}  // namespace stw::engine
