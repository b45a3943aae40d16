#include "stw/coach/board_view.hpp"

#include "stw/board.hpp"
#include "stw/game.hpp"

namespace stw::coaching {
namespace {

/// Who is off-side when a team attacks: by the marks of a ball that is on its way, else as pawns stand now.
OffsideMarks marks_of(const State& state, Team team) {
  const bool on_its_way = team == state.control && state.side(team).number_at(state.ball) == 0;
  if (on_its_way && state.ball != Square::none) return state.marks;
  if (team == state.control) {
    OffsideMarks marks = offside_marks(state, state.side(team).number_at(state.ball));
    if (state.restart == Restart::corner_kick) marks.pawns = 0;
    return marks;
  }
  State turned = state;
  turned.control = team;
  return offside_marks(turned, 0);
}

void join(Reach& reach, const Reach& other, SquareSet without) {
  for (std::size_t at = 0; at < reach.by_face.size(); ++at)
    reach.by_face[at] = reach.by_face[at] | (other.by_face[at] - without);
}

BoardView::Side side_of(const State& state, Team team) {
  BoardView::Side side;
  const OffsideMarks marks = marks_of(state, team);
  side.pawns = state.side(team).squares();
  side.defenders = reach_of(state, team, defender_numbers);
  side.reach = side.defenders;
  const auto others = static_cast<unsigned>(field_numbers & ~defender_numbers);
  join(side.reach, reach_of(state, team, static_cast<Numbers>(others & ~unsigned{marks.pawns})), {});
  side.offside = marks.pawns;
  side.keeper_ends = keeper_ends(state, team);
  if (marks.pawns == 0) return side;
  join(side.reach, reach_of(state, team, marks.pawns), beyond_line(opponent(team), marks));
  State attacked = state;
  attacked.control = team;
  side.interferes = marked_in_goal_area(attacked, marks);
  return side;
}

}  // namespace

BoardView::BoardView(const State& position)
    : state(position), sides{side_of(position, Team::home), side_of(position, Team::away)} {}

}  // namespace stw::coaching
