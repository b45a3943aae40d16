#pragma once

#include <array>

#include "stw/odds.hpp"

namespace stw::coaching {

/// What battles and shots bring, reckoned once for the many positions of a decision. Goals of the team that
/// shoots.
class Chances {
 public:
  explicit Chances(const Ruleset& rules);

  double shot() const { return shot_; }
  /// Of a battle between pawns of these numbers.
  const BattleOdds& battle(int attacker, int defender) const {
    return battles_[rank(attacker)][rank(defender)];
  }

 private:
  /// Pawns that battle alike: keeper, defenders, the others.
  static std::size_t rank(int number) {
    if (number == keeper_number) return 0;
    return is_defender(number) ? 1 : 2;
  }

  std::array<std::array<BattleOdds, 3>, 3> battles_;
  double shot_ = 0;
};

}  // namespace stw::coaching
