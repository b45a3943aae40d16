#include "offside.hpp"

#include "stw/board.hpp"
#include "stw/game.hpp"

namespace stw {

OffsideMarks offside_marks(const State& state, int except) {
  const Team defence = state.defence();
  const TeamState& defenders = state.side(defence);
  int line = rows + 1;
  for (int number = first_defender; number <= pawn_count; ++number)
    if (const Square square = defenders.pawn(number); square != Square::none)
      line = std::min(line, own_row(defence, square));
  if (line > rows) return {};
  OffsideMarks marks{.line = static_cast<std::uint8_t>(board_row(defence, line))};
  const TeamState& attackers = state.side(state.control);
  for (int number = first_midfielder; number <= pawn_count; ++number) {
    const Square square = attackers.pawn(number);
    if (number == except || square == Square::none || !ends_of(defence).half.contains(square)) continue;
    if (own_row(defence, square) < line) marks.pawns = static_cast<Numbers>(marks.pawns | bit_of(number));
  }
  return marks;
}

}  // namespace stw

namespace stw::engine {
namespace {

bool beyond(const State& state, Square square, std::uint8_t line) {
  const Team defence = state.defence();
  return line != 0 && own_row(defence, square) < board_row(defence, line);
}

/// A marked pawn in the D-Team's goal area; one that has just moved stands at `moved_to`.
std::optional<Offside> interference(const State& state, Numbers marked, int moved = 0,
                                    Square moved_to = Square::none) {
  for (int number = first_midfielder; marked != 0 && number <= pawn_count; ++number) {
    const Square square = number == moved ? moved_to : state.side(state.control).pawn(number);
    if (has(marked, number) && ends_of(state.defence()).goal_area.contains(square))
      return Offside{number, true};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Offside> offside_of_pass(const State& state, int receiver) {
  if (has(state.marks.pawns, receiver)) return Offside{receiver, false};
  const Ends& areas = ends_of(state.defence());
  const bool alone = state.side(state.defence()).number_at(state.ball) == 0;
  const SquareSet opportunity = alone ? areas.penalty_area | areas.long_distance : areas.penalty_area;
  return opportunity.contains(state.ball) ? interference(state, state.marks.pawns) : std::nullopt;
}

std::optional<Offside> offside_of_capture(const State& state, int number) {
  if (has(state.marks.pawns, number) && beyond(state, state.ball, state.marks.line))
    return Offside{number, false};
  if (!ends_of(state.defence()).penalty_area.contains(state.ball)) return std::nullopt;
  return interference(state, state.marks.pawns, number, state.ball);
}

std::optional<Offside> offside_of_dribble(const State& state, int dribbler, Square to) {
  if (!ends_of(state.defence()).penalty_area.contains(to)) return std::nullopt;
  return interference(state, offside_marks(state, dribbler).pawns);
}

}  // namespace stw::engine
