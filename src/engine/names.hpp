#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace fuba::engine {

/// The enum value whose name stands at that place of the table.
template <class Enum, std::size_t count>
std::optional<Enum> find_name(const std::array<std::string_view, count>& names, std::string_view text) {
  const auto found = std::ranges::find(names, text);
  if (text.empty() || found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

}  // namespace fuba::engine
