#include "stw/coach/squares.hpp"

#include "stw/board.hpp"

namespace stw::coaching {
namespace {

/// How far up the pitch a square lies, 0-1.
double way_up(Team team, Square at) { return static_cast<double>(own_row(team, at) - 1) / (rows - 1); }

double worth_of_move(const State& view, const Command& command, const Tactics& tactics) {
  const Team team = view.acting;
  if (command.to == view.ball) return tactics.possession;
  const bool has_ball = team == view.control && view.side(team).number_at(view.ball) != 0;
  if (has_ball) return tactics.territory * (way_up(team, command.to) - way_up(team, command.from));
  return -tactics.chase * distance(command.to, view.ball);
}

double worth_of_ball(const State& view, const Command& command, const Tactics& tactics) {
  const Team team = view.control;
  const bool mate = view.side(team).number_at(command.to) != 0;
  const bool opposed = view.side(opponent(team)).number_at(command.to) != 0;
  const bool in_front = ends_of(opponent(team)).penalty_area.contains(command.to);
  return tactics.territory * way_up(team, command.to) + (mate ? tactics.possession : 0) +
         (mate && !opposed && in_front ? 1 : 0);
}

/// Before a corner kick everybody wants to be where the ball will come down.
double worth_of_put(const State& view, const Command& command, const Tactics& tactics) {
  const SquareSet area = ends_of(view.defence()).penalty_area;
  return area.contains(command.to) && !area.contains(command.from) ? tactics.territory : -tactics.territory;
}

}  // namespace

double worth_at_sight(const State& view, const Command& command, const Tactics& tactics) {
  switch (command.verb) {
    case Verb::move:
      return worth_of_move(view, command, tactics);
    case Verb::ball:
      return worth_of_ball(view, command, tactics);
    case Verb::dribble:
      return tactics.territory * way_up(view.control, command.to) + tactics.possession +
             tactics.appetite.dribble;
    case Verb::keeper:
      return tactics.appetite.keeper;
    case Verb::leave:
      return -tactics.territory * way_up(view.acting, command.to);
    case Verb::put:
      return worth_of_put(view, command, tactics);
    default:
      return 0;
  }
}

}  // namespace stw::coaching
