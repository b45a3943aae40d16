#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "contests.hpp"
#include "fuba/falls.hpp"
#include "fuba/fingerprint.hpp"
#include "fuba/game.hpp"

namespace fuba::engine {

/// Dice of one roll that all bring the same.
struct Throw {
  Dice dice;
  int ways = 1;
};

/// What can fall, without dice that are rolled again. Of a contest no more counts than who wins it.
inline std::vector<Throw> throws_of(const Ruleset& rules, const State& state, const Roll& pending) {
  std::vector<Throw> throws;
  std::array<std::size_t, 2> won_by{};  // where the throw of each winner stands, counted from 1
  const unsigned second_faces = pending.count == 2 ? pending.die.faces : 1;
  for (unsigned first = 1; first <= pending.die.faces; ++first) {
    for (unsigned second = 1; second <= second_faces; ++second) {
      const Dice dice{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
      if (pending.purpose != Purpose::contest) {
        throws.push_back({dice});
        continue;
      }
      const std::optional<Team> winner = winner_of_contest(rules, state, dice);
      if (!winner) continue;
      std::size_t& place = won_by[index(*winner)];
      if (place != 0) {
        ++throws[place - 1].ways;
        continue;
      }
      throws.push_back({dice});
      place = throws.size();
    }
  }
  return throws;
}

/// Works out, for each outcome, the chances of the dice that lead to it; states that several dice lead to are
/// worked out once. A judge says
/// - `outcomes`: how many there are,
/// - `settled(state, events)`: the outcome, or the share that each counts for, or nothing while it is open,
/// - `matter(state)`: whether it can hang on the pending dice,
/// - `reduced(state)`: the state without what it cannot hang on any more,
/// - `answer(state)`: what a team answers that is asked on the way.
template <class Judge>
class Enumeration {
 public:
  /// The chance of each outcome. Long, so that sixths of sixths round to the double that is nearest.
  using Chances = std::array<long double, Judge::outcomes>;

  Enumeration(const Ruleset& rules, Judge judge) : rules_(rules), judge_(std::move(judge)) {}

  /// A roll must be pending.
  Chances of(const State& state) {
    Chances sum{};
    add_further(sum, state, 1);
    return sum;
  }

  /// From a state at which `events` have led, whatever is pending.
  Chances from(State state, Events events = {}) {
    Chances sum{};
    events_ = std::move(events);
    add(sum, state, 1);
    return sum;
  }

 private:
  static void add_settled(Chances& sum, std::size_t outcome, int ways) { sum[outcome] += ways; }
  static void add_settled(Chances& sum, const Chances& shares, int ways) { add_all(sum, shares, ways); }

  static void add_all(Chances& sum, const Chances& further, int ways) {
    for (std::size_t at = 0; at < Judge::outcomes; ++at)
      if (further[at] != 0) sum[at] += further[at] * ways;
  }

  /// Dice that leave everything as it was are rolled again, so they do not count.
  Chances enumerated(const State& state, const Roll& pending) {
    Chances sum{};
    int count = 0;
    for (const auto& [dice, ways] : throws_of(rules_, state, pending)) {
      State next = state;
      let_fall(next, dice);
      if (unchanged(next, state)) continue;
      count += ways;
      add(sum, next, ways);
    }
    for (long double& chance : sum) chance /= count;
    return sum;
  }

  void let_fall(State& state, Dice dice) {
    events_.clear();
    apply_dice(rules_, state, dice, &events_);
  }

  /// Dice on which nothing hangs all bring what the first of them do.
  void add_any(Chances& sum, const State& state, int ways) {
    State next = state;
    let_fall(next, {1, 1});
    for (std::uint8_t second = 2; unchanged(next, state); ++second) let_fall(next, {1, second});
    add(sum, next, ways);
  }

  void add_further(Chances& sum, const State& state, int ways) {
    if (!judge_.matter(state)) {
      add_any(sum, state, ways);
      return;
    }
    const std::uint64_t key = fingerprint(judge_.reduced(state));
    const auto known = known_.find(key);
    if (known != known_.end())
      add_all(sum, known->second, ways);
    else
      add_all(sum, known_[key] = enumerated(state, *roll(state)), ways);
  }

  /// Adds the chances of a state at which `events_` have led.
  void add(Chances& sum, State& state, int ways) {
    for (;;) {
      if (const auto outcome = judge_.settled(state, events_)) {
        add_settled(sum, *outcome, ways);
        return;
      }
      if (roll(state)) break;
      apply_unchecked(rules_, state, judge_.answer(state), &events_);
    }
    add_further(sum, state, ways);
  }

  const Ruleset& rules_;
  Judge judge_;
  Events events_;
  std::unordered_map<std::uint64_t, Chances> known_;
};

}  // namespace fuba::engine
