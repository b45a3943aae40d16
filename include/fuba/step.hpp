#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "fuba/command.hpp"
#include "fuba/decision.hpp"
#include "fuba/team.hpp"

namespace fuba {

/// A place in the flow of a match. What each one does stands in the engine file of its chapter.
enum class Step : std::uint8_t {
  choose_formation,
  choose_roles,
  choose_skills,
  reveal,
  kick_off_roll,  ///< number: 1 = rolled before
  kick_off_choice,
  kick_off,
  set_up,
  place_keeper,
  adjust,
  turn,  ///< always at the bottom while a half is played; number = next stage of the turn
  target,
  via,
  pass,  ///< number: the area passed through (A8), or Area::none
  turn_dice,
  tiredness,  ///< number: TirednessTest (frame_number.hpp)
  lose_point,
  special_event,
  contest,
  event_time,
  fans,
  draw_card,  ///< number: CardDraw
  ball_winner,
  granted_move,  ///< number: what grants it (granted_moves.hpp)
  value_choice,
  ball_choice,  ///< number: 1 = by a special event, 0 = by a card
  easy_situation,
  free_movements,
  action,  ///< number: Round
  sweep,
  boost,        ///< number: what for (Boost)
  movement,     ///< number: MovementFrame
  positioning,  ///< number: 1 = boosted
  second_actions,
  announce_substitutions,
  offer_substitutions,
  substitution,  ///< number: how many are still to be made
  fresh_player,
  gain_point,       ///< number: points still to be placed
  goal_attempt,     ///< number: 1 = straight from a free kick
  guarded_attempt,  ///< the same with two dice, of which the lower counts
  second_attempt,
  rebound,
  pressing,      ///< number: the kind of press (pressing.hpp)
  skill_window,  ///< number: the moment (skills.hpp)
  card_die,      ///< number: the card
  card_contest,
  card_change,  ///< number: formation changes still to be made
  slow_choice,
  slow_dice,
  kick_set_up,
  free_kick,
  quick_moves,
  reply_moves,  ///< number: moves that the kicking team has made
  free_kick_choice,
  corner_side,
  corner_kick,  ///< number: index of the corner area
  goal_kick,
  penalty_kick,
  dive,
  kick,
  penalty_roll,     ///< number: the Side of the kick
  guarded_penalty,  ///< the same with two dice, of which the lower counts
  yellow_card,      ///< number: AreaDie
  red_card,         ///< number: yellow cards counted besides those shown
  removal,
  injury,            ///< number: modifier of the die
  injured_keeper,    ///< another piece leaves instead; number: modifier of the die
  injury_die,        ///< number: AreaDie
  injured_replaced,  ///< number: the area the player left
  half_end,
  change_formation,
  second_half,
  weather_change,
  over,
  choose_styles,  ///< number: the line
  shift_point,
  own_turn_dice,  ///< both dice of a turn by the controlling team
  time_moved,     ///< number: squares moved
  event_die,      ///< one team's die of a special event; number: the other team's, 0 if it is still to fall
  event_pair,     ///< the same with two dice, of which the style chooses
  boost_die,
  tiredness_pair,    ///< both dice of a tiredness test
  movement_dice,     ///< how many may move
  positioning_dice,  ///< how far positioning turns the ball
  single_press,
  action_stage,       ///< number: the next of the sequences
  stage_choice,       ///< number: what can be chosen (action_stage.hpp)
  substitute_leaves,  ///< number: lines whose points rose, as bits
  substitute_enters,  ///< number: the same
  var_choice,         ///< number: what has happened (var.hpp)
  var_dice,           ///< the same
  confirm_goal,
  confirm_press,  ///< number: the new ball value
  event_corner,   ///< the corner kick of a special event, once its injuries are settled
  points_off,     ///< number: points still to be taken off before the match, and one; 0 = not counted yet
  extra_time,     ///< begins the third half
  first_kick,     ///< who begins the penalties after the match
  shoot_out,      ///< asks for the next kick, until one team has won
  shoot_out_die,  ///< number: the Side of the kick
};

inline constexpr std::size_t step_count = static_cast<std::size_t>(Step::shoot_out_die) + 1;

/// "free-movements".
std::string_view name(Step step);

/// What it asks of a team.
Nature nature(Step step);

/// The answer that asks for nothing more: `done`, `pass`, `sweep no`, `action none`. Nothing where a step has
/// none, since something has to be chosen. Legal whenever the step asks, but for `via none` where a pass has
/// to go around and `done` of roles that are still to be given.
std::optional<Command> modest_answer(Step step);

/// One thing under way: a step, the team it concerns, and a small number whose meaning the step defines.
struct Frame {
  Step step = Step::over;
  Team team = Team::home;
  std::uint8_t number = 0;

  bool operator==(const Frame&) const = default;
};

}  // namespace fuba
