#pragma once

#include <cstdint>
#include <vector>

#include "stw/decision.hpp"
#include "stw/ruleset.hpp"

namespace fuba::cli {

/// Microseconds that the list of choices takes, the shortest first: at each decision of a kind in so many
/// random matches of Soccer Tactics WORLD.
std::vector<double> time_lists(const stw::Ruleset& rules, stw::DecisionKind kind, std::uint32_t matches,
                               std::uint64_t seed);

}  // namespace fuba::cli
