#include "stw/table/line_up.hpp"

#include <array>
#include <utility>

#include "stw/board.hpp"
#include "stw/game.hpp"

namespace stw::app {

State line_up(const Ruleset& rules) {
  // The set-up of stw/1A as Home sees it: column and own row of each number.
  constexpr std::array<std::pair<int, int>, pawn_count> places{
      {{3, 1}, {1, 4}, {3, 4}, {4, 4}, {6, 4}, {0, 6}, {2, 6}, {5, 6}, {7, 6}, {4, 8}, {6, 8}}};
  State state = new_match(rules);
  for (const Team team : teams) {
    for (int number = 1; number <= pawn_count; ++number) {
      const auto [column, row] = places[static_cast<std::size_t>(number - 1)];
      const bool aside = team == Team::away && number >= first_striker;
      state.side(team).pawn(number) =
          square_at(aside ? 2 * (number - first_striker) + 1 : column, board_row(team, row));
    }
  }
  state.ball = state.side(Team::home).pawn(first_striker);
  return state;
}

}  // namespace stw::app
