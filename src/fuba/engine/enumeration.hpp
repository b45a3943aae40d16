#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>

#include "fuba/game.hpp"

namespace fuba::engine {

/// Works out, for each outcome, the chances of the dice that lead to it; states that several dice lead to are
/// worked out once. A judge says
/// - `outcomes`: how many there are,
/// - `settled(state, events)`: the outcome, or nothing while it is open,
/// - `matter(state)`: whether it can hang on the pending dice,
/// - `answer(state)`: what a team answers that is asked on the way.
template <class Judge>
class Enumeration {
 public:
  /// The chance of each outcome. Long, so that sixths of sixths round to the double that is nearest.
  using Chances = std::array<long double, Judge::outcomes>;

  Enumeration(const Ruleset& rules, Judge judge) : rules_(rules), judge_(std::move(judge)) {}

  /// A roll must be pending.
  const Chances& of(const State& state) {
    const std::uint64_t key = hash(state);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    const Chances chances = enumerated(state);
    return known_[key] = chances;
  }

  /// From a state at which `events` have led, whatever is pending.
  Chances from(State state, Events events = {}) {
    Chances sum{};
    events_ = std::move(events);
    add(sum, state);
    return sum;
  }

 private:
  /// Dice that leave everything as it was are rolled again, so they do not count.
  Chances enumerated(const State& state) {
    const Roll pending = *roll(state);
    const unsigned second_faces = pending.count == 2 ? pending.die.faces : 1;
    const bool one_will_do = !judge_.matter(state);
    Chances sum{};
    int throws = 0;
    for (unsigned first = 1; first <= pending.die.faces; ++first)
      for (unsigned second = 1; second <= second_faces; ++second) {
        State next = state;
        events_.clear();
        apply_dice(rules_, next, {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)},
                   &events_);
        if (next == state) continue;
        ++throws;
        add(sum, next);
        if (one_will_do) return sum;
      }
    for (long double& chance : sum) chance /= throws;
    return sum;
  }

  /// Adds the chances of a state at which `events_` have led.
  void add(Chances& sum, State& state) {
    for (;;) {
      if (const std::optional<std::size_t> outcome = judge_.settled(state, events_)) {
        sum[*outcome] += 1;
        return;
      }
      if (roll(state)) break;
      apply_unchecked(rules_, state, judge_.answer(state), &events_);
    }
    const Chances& further = of(state);
    for (std::size_t at = 0; at < Judge::outcomes; ++at) sum[at] += further[at];
  }

  const Ruleset& rules_;
  Judge judge_;
  Events events_;
  std::unordered_map<std::uint64_t, Chances> known_;
};

}  // namespace fuba::engine
