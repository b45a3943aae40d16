#include "players.hpp"

namespace soccer_city {

NumberSet offside_players(const Ruleset& rules, const State& state, Team team) {
  using engine::on_the_board;
  NumberSet offside;
  const TeamState& side = state.side(team);
  const TeamState& other = state.side(opponent(team));
  for (const Number number : on_the_board(side)) {
    const int level = level_of(team, side.at(number));
    if (level <= halfway_level || level <= level_of(team, state.ball)) continue;
    int behind = 0;
    for (const Number defender : on_the_board(other))
      if (level_of(team, other.at(defender)) >= level) ++behind;
    if (behind < rules.passes.onside_opponents) offside.add(number);
  }
  return offside;
}

}  // namespace soccer_city
