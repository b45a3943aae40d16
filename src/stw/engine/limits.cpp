#include "limits.hpp"

#include <array>

#include "stw/board.hpp"

namespace stw::engine {
namespace {

constexpr int most_in_row = 4;
constexpr int most_in_column = 3;
constexpr int most_in_penalty_area = 4;

/// Squares that would make more than `most` of a team stand one beside the other along a direction: those
/// with so many of them on both sides together, without a gap.
template <int most>
SquareSet full_lines(SquareSet squares, Direction direction) {
  std::array<SquareSet, most + 1> before{SquareSet::all()};  // at least so many behind, without a gap
  std::array<SquareSet, most + 1> after{SquareSet::all()};   // at least so many ahead
  for (std::size_t count = 1; count <= most; ++count) {
    before[count] = (before[count - 1] & squares).shifted(direction);
    after[count] = (after[count - 1] & squares).shifted(opposite(direction));
  }
  SquareSet full;
  for (std::size_t count = 0; count <= most; ++count) full = full | (before[count] & after[most - count]);
  return full;
}

}  // namespace

SquareSet ground_of(Team team, int number) {
  return number < first_midfielder ? ends_of(team).half : SquareSet::all();
}

SquareSet full_rows(SquareSet squares) { return full_lines<most_in_row>(squares, Direction::right); }

SquareSet full_columns(SquareSet squares) { return full_lines<most_in_column>(squares, Direction::up); }

SquareSet standable(const State& state, Team team, int number) {
  const TeamState& side = state.side(team);
  SquareSet mates = side.squares();
  mates.remove(side.pawn(number));
  SquareSet barred = mates | full_rows(mates) | full_columns(mates);
  SquareSet field_players = mates;
  field_players.remove(side.pawn(keeper_number));
  for (const Team end : teams) {
    const Ends& areas = ends_of(end);
    if (!(mates & areas.goal_area).empty()) barred = barred | areas.goal_area;
    if (number != keeper_number && (field_players & areas.penalty_area).size() >= most_in_penalty_area)
      barred = barred | areas.penalty_area;
  }
  return ground_of(team, number) - barred;
}

}  // namespace stw::engine
