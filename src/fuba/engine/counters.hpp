#pragma once

#include <cstdint>

#include "tabletop/count_up.hpp"

namespace fuba::engine {

/// Goals, cards, minutes, moves: more than any match brings, and what a figure of an event can still say. A
/// position may say as much, and whoever plays on from there counts no further.
inline constexpr int most_counted = 127;

inline void count_up(std::uint8_t& counter, int by = 1) { tabletop::count_up(counter, most_counted, by); }

}  // namespace fuba::engine
