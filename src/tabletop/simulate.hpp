#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>

#include "tabletop/jobs.hpp"
#include "tabletop/measure.hpp"
#include "tabletop/random_play.hpp"

namespace tabletop {

/// What many matches came to.
struct Figures {
  std::int64_t home_wins = 0;
  std::int64_t draws = 0;
  std::int64_t away_wins = 0;
  std::array<Measure, 2> goals;  ///< by team
  Measure goals_together;
  std::array<Measure, MatchCount::most_periods> turns;    ///< by period
  std::array<Measure, MatchCount::most_periods> minutes;  ///< by period, stoppage time included
  Measure choices;                                        ///< a match
  Measure rolls;                                          ///< a match

  void add(const Figures& other);
  /// A match that ended with that score; periods that it did not reach count for nothing.
  void add(const std::array<int, 2>& score, const MatchCount& count);
};

/// How much is played, on which dice, and on how many threads.
struct SimulationPlan {
  std::uint32_t games = 1;
  std::uint64_t seed = 0;
  std::uint32_t jobs = 1;
};

/// Gives the rules of a match by the match's seed. Called by all jobs at once.
template <Game G>
using RulesOfMatch = std::function<std::shared_ptr<const typename G::Ruleset>(std::uint64_t seed)>;

/// One match, random against random.
template <Game G>
Figures simulated(const typename G::Ruleset& rules, std::uint64_t seed) {
  RandomPlay<G> play(seed);
  typename G::State state = G::new_match(rules);
  typename G::Events events;
  MatchCount count;
  int choices = 0;
  int rolls = 0;
  while (!G::is_over(state)) {
    events.clear();
    if (const auto due = G::roll(state)) {
      G::apply_dice(rules, state, play.let_fall(*due), &events);
      ++rolls;
    } else {
      G::apply_unchecked(rules, state, play.choose(rules, state), &events);
      ++choices;
    }
    for (const auto& event : events) G::count(rules, event, count);
  }
  Figures figures;
  figures.add(G::standing(state).score, count);
  figures.choices.add(choices);
  figures.rolls.add(rolls);
  return figures;
}

/// Plays random against random. The figures hang on rules, games and seed alone, not on the number of jobs.
/// `progress` is told now and then how many matches are done, from the calling thread.
template <Game G>
Figures simulate(const RulesOfMatch<G>& rules_of, const SimulationPlan& plan,
                 const std::function<void(std::size_t done)>& progress = {}) {
  Figures figures;
  std::mutex mutex;
  const auto play = [&](std::size_t number) {
    const std::uint64_t seed = seed_of_match(plan.seed, number);
    const Figures one = simulated<G>(*rules_of(seed), seed);
    const std::lock_guard lock(mutex);
    figures.add(one);
  };
  do_tasks({plan.games, plan.jobs}, play, progress);
  return figures;
}

}  // namespace tabletop
