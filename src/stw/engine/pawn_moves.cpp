#include "pawn_moves.hpp"

#include "limits.hpp"
#include "play.hpp"
#include "stw/game.hpp"
#include "ways.hpp"

namespace stw::engine {
namespace {

/// The pawn that has the ball is not moved.
bool has_ball(const State& state, Team team, Square square) {
  return team == state.control && square == state.ball;
}

/// Where a field player of the acting team can end.
SquareSet ends_of_pawn(const State& state, int number) {
  const Square from = state.side(state.acting).pawn(number);
  if (from == Square::none || has_ball(state, state.acting, from)) return {};
  return move_ends(state, state.acting, number, state.dice[0]);
}

}  // namespace

void list_moves(const Ruleset&, const State& state, CommandList& list) {
  for (int number = first_defender; number <= pawn_count; ++number)
    list_squares(list, Verb::move, state.side(state.acting).pawn(number), ends_of_pawn(state, number));
}

bool several_moves(const State& state) {
  int moves = 0;
  for (int number = pawn_count; number >= first_defender && moves < 2; --number)
    moves += ends_of_pawn(state, number).size();
  return moves >= 2;
}

Reason refuse_move(const Ruleset&, const State& state, const Command& command) {
  const Team team = state.acting;
  const int number = state.side(team).number_at(command.from);
  if (number == 0) return Reason::nobody_there;
  if (number == keeper_number) return Reason::keeper_stays;
  if (has_ball(state, team, command.from)) return Reason::has_ball;
  if (!ground_of(team, number).contains(command.to)) return Reason::other_half;
  const SquareSet ways = ends_of_ways(command.from, state.dice[0], state.side(opponent(team)).squares(),
                                      ground_of(team, number));
  if (!ways.contains(command.to)) return Reason::no_way;
  if (team == state.control && number == state.barred && command.to == state.ball)
    return Reason::may_not_touch;
  return refuse_standing(state, team, number, command.to);
}

void move_pawn(const Context& context, const Command& command, Purpose purpose) {
  State& state = context.state;
  const int number = state.side(state.acting).number_at(command.from);
  state.side(state.acting).pawn(number) = command.to;
  state.dice = {};
  context.emit({.kind = EventKind::moved,
                .team = state.acting,
                .number = static_cast<std::uint8_t>(number),
                .from = command.from,
                .to = command.to,
                .figures = {figure(purpose)}});
}

void stay(const Context& context, Purpose purpose) {
  context.state.dice = {};
  context.emit({.kind = EventKind::no_move, .team = context.state.acting, .figures = {figure(purpose)}});
}

}  // namespace stw::engine
