#include "leaving.hpp"
#include "limits.hpp"
#include "play.hpp"
#include "stw/board.hpp"

namespace stw::engine {
namespace {

constexpr int columns_of_left_side = 4;

/// The corner on the side of a square (W130).
Square corner_near(Square square, Team defence) {
  return square_at(column_of(square) < columns_of_left_side ? 0 : columns - 1, board_row(defence, 1));
}

/// The taker goes to the corner, a team-mate there to where the taker stood (W131).
void go_to_corner(State& state, int taker, Square corner) {
  TeamState& side = state.side(state.control);
  const int there = side.number_at(corner);
  const Square from = side.pawn(taker);
  if (there != 0 && there != taker) side.pawn(there) = from;
  side.pawn(taker) = corner;
}

SquareSet put_squares(const State& state, int number) {
  const Team team = state.acting;
  const bool attacks = team == state.control;
  if (attacks && number == state.taker) return {};
  SquareSet squares = standable(state, team, number);
  squares.remove(state.side(team).pawn(number));
  squares.remove(state.ball);
  if (attacks) return squares;
  if (number == keeper_number) squares = squares & ends_of(team).goal_area;
  return squares - squares_at(state.ball, 0, 1);
}

void list_put(const Ruleset&, const State& state, CommandList& list) {
  const TeamState& side = state.side(state.acting);
  for (int number = 1; number <= pawn_count; ++number)
    if (side.pawn(number) != Square::none)
      list_squares(list, Verb::put, side.pawn(number), put_squares(state, number));
  list.add({Verb::done});
}

/// `done` is always asked, so the list need not be made to see whether there is a choice.
bool put_is_asked(const State&) { return true; }

Reason refuse_put(const Ruleset&, const State& state, const Command& command) {
  const Team team = state.acting;
  const int number = state.side(team).number_at(command.from);
  if (number == 0) return Reason::nobody_there;
  if (team == state.control && number == state.taker) return Reason::taker_waits;
  if (command.to == state.ball) return Reason::corner_taken;
  if (team != state.control) {
    if (distance(command.to, state.ball) <= 1) return Reason::too_near;
    if (number == keeper_number && !ends_of(team).goal_area.contains(command.to))
      return Reason::keeper_in_goal_area;
  }
  return refuse_standing(state, team, number, command.to);
}

void ask_for_put(const Context& context, Team first) {
  State& state = context.state;
  for (const Team team : {first, opponent(first)})
    if (state.puts[index(team)] > 0) return context.go(Step::put, team);
  state.taker = 0;
  context.go(Step::ball_dice, state.control);
}

void choose_put(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = state.acting;
  std::uint8_t& rest = state.puts[index(team)];
  if (command.verb == Verb::done) {
    rest = 0;
    return ask_for_put(context, opponent(team));
  }
  const int number = state.side(team).number_at(command.from);
  state.side(team).pawn(number) = command.to;
  --rest;
  context.emit({.kind = EventKind::put,
                .team = team,
                .number = static_cast<std::uint8_t>(number),
                .from = command.from,
                .to = command.to});
  ask_for_put(context, opponent(team));
}

}  // namespace

void begin_puts(const Context& context) {
  context.state.puts = {context.rules.corner_puts, context.rules.corner_puts};
  ask_for_put(context, context.state.defence());
}

void begin_corner_kick(const Context& context, int taker) {
  State& state = context.state;
  clear_play(state);
  const Square corner = corner_near(state.side(state.control).pawn(taker), state.defence());
  go_to_corner(state, taker, corner);
  state.taker = static_cast<std::uint8_t>(taker);
  state.ball = corner;
  state.restart = Restart::corner_kick;
  context.emit({.kind = EventKind::corner_kick, .team = state.control, .number = state.taker, .to = corner});
  make_room(context);
}

const StepRules put_step{.kind = DecisionKind::put,
                         .list = list_put,
                         .refuse = refuse_put,
                         .choose = choose_put,
                         .several = put_is_asked};

}  // namespace stw::engine
