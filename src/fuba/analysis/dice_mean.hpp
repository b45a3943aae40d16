#pragma once

#include <algorithm>
#include <vector>

#include "fuba/fingerprint.hpp"
#include "fuba/game.hpp"

namespace fuba {

/// The same for states that differ only in dice that nobody will look at any more.
inline std::uint64_t likeness(const State& state) {
  if (roll(state)) return fingerprint(state);
  State like = state;
  like.turn.dice = {};
  return fingerprint(like);
}

/// Calls `look(state, ways)` for each state that the pending dice can lead to; states that differ only in
/// dice which have had their effect come once. Dice that are rolled again do not count. How many ways there
/// are.
template <class Look>
double for_each_fall(const Ruleset& rules, const State& state, const Roll& pending, const Look& look) {
  struct Fall {
    std::uint64_t key;
    double ways;
    State state;
  };
  std::vector<Fall> falls;
  double all = 0;
  const unsigned second_faces = pending.count == 2 ? pending.die.faces : 1;
  for (unsigned first = 1; first <= pending.die.faces; ++first)
    for (unsigned second = 1; second <= second_faces; ++second) {
      State next = state;
      apply_dice(rules, next, {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)});
      if (next == state) continue;
      ++all;
      const std::uint64_t key = likeness(next);
      const auto known = std::ranges::find(falls, key, &Fall::key);
      if (known == falls.end())
        falls.push_back({key, 1, next});
      else
        ++known->ways;
    }
  for (const Fall& fall : falls) look(fall.state, fall.ways);
  return all;
}

}  // namespace fuba
