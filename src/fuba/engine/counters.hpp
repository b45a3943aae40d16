#pragma once

#include <algorithm>
#include <cstdint>

namespace fuba::engine {

/// Goals, cards, minutes, moves: more than any match brings, and what a figure of an event can still say. A
/// position may say as much, and whoever plays on from there counts no further.
inline constexpr int most_counted = 127;

inline void count_up(std::uint8_t& counter, int by = 1) {
  counter = static_cast<std::uint8_t>(std::min(counter + by, most_counted));
}

}  // namespace fuba::engine
