#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "fuba/event.hpp"
#include "fuba/state.hpp"
#include "opponents/coach.hpp"

namespace fuba {

/// Told of everything that happens in a match between coaches: the state after it and its events.
using Spectator = std::function<void(const State& state, const Events& events)>;

/// Plays a match between two coaches, home's first, with the dice of a seed. Each sees its own side's view.
/// The match as it ends; as it stood where it was stopped.
State play_match(const Ruleset& rules, const std::array<const Coach*, 2>& coaches, std::uint64_t seed,
                 const Thinking& thinking = {}, const Spectator& spectator = {});

/// What matches between two coaches came to, as the first one sees it.
struct ContestResult {
  int won = 0;
  int drawn = 0;
  int lost = 0;
  int goals_for = 0;
  int goals_against = 0;

  int played() const { return won + drawn + lost; }
  /// The share of the points, with half of one for a draw.
  double share() const;
  void add(int own, int others);
};

/// Plays pairs of matches on the same dice, with sides swapped in the second of each. The same result each
/// time for the same coaches and seed.
ContestResult play_pairs(const Ruleset& rules, const Coach& first, const Coach& second, int pairs,
                         std::uint64_t seed, const Thinking& thinking = {});

}  // namespace fuba
