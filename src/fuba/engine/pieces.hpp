#pragma once

#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba::engine {

/// Pieces of a side in an area, the keeper included, without the limit of 1.4.1.
inline int pieces(const TeamState& side, Area area) {
  return side.players[index(area)] + (side.keeper == area ? 1 : 0);
}

inline bool has_piece(const TeamState& side, Area area) {
  return side.players[index(area)] != 0 || side.keeper == area;
}

/// Areas with an outfield player of the side.
inline AreaSet outfield_areas(const TeamState& side) {
  unsigned bits = 0;
  for (std::size_t at = 0; at < area_count; ++at) bits |= static_cast<unsigned>(side.players[at] != 0) << at;
  return AreaSet::from_bits(bits);
}

/// Areas with any piece of the side.
inline AreaSet piece_areas(const TeamState& side) {
  const AreaSet outfield = outfield_areas(side);
  return side.keeper == Area::none ? outfield : outfield | side.keeper;
}

inline int outfield_total(const TeamState& side) {
  int total = side.in_hand;
  for (const auto count : side.players) total += count;
  return total;
}

/// The limit of 1.4.1: more than six of a team in an area count as six.
inline int capped(const Ruleset& rules, int count) {
  return count < rules.counted_players ? count : rules.counted_players;
}

/// Players that fans add to those of a team in an area, where it has any (A12, R157).
inline int cheered(const State& state, Team team, Area area) {
  return state.turn.fans[index(team)] == area ? 1 : 0;
}

/// A target man counts as three in the target area (A11, R149).
inline int by_target_man(const State& state, Team team, Area area) {
  return area == state.turn.target && state.turn.played[index(team)].contains(Skill::target_man) ? 2 : 0;
}

/// Players of a team that count in an area, without the limit of 1.4.1.
inline int weight(const State& state, Team team, Area area) {
  const int count = pieces(state.side(team), area);
  return count == 0 ? 0 : count + cheered(state, team, area) + by_target_man(state, team, area);
}

/// The same with the limit.
inline int strength(const Ruleset& rules, const State& state, Team team, Area area) {
  return capped(rules, weight(state, team, area));
}

/// The same for a goal attempt, in which a target man is one player. A goalkeeper may be left out.
inline int counted_for_shot(const Ruleset& rules, const State& state, Team team, Area area,
                            bool without_keeper = false) {
  const TeamState& side = state.side(team);
  const int count = without_keeper ? side.players[index(area)] : pieces(side, area);
  return count == 0 ? 0 : capped(rules, count + cheered(state, team, area));
}

/// Whether a player who has just left an area was the controlling team's last one at the ball (R16); while
/// the ball is on its way nobody guards it.
inline bool leaves_ball_alone(const State& state, Team team, Area area) {
  return !state.turn.ball_on_its_way && team == state.control && area == state.ball &&
         !has_piece(state.side(team), area);
}

/// R8: the taker of a corner becomes an ordinary player of the corner area.
inline void bring_corner_taker_in(State& state) {
  if (state.corner == Area::none) return;
  ++state.side(state.turn.began_with).players[index(state.corner)];
  state.corner = Area::none;
}

}  // namespace fuba::engine
