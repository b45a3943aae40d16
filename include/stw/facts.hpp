#pragma once

#include <array>

#include "stw/ruleset.hpp"
#include "stw/square_set.hpp"
#include "stw/state.hpp"

// What follows from the rules in a position, for those who judge one, coaches, or explain one, the table.
// None of it changes the state.
namespace stw {

/// Where pawns can end with one throw.
struct Reach {
  std::array<SquareSet, die_faces> by_face{};  ///< a throw of 1 first

  /// For how many faces a square can be reached, 0-6.
  int faces(Square square) const {
    int count = 0;
    for (const SquareSet squares : by_face) count += squares.contains(square) ? 1 : 0;
    return count;
  }
};

/// The numbers of all field players, and of the defenders among them.
inline constexpr Numbers field_numbers = 0b1111'1111'1100;
inline constexpr Numbers defender_numbers = 0b0000'0011'1100;

/// Where field players of a team with these numbers can end with one throw (W30-W36), the one that has the
/// ball too. Other numbers are left out.
Reach reach_of(const State& state, Team team, Numbers numbers);

/// The opponent in the way: without it alone the acting team's pawn on `from` could come to `to` with the die
/// that was thrown (W30, W32). None where the way is free, leads nowhere, or is barred by several at once.
Square blocker(const State& state, Square from, Square to);

/// Where a team's keeper can go in place of a throw (W37).
SquareSet keeper_ends(const State& state, Team team);

/// Where the O-Team may play the ball from where it lies with a throw of `squares`, 1-12: a kick-off into the
/// other half, a goal kick out of the penalty area, and to no lone opponent (W24, W42, W43, W121).
SquareSet ball_targets(const State& state, int squares);

/// Where a direct pass brings a team a shot at once (W80).
SquareSet shot_squares(Team attack);

/// The squares nearer to the D-Team's goal line than its last field player was (W92); none without a line.
SquareSet beyond_line(Team defence, const OffsideMarks& marks);

/// Whether a marked pawn of the O-Team stands in the D-Team's goal area (W94).
bool marked_in_goal_area(const State& state, const OffsideMarks& marks);

}  // namespace stw
