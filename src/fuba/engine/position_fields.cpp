#include "position_fields.hpp"

namespace fuba::engine {

Formation formation_of(const Field& field) {
  const auto parsed = parse_formation(field.text());
  if (!parsed || !is_playable(*parsed))
    field.expected("a formation of three lines that add up to ten, such as \"4-4-2\"");
  return *parsed;
}

std::array<std::uint8_t, area_count> counts(const Field& field, int most) {
  std::array<std::uint8_t, area_count> players{};
  for (const auto& [area, count] : by_area(field)) players[index(area)] = number(count, 0, most);
  return players;
}

bool orders_by_moves(const Ruleset& rules) { return rules.policies.order == Policies::Order::moves_made; }

bool goal_kick_waits(const Ruleset& rules) {
  return rules.policies.goal_kick == Policies::GoalKick::rest_of_turn;
}

}  // namespace fuba::engine
