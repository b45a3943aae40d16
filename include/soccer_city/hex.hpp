#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "soccer_city/team.hpp"

namespace soccer_city {
// The pitch (S1): lanes from side to side, levels from goal line to goal line.
inline constexpr int lane_count = 15;
inline constexpr int highest_level = 42;
inline constexpr int halfway_level = highest_level / 2;

/// A hexagon of the pitch by its lane, 0 to 14 for A to O, and its level, 0 on Home's goal line to 42 on
/// Away's (S1). Lanes A, C, ... have the even levels, lanes B, D, ... the odd ones.
struct Hex {
  std::int8_t lane = -1;
  std::int8_t level = -1;

  constexpr bool operator==(const Hex&) const = default;
};

/// No hex: a player who is not on the board.
inline constexpr Hex no_hex{};

constexpr Hex hex(int lane, int level) {
  return {static_cast<std::int8_t>(lane), static_cast<std::int8_t>(level)};
}

constexpr bool on_board(Hex at) {
  return at.lane >= 0 && at.lane < lane_count && at.level >= 0 && at.level <= highest_level &&
         (at.lane + at.level) % 2 == 0;
}

/// A place for each hex in a table, and one for `no_hex` behind them.
inline constexpr std::size_t hex_places = std::size_t{lane_count} * (highest_level / 2 + 1);

constexpr std::size_t index(Hex at) {
  if (at == no_hex) return hex_places;
  return static_cast<std::size_t>(at.lane * (highest_level / 2 + 1) + at.level / 2);
}

namespace detail {
constexpr std::array<Hex, hex_places> hexes_by_place = [] {
  std::array<Hex, hex_places> hexes{};
  for (int lane = 0; lane < lane_count; ++lane)
    for (int level = lane % 2; level <= highest_level; level += 2)
      hexes[index(hex(lane, level))] = hex(lane, level);
  return hexes;
}();
}  // namespace detail

/// The hex of a place, or `no_hex` where there is none.
constexpr Hex hex_at(std::size_t place) {
  return place < hex_places ? detail::hexes_by_place[place] : no_hex;
}

/// A set of hexes.
class HexSet {
 public:
  constexpr bool contains(Hex at) const { return (words_[index(at) / 64] >> index(at) % 64 & 1U) != 0; }
  constexpr void add(Hex at) { words_[index(at) / 64] |= std::uint64_t{1} << index(at) % 64; }
  constexpr bool operator==(const HexSet&) const = default;

  /// Goes through the hexes by lane and level.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (std::size_t word = 0; word < words_.size(); ++word)
      for (std::uint64_t bits = words_[word]; bits != 0; bits &= bits - 1U)
        visit(hex_at(word * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
  }

 private:
  std::array<std::uint64_t, hex_places / 64 + 1> words_{};
};

/// A way from a hex to a neighbour, or several of them in a line (S2).
struct Way {
  std::int8_t lane;
  std::int8_t level;

  constexpr bool operator==(const Way&) const = default;
};

/// The six neighbours, clockwise from the one at the next level of the same lane.
inline constexpr std::array<Way, 6> directions{Way{0, 2},  Way{1, 1},   Way{1, -1},
                                               Way{0, -2}, Way{-1, -1}, Way{-1, 1}};

constexpr Hex operator+(Hex at, Way step) { return hex(at.lane + step.lane, at.level + step.level); }
constexpr Way operator*(Way step, int times) {
  return {static_cast<std::int8_t>(step.lane * times), static_cast<std::int8_t>(step.level * times)};
}

/// How many steps lead from one hex to another (S2).
constexpr int distance(Hex one, Hex other) {
  const int lanes = one.lane < other.lane ? other.lane - one.lane : one.lane - other.lane;
  const int levels = one.level < other.level ? other.level - one.level : one.level - other.level;
  return lanes + (levels > lanes ? (levels - lanes) / 2 : 0);
}

constexpr bool beside(Hex one, Hex other) { return distance(one, other) == 1; }

/// The place in `directions` of the straight line from one hex to another; nothing where none leads there.
std::optional<std::size_t> straight(Hex from, Hex to);

/// The two places in `directions` that enclose the way to a hex that no straight line leads to (K17); a
/// square pass lies between two as well.
std::array<std::size_t, 2> sector(Hex from, Hex to);

/// The board as the other side sees it (S1). `no_hex` stays.
constexpr Hex turned(Hex at) {
  return at == no_hex ? no_hex : hex(lane_count - 1 - at.lane, highest_level - at.level);
}

/// A hex of Home's as a team's, or the other way round.
constexpr Hex as_seen(Team team, Hex at) { return team == Team::home ? at : turned(at); }

/// The level with the team's own goal line at 0.
constexpr int level_of(Team team, Hex at) { return team == Team::home ? at.level : highest_level - at.level; }

/// "H11".
std::string to_string(Hex at);
std::optional<Hex> parse_hex(std::string_view text);

}  // namespace soccer_city
