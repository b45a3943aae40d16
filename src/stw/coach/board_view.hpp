#pragma once

#include <array>

#include "stw/facts.hpp"
#include "stw/odds.hpp"

namespace stw::coaching {

/// What battles and shots bring by the rules alone, reckoned once for many positions. Goals of the team that
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

/// Who reaches what on a board, for both teams.
struct BoardView {
  struct Side {
    SquareSet pawns;
    Reach reach;      ///< of all field players; on-side ones where they attack
    Reach defenders;  ///< of the defenders among them
    SquareSet keeper_ends;
    bool interferes = false;  ///< an attacker off-side in the goal area spoils what happens in front of it
    Numbers offside = 0;      ///< who may not be passed to
  };

  explicit BoardView(const State& state);

  const State& state;
  std::array<Side, 2> sides;
};

}  // namespace stw::coaching
