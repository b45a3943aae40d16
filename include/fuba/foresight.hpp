#pragma once

#include <array>
#include <vector>

#include "fuba/command.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba {

/// What a choice of target brings beyond the ball: how it stands when the first action of the turn is due.
/// All are chances from 0 to 1, by team where there are two.
struct Foresight {
  Command command;
  std::array<double, 2> acts_first{};  ///< the team has the first action (4.5)
  double no_action = 0;                ///< a set piece, a special event or the end of the half comes before
  std::array<double, 6> value{};       ///< the team that chose has the ball then, with each value from 1
  std::array<double, 2> goal{};        ///< the team has the first action, may shoot, and scores if it does

  /// The mean of the ball value where the team that chose has the ball then; 0 where it never does.
  double mean_value() const;
};

/// Exact for every legal target of the pending decision, by enumeration of the dice; empty at other
/// decisions. On the way nobody plays a card or moves a piece unless the rules make him, and penalties taken
/// back by pictures count as they are.
std::vector<Foresight> foresights(const Ruleset& rules, const State& state);

}  // namespace fuba
