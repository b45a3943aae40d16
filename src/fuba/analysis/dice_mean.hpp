#pragma once

#include <utility>

#include "fuba/falls.hpp"
#include "fuba/fingerprint.hpp"

namespace fuba {

/// A fingerprint that is the same for states which differ only in dice that nobody will look at any more.
inline std::uint64_t likeness_but_for_dice(State& state) {
  if (roll(state)) return fingerprint(state);
  const Dice dice = std::exchange(state.turn.dice, {});
  const std::uint64_t key = fingerprint(state);
  state.turn.dice = dice;
  return key;
}

/// Calls `look(state, ways)` for each state that the pending dice can lead to; states that differ only in
/// dice which have had their effect come once. How many ways there are.
template <class Look>
double for_each_fall(const Ruleset& rules, const State& state, const Roll& pending, const Look& look) {
  Falls falls(rules, state, pending, likeness_but_for_dice);
  for (const Falls::Fall& fall : falls.all()) look(fall.state, fall.throws);
  return falls.throws();
}

}  // namespace fuba
