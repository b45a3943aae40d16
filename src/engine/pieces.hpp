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

inline int counted(const Ruleset& rules, const TeamState& side, Area area) {
  return capped(rules, pieces(side, area));
}

/// R8: the taker of a corner becomes an ordinary player of the corner area.
inline void bring_corner_taker_in(State& state) {
  if (state.corner == Area::none) return;
  ++state.side(state.turn.began_with).players[index(state.corner)];
  state.corner = Area::none;
}

}  // namespace fuba::engine
