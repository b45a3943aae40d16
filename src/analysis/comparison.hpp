#pragma once

#include "analysis/calibration.hpp"

namespace analysis {

/// How well prospects were foretold, by what is told now and by what it has to be better than.
struct Comparison {
  Calibration trained;
  Calibration judgement;  ///< of the strongest coach, as its look-ahead uses it
  Calibration by_clock;   ///< score and clock alone
  Calibration by_mean;    ///< always a half
  // The same of positions with a level score alone.
  Calibration level;
  Calibration level_judgement;
  Calibration level_by_clock;
};

}  // namespace analysis
