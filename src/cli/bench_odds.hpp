#pragma once

#include <cstdint>
#include <vector>

#include "fuba/ruleset.hpp"

namespace fuba::cli {

/// Milliseconds of processor time that the odds of all targets took, the shortest first: at each choice of a
/// target in random matches.
std::vector<double> time_odds(const Ruleset& rules, std::uint32_t matches, std::uint64_t seed);

}  // namespace fuba::cli
