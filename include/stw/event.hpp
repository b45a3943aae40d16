#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "stw/square.hpp"
#include "stw/team.hpp"

namespace stw {

/// What happened. The comment names the fields in use: team, number, other, from, to, and `figures` in order.
enum class EventKind : std::uint8_t {
  kick_off_roll,  ///< team that kicks off; figures: home's die, away's die
  dice,           ///< team, number of the team's kick in the shoot-out, else 0; figures: Purpose, how many,
                  ///< first, second, Team of the first, Team of the second
  placed,         ///< team, number, to; figures: Restart
  moved,          ///< team, number, from, to; figures: Purpose
  keeper_moved,   ///< team, number, from, to
  no_move,        ///< team; figures: Purpose
  played,         ///< team, number, from, to; figures: Receiver
  direct_pass,    ///< team, number of the receiver, to; figures: 1 for the first, 2 for the second
  captured,       ///< team, number, to
  loose,          ///< team that tries next; figures: attempts of the D-Team so far
  dribbled,       ///< team, number, from, to
  battle,         ///< O-Team, number of its pawn, other = the D-Team's, to; figures: dice, totals, Winner
  possession,     ///< team, to; figures: Means
  offside,        ///< O-Team, number, to; figures: row of the line or 0, 1 for goal-area interference
  foul,           ///< team that fouled, number, other = who was fouled, to
  yellow,         ///< team, number
  red,            ///< team, number
  new_keeper,     ///< team, number that it had, to
  free_kick,      ///< team that takes it, to
  penalty_kick,   ///< team that takes it, number of the taker, to = where the foul was
  corner_kick,    ///< team that takes it, number of the taker, to = the corner square
  goal_kick,      ///< team that takes it
  left,           ///< team, number, from, to; figures: Restart
  put,            ///< team, number, from, to
  shot,           ///< team, number, to = from where; figures: Chance, sector or 0, die or 0, ShotResult
  goal,           ///< team that scored, number, to = from where; figures: home's goals, away's goals
  set,            ///< team whose offensive set begins, number of the pawn with the ball, to
  half_ends,      ///< figures: home's goals, away's goals
  over_time,
  shoot_out_kick,  ///< team; figures: sector or 0, die or 0, 1 if goal, home's goals in it, away's
  match_ends,      ///< figures: home's goals, away's goals, Winner
};

inline constexpr std::size_t event_kind_count = static_cast<std::size_t>(EventKind::match_ends) + 1;

/// Whom the ball was played to.
enum class Receiver : std::uint8_t { free, mate, both };

/// How a team has come to the ball.
enum class Means : std::uint8_t { capture, battle, free_kick, goal_kick, kick_off, offside };

inline constexpr std::size_t means_count = static_cast<std::size_t>(Means::offside) + 1;

/// A team, or neither.
enum class Winner : std::uint8_t { home, away, nobody };

constexpr Winner winner(Team team) { return static_cast<Winner>(team); }
/// One thing that happened in a step. Fields that its kind does not use keep their first value.
struct Event {
  EventKind kind = EventKind::dice;
  Team team = Team::home;
  std::uint8_t number = 0;  ///< of a pawn, 1-11
  std::uint8_t other = 0;   ///< of a pawn of the other team
  Square from = Square::none;
  Square to = Square::none;
  std::array<std::int16_t, 6> figures{};
  std::uint8_t half = 1;      ///< 1, 2, and 3, 4 for over time
  std::uint16_t seconds = 0;  ///< of the half that had passed then

  bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

/// "kick-off-roll".
std::string_view name(EventKind kind);
/// "mate"; "goal-kick".
std::string_view name(Receiver receiver);
std::string_view name(Means means);

/// What a throw is for that takes no time of the match (W150).
enum class UntimedThrow : std::uint8_t {
  kick_off,   ///< who kicks off first (W20)
  over_time,  ///< who kicks off in over time (W153)
  shoot_out,  ///< who shoots first, and each kick of the shoot-out (W154)
};

inline constexpr std::size_t untimed_throw_count = static_cast<std::size_t>(UntimedThrow::shoot_out) + 1;

/// "over-time".
std::string_view name(UntimedThrow thrown);

/// What dice fell for, where they took no time; for events of dice only.
std::optional<UntimedThrow> untimed_throw(const Event& event);

/// The names of the fields that an event of that kind carries beside half, seconds and rule, in order.
std::span<const std::string_view> field_names(EventKind kind);

}  // namespace stw
