#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "analysis/calibration.hpp"
#include "fuba/analysis/prospects.hpp"
#include "fuba/command.hpp"

namespace fuba {

/// How far choices are played out.
struct RolloutPlan {
  int turns = 3;                   ///< that begin before a game is judged as it stands
  std::uint32_t most_games = 400;  ///< of each choice
  double enough = 0.001;    ///< standard error of the prospects behind which nobody asks for more games
  double beyond_doubt = 3;  ///< standard errors of a difference that is no chance
  std::uint64_t seed = 1;
  std::stop_token stop = {};
};

/// A choice that was played out.
struct RolledOut {
  Command command;
  analysis::Estimate points;  ///< of a match, for the team that chooses
  /// What it gives away against the best one, from games with the same dice; nothing for the best itself.
  analysis::Estimate behind;
  std::uint32_t games = 0;
};

/// Plays legal choices of the pending decision out, each with the same dice, both teams by the quick policy,
/// and takes out the luck of every throw: what it brought against the mean over all that could have fallen. A
/// choice that is worse beyond doubt is played no further. The best first; empty where it was stopped early.
std::vector<RolledOut> roll_out(const Ruleset& rules, const State& state, std::span<const Command> choices,
                                const Foreteller& foreteller, const RolloutPlan& plan = {});

}  // namespace fuba
