#include "soccer_city/table/paint/board_scene.hpp"

#include <algorithm>

namespace soccer_city::paint {

BoardScene scene_of(const BoardLayout& layout, const Ruleset& rules, const State& state) {
  BoardScene scene;
  for (const Team team : teams) {
    const TeamState& side = state.side(team);
    for (Number number = keeper_number; number <= last_number; ++number) {
      const Hex at = side.at(number);
      if (at == no_hex) continue;
      scene.players.push_back({.team = team,
                               .number = number,
                               .at = at,
                               .centre = layout.centre(at),
                               .attack = attack_value(rules, team, number, at),
                               .defence = defence_value(rules, team, number, at),
                               .booked = side.yellow.contains(number),
                               .beaten = team != state.turn.attack && state.turn.beaten.contains(number)});
    }
  }
  if (on_board(state.ball))
    scene.ball = ShownBall{.centre = layout.centre(state.ball), .carried = carrier(state).has_value()};
  if (state.half_cards > 0) {
    const auto left = static_cast<float>(state.pile(Deck::ball).size());
    scene.time = std::clamp(1 - left / static_cast<float>(state.half_cards), 0.0F, 1.0F);
  }
  return scene;
}

}  // namespace soccer_city::paint
