#include "soccer_city/hex.hpp"

#include <charconv>
#include <cstdlib>

namespace soccer_city {

std::optional<std::size_t> straight(Hex from, Hex to) {
  const int lanes = to.lane - from.lane;
  const int levels = to.level - from.level;
  if (lanes == 0) return levels == 0 ? std::nullopt : std::optional<std::size_t>(levels > 0 ? 0 : 3);
  if (std::abs(lanes) != std::abs(levels)) return std::nullopt;
  if (lanes > 0) return levels > 0 ? 1 : 2;
  return levels > 0 ? 5 : 4;
}

std::array<std::size_t, 2> sector(Hex from, Hex to) {
  const int lanes = to.lane - from.lane;
  const int levels = to.level - from.level;
  if (std::abs(levels) < std::abs(lanes))
    return lanes > 0 ? std::array<std::size_t, 2>{1, 2} : std::array<std::size_t, 2>{4, 5};
  if (levels > 0) return lanes > 0 ? std::array<std::size_t, 2>{0, 1} : std::array<std::size_t, 2>{5, 0};
  return lanes > 0 ? std::array<std::size_t, 2>{2, 3} : std::array<std::size_t, 2>{3, 4};
}

std::string to_string(Hex at) {
  if (at == no_hex) return "none";
  return static_cast<char>('A' + at.lane) + std::to_string((at.level + 1) / 2);
}

std::optional<Hex> parse_hex(std::string_view text) {
  if (text.size() < 2 || text[0] < 'A' || text[0] >= 'A' + lane_count) return std::nullopt;
  if (text.size() > 2 && text[1] == '0') return std::nullopt;
  int row = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, problem] = std::from_chars(text.data() + 1, end, row);
  if (problem != std::errc{} || rest != end || row < 0 || row > highest_level) return std::nullopt;
  const int lane = text[0] - 'A';
  const Hex at = hex(lane, 2 * row - lane % 2);
  return row <= highest_level / 2 && on_board(at) ? std::optional(at) : std::nullopt;
}

}  // namespace soccer_city
