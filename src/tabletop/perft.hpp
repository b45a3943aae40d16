#pragma once

#include <cstdint>

#include "fuba/game.hpp"

namespace fuba {

/// How many ways a match can go on over `depth` choices and rolls, every fall of the dice counted as one. A
/// match that ends sooner is one way.
std::uint64_t perft(const Ruleset& rules, const State& state, int depth);

}  // namespace fuba
