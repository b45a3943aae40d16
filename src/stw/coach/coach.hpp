#pragma once

#include <cstdint>

#include "stw/coach/tactics.hpp"
#include "stw/game.hpp"

namespace stw {

/// Somebody who plays a side by what he sees of it. A value without memory: the random numbers it needs come
/// from its seed and the view, so the same view gives the same choice. What may be chosen it learns from
/// `legal`, what comes of it from `apply_unchecked`, the facts (stw/facts.hpp) and the odds.
class Coach {
 public:
  Coach(const Tactics& tactics, std::uint64_t seed) : tactics_(tactics), seed_(seed) {}

  /// A legal choice of the decision that is pending in the view.
  Command choose(const Ruleset& rules, const State& view) const;

 private:
  Tactics tactics_;
  std::uint64_t seed_;
};

}  // namespace stw
