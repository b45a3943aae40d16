#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

#include "analysis/comparison.hpp"
#include "fuba/analysis/prospects.hpp"

namespace fuba {

/// Which matches forecasts are checked by.
struct CheckPlan {
  std::size_t matches = 100;
  std::uint64_t seed = 1000;
  std::stop_token stop = {};
};

/// Compares what is told in matches of the professional against itself with what came. Matches of seeds that
/// were trained on would flatter.
analysis::Comparison check_prospects(const Ruleset& rules, const Foreteller& foreteller,
                                     const CheckPlan& plan,
                                     const std::function<void(std::size_t done)>& progress = {});

}  // namespace fuba
