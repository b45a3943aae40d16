#pragma once

#include <array>

#include "stw/coach/board_view.hpp"
#include "stw/coach/chances.hpp"

namespace stw::coaching {

/// A worth for each square, in goals.
using Worths = std::array<double, square_count>;

/// What a team can make of the ball on a board: every face of the die for the ball is answered with the best
/// square, every attempt for the ball is met by every face of the other team. Pawns stand where they stand.
/// All worths are goals of the team that attacks.
class Attack {
 public:
  /// What the ball is worth to either team once it has it on a square and nothing is due for it any more.
  struct Possession {
    const Worths& own;
    const Worths& other;
  };

  Attack(const Chances& chances, const BoardView& view, Team team, Possession possession);

  double shot() const { return chances_.shot(); }
  /// Two pawns of these numbers fight for the ball.
  double battle(Square at, int attacker, int defender) const;
  /// The team has the ball, the other one tries to reach it: with its keeper too, where he may still move.
  /// What is kept is a shot or the ball.
  double held(Square at, int attacker, bool shoots, bool keeper_may) const;
  /// The ball lies free and the team tries first, or the other one does.
  double free_ball(Square at) const;
  double free_ball_for_others(Square at, bool keeper_may) const;
  /// It throws for the ball that lies on a square; a pass may be followed by a second one.
  double play_from(Square from) const { return mean_of_best(from, first_); }
  /// The same where it was a direct pass that brought the ball there.
  double play_on_from(Square from) const { return mean_of_best(from, second_); }
  /// The same for the position as it stands, with what its kick asks, and two dice where the keeper plays.
  double play_now() const;

 private:
  double mean_of_best(Square from, const Worths& ends) const;
  double best_of(SquareSet targets, const Worths& ends) const;
  double best_dribble(Square from, int number) const;
  /// The ball played to a square: to nobody or into a battle, and to a team-mate who shoots or has it then.
  double played_to(Square at) const;
  double passed_to(Square at, int receiver) const;
  double capture_chance(Square at, bool keeper_may) const;
  bool in_area(Square at) const { return area_.contains(at); }

  const Chances& chances_;
  const BoardView& view_;
  Team team_;
  const BoardView::Side& own_;
  const BoardView::Side& other_;
  Possession possession_;
  SquareSet area_;   ///< the penalty area that it attacks
  SquareSet shots_;  ///< where a direct pass brings a shot
  Worths second_;    ///< of the ball played to a square, after a direct pass
  Worths first_;
};

}  // namespace stw::coaching
