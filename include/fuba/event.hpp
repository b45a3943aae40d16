#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "fuba/area.hpp"
#include "fuba/team.hpp"

namespace fuba {

/// What happened. The comment names the fields in use: team, from, to, and `figures` in order.
enum class EventKind : std::uint8_t {
  formations,       ///< revealed; figures: home's three lines, away's three lines
  dice,             ///< figures: purpose, how many, first, second, team of the first, team of the second
  kick_off_chosen,  ///< team that will have the ball
  half_begins,      ///< figures: half
  clock,            ///< figures: half, minute, stoppage, squares moved
  restart,          ///< team, to = area of the ball; figures: Restart, 1 if taken quickly
  placed,           ///< team, to
  keeper_placed,    ///< team, to
  adjusted,         ///< team, from, to; figures: 1 if the keeper
  target,           ///< team, from = start area, to = target area
  ball_value,       ///< figures: before, after
  special_event,    ///< figures: sum
  control_check,    ///< team that had control; figures: die, value, 1 if passed, second die, 1 if by event
  easy_situation,   ///< team that keeps the ball
  control,          ///< team that has the ball now
  brought,          ///< team, from, to; figures: 1 if the keeper
  moved,            ///< team, from, to; figures: 1 if the keeper, 1 if with the ball
  pushed,           ///< team, from, to; figures: how many (before a goal kick)
  keeper_returned,  ///< team, from, to (before a goal kick)
  action,           ///< team; figures: Action
  actions_skipped,
  shot,               ///< team, from; figures: die, modifier, ball value, ShotResult, its area and majority
  difficult_shot,     ///< team; figures: second die, needed to beat, ShotResult
  rebound,            ///< team that shot; figures: its total, the other total, ShotResult
  goal,               ///< team that scored; figures: home's goals, away's goals
  press,              ///< team; figures: first, second, ball value before, 1 if won, the highest that wins
  positioning,        ///< team; figures: players, opponents
  penalty,            ///< team; figures: Side kicked, Side dived, needed, die, 1 if goal
  card_test,          ///< team; figures: die, CardResult
  yellow_card,        ///< team; figures: yellow cards now
  red_card_test,      ///< team; figures: die, yellow cards compared, 1 if red
  red_card,           ///< team; figures: red cards now, yellow cards now
  removed,            ///< team, from
  formation_changed,  ///< team; figures: its three lines
  half_ends,          ///< figures: half, home's goals, away's goals
  match_ends,         ///< figures: home's goals, away's goals
  roles,              ///< team; figures: players of each role, in the order of PlayerRole
  conditions,         ///< team; figures: its points by line
  condition_lost,     ///< team; figures: Line, its points now
  condition_gained,   ///< team; figures: Line, its points now
  tiredness_test,     ///< team; figures: ten times this sum, the game time, 1 if passed
  tired,              ///< team
  substitution,       ///< team; figures: SubKind, how many it has made now
  formation_planned,  ///< team; figures: its three lines from the next turn on
  fresh_player,       ///< team; figures: ten times this sum, the game time, points won
  injured,            ///< team, from; figures: 1 if the goalkeeper is the one who is hurt
  injury,             ///< team; figures: die with its modifiers, minutes out, 0 = for good
  returned,           ///< team, to
  sweep,              ///< team
  foul,               ///< team that fouled, to = area of the free kick
  offside_risk,       ///< team that defended; figures: controlling die, defenders in line
  passed_through,     ///< team, to = the area
  slow_play,          ///< team; figures: ten times this sum, the game time, 1 if booked
  weather,            ///< figures: Weather
  contest,            ///< team that won; figures: its total, the other total
  advanced_event,     ///< team in control; figures: first die, second die
  fans,               ///< team, to
  boosted,            ///< team
  skill_used,         ///< team; figures: Skill
  skill_lost,         ///< team; figures: Skill
  skill_won,          ///< team
  coach_off,          ///< team
  first_to_act,       ///< team that a card makes act first
  ball_played,        ///< team, from, to: to a player beside it, without a turn
  styles,             ///< team; figures: Style of its lines
  carried,            ///< figures: minutes carried over to the next turn that moves the marker
  ball_arrived,       ///< team in control, from, to: where the ball moves in a stage of its own
  adjusted_value,     ///< team whose stage it is; figures: controlling players, passive players
  keeper_stance,      ///< team; figures: 1 if outside
  check_granted,      ///< team that passes the next check by itself
  positioning_dice,   ///< team; figures: first, second, ball value, change in its favour
  point_shifted,      ///< team; figures: Line that gave it, Line that got it
  var,                ///< team that asked; figures: first, second, 1 if it is annulled
  points_off,         ///< team that begins with fewer points; figures: how many fewer
  first_kick,         ///< team that begins the penalties after a match
  shoot_out_kick,     ///< team; figures: Side kicked, Side dived, needed, die, 1 if goal
  shoot_out_ends,     ///< team that won; figures: home's goals, away's goals
};

inline constexpr std::size_t event_kind_count = static_cast<std::size_t>(EventKind::shoot_out_ends) + 1;

/// The rule that brought an event; its id is in the rule set.
enum class Cause : std::uint8_t {
  none,
  formation_choice,
  formation_change,
  kick_off_choice,
  set_up,
  adjustment,
  kick_off,
  free_kick,
  quick_free_kick,
  corner_kick,
  goal_kick,
  penalty_kick,
  target,
  empty_start,
  long_pass,
  empty_target,
  time,
  restart_time,
  stoppage,
  special_event,
  control_check,
  easy_situation,
  new_value,
  ball_winner,
  free_movement,
  first_action,
  second_action,
  midfield_movement,
  forward_movement,
  defence_movement,
  dribble,
  goal_attempt,
  difficult_attempt,
  rebound,
  positioning,
  pressing,
  failed_press,
  yellow_card,
  red_card,
  half_end,
  match_end,
  conditions,
  tiredness,
  roles,
  substitution,
  injury,
  advanced_goalkeeper,
  aggressive_pressing,
  offside_risk,
  passing_through,
  slow_play,
  weather,
  skill,
  advanced_event,
  slow_goal_kick,
  value_above_highest,
  automatic_check,
  action_stage,
  majority,
  styles,
  target_numbers,
  movement,
  shift,
  var,
  points_off,
  extra_time,
  shoot_out,
};

inline constexpr std::size_t cause_count = static_cast<std::size_t>(Cause::shoot_out) + 1;
/// What an attempt or a rebound comes to (4.6); what is `again` is rolled once more (4.6.2).
enum class ShotResult : std::uint8_t { miss, rebound, corner, goal, again, saved };
/// One thing that happened in a step. Fields that its kind does not use keep their first value.
struct Event {
  EventKind kind = EventKind::clock;
  Cause cause = Cause::none;
  Team team = Team::home;
  Area from = Area::none;
  Area to = Area::none;
  std::array<std::int8_t, 6> figures{};

  bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

/// "control-check", "long-pass", "corner".
std::string_view name(EventKind kind);
std::string_view name(Cause cause);
std::string_view name(ShotResult result);

/// The code of the special event that an event tells of (`Ruleset::special_events`).
std::size_t code_of(const Event& event);

/// The names of the figures an event of that kind carries, in order; `team`, `from`, `to` where it has them.
std::span<const std::string_view> figure_names(EventKind kind);

}  // namespace fuba
