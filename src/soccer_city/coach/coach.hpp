#pragma once

#include <cstdint>

#include "soccer_city/coach/tactics.hpp"
#include "soccer_city/game.hpp"
#include "tabletop/random.hpp"

namespace soccer_city {

/// Somebody who plays a side by what he sees of it. It follows each choice on copies of the view through all
/// dice, judges where it leads, and takes the best. What may be chosen it learns from `legal`, what comes of
/// it from `apply_unchecked`, `apply_dice` and `odds`.
class Coach {
 public:
  Coach(const Tactics& tactics, std::uint64_t seed)
      : tactics_(tactics), random_(seed, tabletop::Stream::opponents) {}

  /// A legal choice of the decision that is pending in the view.
  Command choose(const Ruleset& rules, const State& view);

 private:
  Tactics tactics_;
  tabletop::Random random_;
};

}  // namespace soccer_city
