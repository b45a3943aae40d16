#include "play.hpp"
#include "stw/board.hpp"

namespace stw::engine {
namespace {

Numbers without(Numbers numbers, int number) { return static_cast<Numbers>(numbers & ~bit_of(number)); }

int lowest_on(const TeamState& side, int first, int last, SquareSet ground) {
  for (int number = first; number <= last; ++number)
    if (side.pawn(number) != Square::none && ground.contains(side.pawn(number))) return number;
  return 0;
}

/// The number of the field player who becomes keeper (W103), 0 = none.
int next_keeper(const TeamState& side, Team team) {
  const int defender = lowest_on(side, first_defender, first_midfielder - 1, SquareSet::all());
  if (defender != 0) return defender;
  const int in_half = lowest_on(side, first_midfielder, pawn_count, ends_of(team).half);
  return in_half != 0 ? in_half : lowest_on(side, first_midfielder, pawn_count, SquareSet::all());
}

void replace_keeper(const Context& context, Team team) {
  State& state = context.state;
  TeamState& side = state.side(team);
  const int number = next_keeper(side, team);
  if (number == 0) return;
  Square square = side.pawn(number);
  if (!ends_of(team).half.contains(square)) {
    const SquareSet open = ends_of(team).goal_area - state.side(opponent(team)).squares();
    square = *open.begin();
  }
  side.pawn(number) = Square::none;
  side.pawn(keeper_number) = square;
  side.red = without(static_cast<Numbers>(side.red | bit_of(number)), keeper_number);
  side.yellow = without(side.yellow, number);
  context.emit({.kind = EventKind::new_keeper,
                .team = team,
                .number = static_cast<std::uint8_t>(number),
                .to = square});
}

void send_off(const Context& context, Team team, int number) {
  TeamState& side = context.state.side(team);
  side.pawn(number) = Square::none;
  side.yellow = without(side.yellow, number);
  side.red = static_cast<Numbers>(side.red | bit_of(number));
  context.emit({.kind = EventKind::red, .team = team, .number = static_cast<std::uint8_t>(number)});
  if (number == keeper_number) replace_keeper(context, team);
}

}  // namespace

void show_card(const Context& context, Team team, int number) {
  TeamState& side = context.state.side(team);
  context.emit({.kind = EventKind::yellow, .team = team, .number = static_cast<std::uint8_t>(number)});
  const bool second = is_defender(number) ? side.defenders_booked : has(side.yellow, number);
  if (is_defender(number))
    side.defenders_booked = !second;
  else
    side.yellow = static_cast<Numbers>(side.yellow | bit_of(number));
  if (second) send_off(context, team, number);
}

}  // namespace stw::engine
