#pragma once

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

#include "tabletop/processor_time.hpp"
#include "tabletop/random_play.hpp"

namespace tabletop {

/// Random matches played for the clock.
struct BenchRun {
  std::chrono::nanoseconds time{};  ///< of the processor, so that other programs do not count
  std::uint64_t matches = 0;
  std::uint64_t actions = 0;    ///< choices and rolls
  std::uint64_t signature = 0;  ///< of every choice, every die and every final state
};

/// What all choices, dice and final states of some matches come to.
class Signature {
 public:
  void add(std::uint64_t value) { hash_ = std::rotl((hash_ ^ value) * 0x9e3779b97f4a7c15U, 29); }
  void add(Dice dice) { add(std::uint64_t{dice[0]} << 8U | dice[1]); }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0;
};

/// Plays whole matches, random against random, on the calling thread. The signature hangs on the number of
/// matches and the seed alone: it changes when the engine behaves differently, and only then.
template <Game G>
BenchRun bench(const typename G::Ruleset& rules, std::uint32_t matches, std::uint64_t seed) {
  BenchRun run;
  Signature signature;
  const auto start = processor_time();
  for (; run.matches < matches; ++run.matches) {
    RandomPlay<G> play(seed_of_match(seed, run.matches));
    typename G::State state = G::new_match(rules);
    for (; !G::is_over(state); ++run.actions) {
      if (const auto due = G::roll(state)) {
        const Dice dice = play.let_fall(*due);
        signature.add(dice);
        G::apply_dice(rules, state, dice, nullptr);
      } else {
        const auto choice = play.choose(rules, state);
        signature.add(G::bits(choice));
        G::apply_unchecked(rules, state, choice, nullptr);
      }
    }
    signature.add(G::hash(state));
  }
  run.time = processor_time() - start;
  run.signature = signature.value();
  return run;
}

/// How long the odds of a decision took, by the processor's time, the shortest first.
using OddsRun = std::vector<std::chrono::nanoseconds>;

/// Works out the odds at the beginning of each turn of some random matches.
template <Game G>
OddsRun bench_odds(const typename G::Ruleset& rules, std::uint32_t matches, std::uint64_t seed) {
  OddsRun times;
  for (std::uint32_t match = 0; match < matches; ++match) {
    RandomPlay<G> play(seed_of_match(seed, match));
    typename G::State state = G::new_match(rules);
    while (!G::is_over(state)) {
      if (const auto due = G::roll(state)) {
        G::apply_dice(rules, state, play.let_fall(*due), nullptr);
        continue;
      }
      if (G::turn_begins(state)) {
        const auto start = processor_time();
        G::odds_json(rules, state);
        times.push_back(processor_time() - start);
      }
      G::apply_unchecked(rules, state, play.choose(rules, state), nullptr);
    }
  }
  std::ranges::sort(times);
  return times;
}

}  // namespace tabletop
