#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

#include "fuba/ruleset.hpp"

namespace fuba {

/// Mean and spread of whole numbers, from exact sums: the order in which they were added does not matter.
class Measure {
 public:
  void add(std::int64_t value);
  void add(const Measure& other);

  std::int64_t count() const { return count_; }
  std::int64_t lowest() const { return lowest_; }
  std::int64_t highest() const { return highest_; }
  double mean() const;
  /// Standard deviation.
  double spread() const;

 private:
  std::int64_t count_ = 0;
  std::int64_t sum_ = 0;
  std::int64_t sum_of_squares_ = 0;
  std::int64_t lowest_ = 0;
  std::int64_t highest_ = 0;
};

/// What many matches came to.
struct Figures {
  std::int64_t home_wins = 0;
  std::int64_t draws = 0;
  std::int64_t away_wins = 0;
  std::array<Measure, 2> goals;  ///< by team
  Measure goals_together;
  std::array<Measure, 2> turns;    ///< by half
  std::array<Measure, 2> minutes;  ///< by half, stoppage time included
  Measure choices;                 ///< a match
  Measure rolls;                   ///< a match

  void add(const Figures& other);
};

struct SimulationPlan {
  std::uint32_t games = 1;
  std::uint64_t seed = 0;
  std::uint32_t jobs = 1;
};

/// Gives the rules of a match by the match's seed. Called by all jobs at once.
using RulesOfMatch = std::function<std::shared_ptr<const Ruleset>(std::uint64_t seed)>;

/// Plays random against random. The figures hang on rules, games and seed alone, not on the number of jobs.
/// `progress` is told now and then how many matches are done, from the calling thread.
Figures simulate(const RulesOfMatch& rules_of, const SimulationPlan& plan,
                 const std::function<void(std::uint32_t done)>& progress = {});

}  // namespace fuba
