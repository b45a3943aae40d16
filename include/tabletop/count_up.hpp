#pragma once

#include <algorithm>

namespace tabletop {

/// Counts up to the most that a position can say. A position may say as much, and whoever plays on from there
/// counts no further, so that every state that play reaches is a position.
template <class Counter>
constexpr void count_up(Counter& counter, int most, int by = 1) {
  counter = static_cast<Counter>(std::min(counter + by, most));
}

}  // namespace tabletop
