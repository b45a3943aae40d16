#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fuba {

/// A line of the formation, and the movement type that belongs to it.
enum class Line : std::uint8_t { defence, midfield, forward };

inline constexpr std::array lines{Line::defence, Line::midfield, Line::forward};

constexpr std::size_t index(Line line) { return static_cast<std::size_t>(line); }

/// "defence", "midfield" or "forward".
constexpr std::string_view name(Line line) {
  constexpr std::array<std::string_view, 3> names{"defence", "midfield", "forward"};
  return names[index(line)];
}

std::optional<Line> parse_line(std::string_view text);

/// How many players each line has (2.1). Says how many pieces a movement may move, not where they stand.
/// All zero means not chosen, or hidden from the viewer.
struct Formation {
  std::array<std::uint8_t, 3> count{};

  constexpr std::uint8_t operator[](Line line) const { return count[index(line)]; }
  constexpr bool chosen() const { return count != std::array<std::uint8_t, 3>{}; }
  auto operator<=>(const Formation&) const = default;
};

/// Three lines of at least one player that add up to ten (R14).
bool is_playable(const Formation& formation);

/// "4-4-2".
std::string to_string(const Formation& formation);

/// Reads three numbers joined by "-", each of one digit; playable or not.
std::optional<Formation> parse_formation(std::string_view text);

}  // namespace fuba
