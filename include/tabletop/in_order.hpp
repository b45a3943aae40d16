#pragma once

#include <cstddef>

namespace tabletop {

/// Whether a table has one row for each of an enum's values, in their order, so that a value finds its row by
/// its number.
template <class Rows, class Row, class Enum>
constexpr bool in_order(const Rows& rows, Enum Row::*value, std::size_t count) {
  if (rows.size() != count) return false;
  for (std::size_t at = 0; at < count; ++at)
    if (static_cast<std::size_t>(rows[at].*value) != at) return false;
  return true;
}

}  // namespace tabletop
