#pragma once

#include "fuba/analysis/inputs.hpp"
#include "fuba/analysis/prospects.hpp"
#include "fuba/coach/remembered.hpp"

namespace fuba {

/// Foretells many positions of one match, as `Foreteller` does a single one: most are met several times, and
/// what was told once is remembered.
class Outlook {
 public:
  Outlook(const Ruleset& rules, const Foreteller& foreteller);

  Prospects of(const State& state, Team team);
  Prospects ahead(const State& state, Team team, int rolls = Foreteller::most_rolls);

 private:
  Prospects of_home(const State& state);
  Prospects ahead_of_home(const State& state, int rolls);

  const Ruleset& rules_;
  Foreteller foreteller_;
  Describer describe_;
  Remembered<Prospects> told_;  ///< by `fingerprint`
};

}  // namespace fuba
