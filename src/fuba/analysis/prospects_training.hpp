#pragma once

#include <vector>

#include "analysis/network.hpp"
#include "analysis/training.hpp"
#include "fuba/analysis/inputs.hpp"
#include "fuba/analysis/self_play.hpp"

namespace fuba {

/// The positions of a match as a network is shown them.
struct Lesson {
  struct Position {
    Inputs inputs;
    std::array<ClockInputs, 2> clock;  ///< as each team sees them
    Team control;
  };
  std::vector<Position> positions;
  analysis::Chances result;  ///< as Home had it
};

/// The same of a match that was played; `coach`: whose judgement is told too.
Lesson lesson_of(const Ruleset& rules, const SelfPlayed& played, const Tactics& coach);

/// Trains the two networks of a `Foreteller`. What a position is worth is learnt from what the network tells
/// of the positions that follow, the later the less, and from the result behind them all (temporal
/// differences): so a chance that came to nothing teaches as much as a goal.
class ProspectsTraining {
 public:
  explicit ProspectsTraining(std::uint64_t seed);
  /// Goes on with networks that know something.
  ProspectsTraining(analysis::Network network, analysis::Network by_clock);
  ProspectsTraining(const ProspectsTraining&) = delete;
  ProspectsTraining& operator=(const ProspectsTraining&) = delete;

  void learn(const Lesson& lesson, double rate);

  const analysis::Network& network() const { return network_; }
  const analysis::Network& by_clock() const { return by_clock_; }

 private:
  analysis::Network network_;
  analysis::Network by_clock_;
  analysis::Training training_{network_};
  analysis::Training clock_training_{by_clock_};
};

}  // namespace fuba
