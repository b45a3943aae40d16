#include "leaving.hpp"
#include "play.hpp"
#include "stw/board.hpp"

namespace stw::engine {
namespace {

/// The keeper; without one the field player with the lowest number takes a goal kick.
int placed_number(const TeamState& side) {
  if (side.plays(keeper_number)) return keeper_number;
  for (int number = first_defender; number <= pawn_count; ++number)
    if (side.pawn(number) != Square::none) return number;
  return keeper_number;
}

/// Where the others of the kicker's team stand.
SquareSet mates_of_kicker(const State& state) {
  const TeamState& side = state.side(state.acting);
  SquareSet mates = side.squares();
  mates.remove(side.pawn(placed_number(side)));
  return mates;
}

SquareSet keeper_squares_at_kick(const State& state) {
  return ends_of(state.acting).goal_area - mates_of_kicker(state);
}

void list_return(const Ruleset&, const State& state, CommandList& list) {
  list_squares(list, Verb::place_keeper, Square::none, keeper_squares_at_kick(state));
}

Reason refuse_return(const Ruleset&, const State& state, const Command& command) {
  if (command.verb != Verb::place_keeper) return Reason::not_asked;
  return mates_of_kicker(state).contains(command.to) ? Reason::mate_there : Reason::no_place;
}

void take_goal_kick(const Context& context, Square square) {
  context.state.ball = square;
  win_ball(context, context.state.control, Means::goal_kick);
}

void choose_return(const Context& context, const Command& command) {
  State& state = context.state;
  TeamState& side = state.side(state.acting);
  const int number = placed_number(side);
  side.pawn(number) = command.to;
  context.emit({.kind = EventKind::placed,
                .team = state.acting,
                .number = static_cast<std::uint8_t>(number),
                .to = command.to,
                .figures = {figure(state.restart)}});
  if (state.restart == Restart::goal_kick) return take_goal_kick(context, command.to);
  make_room(context);
}

}  // namespace

void begin_goal_kick(const Context& context, Team team) {
  State& state = context.state;
  if (time_is_up(context.rules, state)) return end_half(context);
  if (!has_pawns(state.side(team)) && !state.side(team).plays(keeper_number))
    return begin_kick_off(context, opponent(team));
  clear_play(state);
  state.control = team;
  state.ball = Square::none;
  state.restart = Restart::goal_kick;
  context.emit({.kind = EventKind::goal_kick, .team = team});
  make_room(context);
}

const StepRules return_keeper_step{
    .kind = DecisionKind::place, .list = list_return, .refuse = refuse_return, .choose = choose_return};

}  // namespace stw::engine
