#include "fuba/table/formation_card.hpp"

#include <algorithm>

namespace fuba::app {

paint::Card formation_card(const Ruleset& rules, Team team, const Formation& formation,
                           const RoleCounts& roles) {
  paint::Card card{.team = team, .formation = formation};
  std::array<int, 3> points{};
  for (const Line line : lines) points[index(line)] = formation[line];
  for (std::size_t at = 0; at < role_count; ++at) {
    const RoleRule& rule = rules.roles[at];
    auto& lends_to = card.lines[index(rule.player)].lends_to;
    lends_to.insert(lends_to.end(), roles[at], rule.point_to);
    points[index(rule.player)] -= roles[at];
    points[index(rule.point_to)] += roles[at];
  }
  if (rules.has(Option::conditions))
    for (const Line line : lines)
      card.lines[index(line)].points = card.lines[index(line)].markers = points[index(line)];
  return card;
}

paint::Card formation_card(const Ruleset& rules, Team team, const TeamState& side) {
  paint::Card card = formation_card(rules, team, side.formation, side.roles);
  card.face_up = side.formation.chosen();
  card.tired = side.tired;
  if (rules.has(Option::styles))
    for (const Line line : lines) card.lines[index(line)].style = side.styles[index(line)];
  if (rules.has(Option::conditions)) {
    for (const Line line : lines) {
      paint::CardLine& shown = card.lines[index(line)];
      shown.points = side.condition[index(line)];
      shown.markers = std::max(shown.markers, shown.points);
    }
  }
  return card;
}

}  // namespace fuba::app
