#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace fuba::engine {

/// Sides of a penalty as the shooter and as the goalkeeper calls them, in the order of `Side`.
inline constexpr std::array<std::string_view, 3> kick_names{"left", "middle", "right"};
inline constexpr std::array<std::string_view, 3> dive_names{"left", "stay", "right"};

/// The fields of a table with a row for each face of a die.
inline constexpr std::array<std::string_view, 6> face_names{"1", "2", "3", "4", "5", "6"};

/// The enum value whose name stands at that place of the table.
template <class Enum, std::size_t count>
std::optional<Enum> find_name(const std::array<std::string_view, count>& names, std::string_view text) {
  const auto found = std::ranges::find(names, text);
  if (text.empty() || found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

}  // namespace fuba::engine
