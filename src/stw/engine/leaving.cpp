#include "leaving.hpp"

#include "limits.hpp"
#include "play.hpp"
#include "stw/board.hpp"

namespace stw::engine {

bool keeper_is_away(const State& state, Team team) {
  const TeamState& side = state.side(team);
  return side.plays(keeper_number) && !ends_of(team).goal_area.contains(side.pawn(keeper_number));
}

namespace {

constexpr int farthest_away = rows;

/// The squares from which pawns of a team have to go, but for those that stay all the same.
SquareSet squares_to_leave(const State& state, Team team) {
  const Ends& own = ends_of(team);
  const Ends& other = ends_of(opponent(team));
  const bool attacks = team == state.control;
  switch (state.restart) {
    case Restart::free_kick:
      return attacks ? SquareSet{} : squares_at(state.ball, 0, 1);
    case Restart::corner_kick:
      if (attacks) return {};
      return keeper_is_away(state, team) ? own.goal_area : squares_at(state.ball, 0, 1);
    case Restart::goal_kick:
      if (!attacks) return other.penalty_area;
      return keeper_is_away(state, team) ? own.goal_area : SquareSet{};
    case Restart::penalty_kick:
      return attacks ? other.penalty_area : own.penalty_area | own.penalty_arc;
    default:
      return {};
  }
}

/// At a penalty kick two team-mates of the taker would fill the arc (W140).
bool fills_arc(const State& state, Team team, int number) {
  if (state.restart != Restart::penalty_kick || team != state.control) return false;
  const SquareSet arc = ends_of(state.defence()).penalty_arc;
  const TeamState& side = state.side(team);
  if (!arc.contains(side.pawn(number)) || (side.squares() & arc) != arc) return false;
  for (const Square square : arc)
    if (side.number_at(square) > number) return false;
  return true;
}

bool has_to_leave(const State& state, Team team, int number) {
  const Square square = state.side(team).pawn(number);
  if (square == Square::none || number <= state.seen[index(team)]) return false;
  if (state.restart == Restart::penalty_kick && team == state.control && number == state.taker) return false;
  return squares_to_leave(state, team).contains(square) || fills_arc(state, team, number);
}

}  // namespace

int next_to_leave(const State& state, Team team) {
  for (int number = 1; number <= pawn_count; ++number)
    if (has_to_leave(state, team, number)) return number;
  return 0;
}

namespace {

/// The squares `step` squares away from what has to be left: 1 is where the rule sends a pawn first.
SquareSet squares_outside(const State& state, Team team, int step) {
  const Ends& goal = ends_of(state.restart == Restart::goal_kick ? state.control : state.defence());
  switch (state.restart) {
    case Restart::goal_kick:
      return squares_at(team == state.control ? goal.goal_area : goal.penalty_area, step, step);
    case Restart::penalty_kick: {
      const Team defence = state.defence();
      const SquareSet outside = SquareSet::all() - goal.penalty_area - goal.penalty_arc;
      if (step == 1) return (row_squares(defence, 3) | row_squares(defence, 4)) & outside;
      return step + 3 > rows ? SquareSet{} : row_squares(defence, step + 3);
    }
    default:
      if (keeper_is_away(state, team) && state.restart == Restart::corner_kick)
        return squares_at(goal.goal_area, step, step);
      return squares_at(state.ball, step + 1, step + 1);
  }
}

SquareSet leave_squares(const State& state, Team team, int number) {
  const SquareSet open = standable(state, team, number);
  for (int step = 1; step <= farthest_away; ++step)
    if (const SquareSet squares = squares_outside(state, team, step) & open; !squares.empty()) return squares;
  return {};
}

void list_leave(const Ruleset&, const State& state, CommandList& list) {
  const int number = next_to_leave(state, state.acting);
  list_squares(list, Verb::leave, state.side(state.acting).pawn(number),
               leave_squares(state, state.acting, number));
}

Reason refuse_leave(const Ruleset&, const State& state, const Command& command) {
  const TeamState& side = state.side(state.acting);
  const int number = side.number_at(command.from);
  if (number == 0) return Reason::nobody_there;
  if (number != next_to_leave(state, state.acting)) return Reason::not_that_pawn;
  return refuse_standing(state, state.acting, number, command.to);
}

void pass_over(State& state, int number) {
  state.seen[index(state.acting)] = static_cast<std::uint8_t>(number);
}

void choose_leave(const Context& context, const Command& command) {
  State& state = context.state;
  const int number = next_to_leave(state, state.acting);
  state.side(state.acting).pawn(number) = command.to;
  pass_over(state, number);
  context.emit({.kind = EventKind::left,
                .team = state.acting,
                .number = static_cast<std::uint8_t>(number),
                .from = command.from,
                .to = command.to,
                .figures = {figure(state.restart)}});
  make_room(context);
}

/// Without any legal square it stays.
void skip_leave(const Context& context) {
  pass_over(context.state, next_to_leave(context.state, context.state.acting));
  make_room(context);
}

/// Who is asked first: the D-Team, at a penalty kick the teams by turns.
Team first_to_leave(const State& state) {
  if (state.restart == Restart::penalty_kick && state.step == Step::leave) return opponent(state.acting);
  return state.defence();
}

void go_on_with_kick(const Context& context) {
  const State& state = context.state;
  switch (state.restart) {
    case Restart::goal_kick:
      return context.go(Step::return_keeper, state.control);
    case Restart::corner_kick:
      if (keeper_is_away(state, state.defence())) return context.go(Step::return_keeper, state.defence());
      return begin_puts(context);
    case Restart::penalty_kick:
      return context.go(Step::place_taker, state.control);
    default:
      return begin_set(context);
  }
}

}  // namespace

void make_room(const Context& context) {
  State& state = context.state;
  const Team first = first_to_leave(state);
  for (const Team team : {first, opponent(first)})
    if (next_to_leave(state, team) != 0) return context.go(Step::leave, team);
  state.seen = {};
  go_on_with_kick(context);
}

const StepRules leave_step{.kind = DecisionKind::leave,
                           .list = list_leave,
                           .refuse = refuse_leave,
                           .choose = choose_leave,
                           .skip = skip_leave};

}  // namespace stw::engine
