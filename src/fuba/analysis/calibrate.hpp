#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

#include "analysis/calibration.hpp"
#include "fuba/analysis/prospects.hpp"

namespace fuba {

/// How well prospects were foretold in matches of the professional against itself, by what is told now and by
/// what it has to be better than.
struct ProspectsCheck {
  analysis::Calibration trained;
  analysis::Calibration judgement;  ///< of the professional, as its look-ahead uses it
  analysis::Calibration by_clock;   ///< score and clock alone
  analysis::Calibration by_mean;    ///< always a half
  analysis::Calibration level;      ///< what is told of positions with a level score
  analysis::Calibration level_judgement;
  analysis::Calibration level_by_clock;
};

struct CheckPlan {
  std::uint32_t matches = 100;
  std::uint64_t seed = 1000;
  std::uint32_t jobs = 1;
  std::stop_token stop = {};
};

/// Plays the matches and compares. Matches of seeds that were trained on would flatter.
ProspectsCheck check_prospects(const Ruleset& rules, const Foreteller& foreteller, const CheckPlan& plan,
                               const std::function<void(std::size_t done)>& progress = {});

}  // namespace fuba
