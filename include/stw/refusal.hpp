#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "stw/square.hpp"
#include "stw/step.hpp"

namespace stw {

/// Why a choice is refused.
enum class Reason : std::uint8_t {
  not_asked,            ///< something else is asked now
  match_over,           ///< nothing is
  nobody_there,         ///< no pawn of the team stands there
  keeper_stays,         ///< a die never moves the keeper
  has_ball,             ///< the pawn with the ball is not moved
  no_way,               ///< no way of that many squares leads there
  mate_there,           ///< a team-mate stands there
  other_half,           ///< defenders and keepers stay in their half
  row_full,             ///< five side by side
  column_full,          ///< four one behind the other
  penalty_area_full,    ///< five field players in it
  goal_area_full,       ///< two pawns in it
  may_not_touch,        ///< who took the kick may not touch the ball yet
  ball_elsewhere,       ///< the ball is played and dribbled from its square
  ball_too_far,         ///< the ball goes as far as the dice say
  only_opponent,        ///< the ball is not played to a lone opponent
  not_across,           ///< a kick-off goes into the other half
  not_out,              ///< a goal kick leaves the penalty area
  needs_one,            ///< a dribble needs a 1
  taker_may_not,        ///< who takes the kick does not dribble
  keeper_no_dribble,    ///< the keeper does not dribble
  one_square,           ///< a dribble goes to a neighbouring square
  keeper_one_square,    ///< the keeper does
  not_that_pawn,        ///< another pawn leaves now
  not_nearest,          ///< a pawn nearer to the ball takes the free kick
  not_there,            ///< not a square that the rule sends the pawn to
  no_place,             ///< not a square of the set-up, the goal area or the arc
  taker_waits,          ///< the taker of a corner kick is not put
  too_near,             ///< inside the zone of the kick
  corner_taken,         ///< nobody is put on the corner square
  keeper_in_goal_area,  ///< the D-Team's keeper stays in his goal area at a corner kick
};

inline constexpr std::size_t reason_count = static_cast<std::size_t>(Reason::keeper_in_goal_area) + 1;
/// A choice refused. The state is as it was.
struct Refusal {
  Reason reason = Reason::not_asked;
  Square square = Square::none;  ///< that it is about, if any
  Restart kick = Restart::none;  ///< that was being prepared
};

/// "row-full".
std::string_view name(Reason reason);

}  // namespace stw
