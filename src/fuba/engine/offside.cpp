#include "offside.hpp"

#include "pieces.hpp"

namespace fuba {

Area second_closest(const Ruleset& rules, const State& state, Team team) {
  int found = 0;
  for (const Area area : rules.pitch.from_goal_line[index(team)]) {
    found += engine::pieces(state.side(team), area);
    if (found >= 2) return area;
  }
  return Area::none;
}

AreaSet offside_areas(const Ruleset& rules, const State& state, Area start) {
  return engine::offside_beyond(rules, state, second_closest(rules, state, state.passive()), start);
}

}  // namespace fuba

namespace fuba::engine {

AreaSet beyond_line(const Ruleset& rules, const State& state, Area line) {
  const std::size_t defender = index(state.passive());
  const AreaSet half = rules.pitch.own_half[defender];
  return line == Area::none ? half : half & rules.pitch.closer[defender][index(line)];
}

AreaSet not_ahead(const Ruleset& rules, const State& state, Area start) {
  return rules.pitch.level[index(start)] | rules.pitch.closer[index(state.control)][index(start)];
}

AreaSet offside_beyond(const Ruleset& rules, const State& state, Area line, Area start) {
  return beyond_line(rules, state, line) - not_ahead(rules, state, start);
}

Bounds bounds_of(const Ruleset& rules, const State& state, Team team) {
  if (team != state.control) return {rules, state, team, {}, {}};
  const bool alone = guards_ball_alone(state, team, state.ball);
  return {rules, state, team, offside_areas(rules, state, state.ball), alone ? state.ball : AreaSet{}};
}

Refusal refuse_offside(Reason reason, const Ruleset& rules, const State& state, Area area) {
  const Team defender = state.passive();
  const TeamState& side = state.side(defender);
  const AreaSet behind = rules.pitch.level[index(area)] | rules.pitch.closer[index(defender)][index(area)];
  Behind who = Behind::nobody;
  if (!(outfield_areas(side) & behind).empty()) who = Behind::player;
  if (side.keeper != Area::none && behind.contains(side.keeper)) who = Behind::keeper;
  return {.reason = reason, .area = area, .number = static_cast<int>(who)};
}

}  // namespace fuba::engine
