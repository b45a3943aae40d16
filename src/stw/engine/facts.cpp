#include "stw/facts.hpp"

#include "limits.hpp"
#include "play.hpp"
#include "stw/board.hpp"
#include "stw/game.hpp"
#include "ways.hpp"

namespace stw {

Reach reach_of(const State& state, Team team, Numbers numbers) {
  Reach reach;
  const TeamState& side = state.side(team);
  const SquareSet blockers = state.side(opponent(team)).squares();
  for (int number = first_defender; number <= pawn_count; ++number) {
    const Square from = side.pawn(number);
    if (!has(numbers, number) || from == Square::none) continue;
    const SquareSet ground = engine::ground_of(team, number);
    SquareSet open = engine::standable(state, team, number);
    if (team == state.control && number == state.barred) open.remove(state.ball);
    for (std::size_t at = 0; at < die_faces; ++at)
      reach.by_face[at] =
          reach.by_face[at] | (engine::ends_of_ways(from, static_cast<int>(at) + 1, blockers, ground) & open);
  }
  return reach;
}

Square blocker(const State& state, Square from, Square to) {
  const SquareSet ground = engine::ground_of(state.acting, state.side(state.acting).number_at(from));
  const SquareSet opponents = state.side(opponent(state.acting)).squares();
  const auto comes_past = [&](SquareSet blockers) {
    return engine::ends_of_ways(from, state.dice[0], blockers, ground).contains(to);
  };
  if (comes_past(opponents)) return Square::none;
  for (const Square square : opponents) {
    SquareSet others = opponents;
    others.remove(square);
    if (comes_past(others)) return square;
  }
  return Square::none;
}

SquareSet keeper_ends(const State& state, Team team) {
  const Square from = state.side(team).pawn(keeper_number);
  if (from == Square::none) return {};
  return squares_at(from, 1, 1) & engine::standable(state, team, keeper_number);
}

SquareSet ball_targets(const State& state, int squares) {
  const SquareSet alone = state.side(state.defence()).squares() - state.side(state.control).squares();
  const SquareSet ends = ball_ends(state.ball, squares) - alone;
  if (state.restart == Restart::kick_off) return ends & ends_of(state.defence()).half;
  if (state.restart == Restart::goal_kick) return ends - ends_of(state.control).penalty_area;
  return ends;
}

SquareSet shot_squares(Team attack) {
  const Ends& areas = ends_of(opponent(attack));
  return areas.penalty_area | areas.long_distance;
}

SquareSet beyond_line(Team defence, const OffsideMarks& marks) {
  SquareSet squares;
  if (marks.line == 0) return squares;
  for (int row = 1; row < board_row(defence, marks.line); ++row)
    squares = squares | row_squares(defence, row);
  return squares;
}

bool marked_in_goal_area(const State& state, const OffsideMarks& marks) {
  const SquareSet goal_area = ends_of(state.defence()).goal_area;
  for (int number = first_midfielder; marks.pawns != 0 && number <= pawn_count; ++number)
    if (has(marks.pawns, number) && goal_area.contains(state.side(state.control).pawn(number))) return true;
  return false;
}

}  // namespace stw
