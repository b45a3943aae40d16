#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuba/area.hpp"

namespace fuba {

/// Why a choice is not legal. The sentence for a player is made from it by `words`.
enum class Reason : std::uint8_t {
  not_asked,  ///< another decision is pending
  match_over,
  formation_not_ten,  ///< number = sum of the lines
  formation_empty_line,
  area_not_in_half,      ///< kick-off set-up outside the own half
  centre_needs_players,  ///< number = players the kicking team needs in the centre
  penalty_area_closed,
  kick_needs_player,  ///< the area of a free kick needs a player
  keeper_stays,       ///< the keeper has a fixed place in this set-up
  nobody_there,       ///< no piece that could move in `area`
  piece_spent,        ///< every piece in `area` has just arrived there
  not_adjacent,       ///< `area` and `other` do not touch
  all_adjusted,       ///< number = adjustments allowed
  target_out_of_reach,
  target_offside,       ///< number = `Behind`
  target_only_offside,  ///< no player in the target and all around it offside
  target_too_far,       ///< number = ball value that it would have
  free_kick_needs_two,
  not_closest,      ///< `other` = an area with a closer player
  no_surplus,       ///< no free movement from `area`
  free_ball_stays,  ///< the ball would lose its player in a free movement
  move_offside,     ///< number = `Behind`
  move_not_aside,
  move_not_forward,
  move_not_backward,
  moves_used,  ///< number = moves allowed
  ball_needs_player,
  ball_not_there,  ///< the ball is not in the area the move starts from
  dribble_past_opponents,
  dribbled_already,
  no_move_exists,  ///< the movement type moves nobody
  shot_not_in_control,
  shot_area,              ///< no shot from the ball's area
  shot_area_keeper_home,  ///< only while the keeper is away
  press_in_control,
  press_outnumbered,
  same_type_twice,
  nobody_to_remove,
  change_same_line,
  change_empty_line,
  no_condition_point,      ///< the line that faces the ball has none; number = points needed
  hard_press_outnumbered,  ///< number = own players in `area`
  points_full,             ///< the line or the team has all the points it may have
  role_not_open,           ///< no player left for the role, or no legal points
  skill_unknown_here,      ///< the card cannot be used in a match with these options
  skill_taken,             ///< the team has the card already
  skills_complete,         ///< number = cards that each team takes
  skill_not_held,          ///< the team does not hold the card
  skill_not_now,           ///< its moment is another one, or its condition is not met
  substitution_first,      ///< not as a first action
  substitutions_used,      ///< number = substitutions left
  nobody_booked,           ///< no player has a yellow card
  coach_off,               ///< no formation change without the coach
  not_near_ball,           ///< `area` is not among the closest to the ball
  path_not_open,           ///< the pass finds no way through `area`
  nobody_for_ball,         ///< no player of the team in `area`
  nobody_to_cheer,         ///< the fans need a player in `area`
  kick_needs_cover,        ///< nobody would stand closer to the own goal line than the ball in `area`
  free_not_off_goal_line,  ///< free movements lead straight off a goal line
  free_into_ball,          ///< no free movement into the ball's area
  move_stopped,            ///< more opponents in `other`, through which the move would go
  keeper_too_far,          ///< number = areas of a goalkeeper's move
  movement_barred,         ///< by a special event of this turn
  dribble_too_far,         ///< a dribble goes to an adjacent area
  no_dribble_before_goal_kick,
  press_after_moves,   ///< pressing follows the movement
  press_nobody_there,  ///< nobody of the team in `area`
  press_goal_kick,     ///< the ball waits for a goal kick
  keeper_not_at_home,  ///< the goalkeeper is not in his penalty area
  keeper_moved,        ///< the goalkeeper has moved or changed his place already
  shift_same_line,     ///< a point goes from one line to another
  enters_elsewhere,    ///< the substitute enters a zone of a line whose points have risen
};

inline constexpr std::size_t reason_count = static_cast<std::size_t>(Reason::enters_elsewhere) + 1;

/// Which opponent is level with an offside area or behind it; a second one would play it onside (5.1).
enum class Behind : std::uint8_t { nobody, keeper, player };

/// "target-offside".
std::string_view name(Reason reason);

/// A choice refused. The state is as it was.
struct Refusal {
  Reason reason = Reason::not_asked;
  Area area = Area::none;  ///< that it is about, if any
  Area other = Area::none;
  int number = 0;
};

}  // namespace fuba
