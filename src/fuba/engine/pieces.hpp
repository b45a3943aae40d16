#pragma once

#include <algorithm>
#include <bit>

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

using Counts = std::array<std::uint8_t, area_count>;

/// Eight counts from `first` on, a byte each, the first one lowest.
template <std::size_t first>
constexpr std::uint64_t packed(const Counts& counts) {
  std::array<std::uint8_t, 8> bytes{};
  std::copy_n(counts.begin() + first, bytes.size(), bytes.begin());
  if constexpr (std::endian::native == std::endian::big) std::ranges::reverse(bytes);
  return std::bit_cast<std::uint64_t>(bytes);
}

/// Of eight counts that are together below 256.
constexpr int sum_of(std::uint64_t counts) { return static_cast<int>(counts * 0x0101010101010101U >> 56U); }

/// Whether each of eight counts is above the other, a bit each. Counts are below 128.
constexpr unsigned above(std::uint64_t counts, std::uint64_t others) {
  constexpr std::uint64_t each = 0x0101010101010101U;
  constexpr std::uint64_t gather =
      0x0102040810204080U;  // the lowest bits of eight bytes into the highest byte
  const std::uint64_t differences = (counts | 0x80 * each) - others - each;
  return static_cast<unsigned>((differences >> 7U & each) * gather >> 56U);
}

/// Areas where one count is above the other.
constexpr AreaSet areas_above(const Counts& counts, const Counts& others) {
  constexpr std::size_t last = area_count - 8;
  return AreaSet::from_bits(above(packed<0>(counts), packed<0>(others)) |
                            above(packed<last>(counts), packed<last>(others)) << last);
}

/// Areas with an outfield player of the side.
inline AreaSet outfield_areas(const TeamState& side) { return areas_above(side.players, Counts{}); }

/// Areas with any piece of the side.
inline AreaSet piece_areas(const TeamState& side) {
  const AreaSet outfield = outfield_areas(side);
  return side.keeper == Area::none ? outfield : outfield | side.keeper;
}

inline int outfield_total(const TeamState& side) {
  constexpr std::size_t last = area_count - 8;
  constexpr unsigned twice = 8 * (8 - last);  // bits of counts that both words have
  return side.in_hand + sum_of(packed<0>(side.players)) + sum_of(packed<last>(side.players) >> twice);
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

/// True where the controlling team would leave the ball without a player of its own (4.7.6).
inline bool guards_ball_alone(const State& state, Team team, Area from) {
  return team == state.control && from == state.ball && pieces(state.side(team), from) == 1;
}

/// R8: the taker of a corner becomes an ordinary player of the corner area.
inline void bring_corner_taker_in(State& state) {
  if (state.corner == Area::none) return;
  ++state.side(state.turn.began_with).players[index(state.corner)];
  state.corner = Area::none;
}

}  // namespace fuba::engine
