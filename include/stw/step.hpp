#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace stw {

/// Where a match stands: at a choice, at dice that have to fall, or at its end. What each step does stands in
/// the engine file of its chapter.
enum class Step : std::uint8_t {
  move,           ///< the O-Team's first move of an offensive set
  ball,           ///< it plays the ball or dribbles
  capture,        ///< its attempt to capture a free ball
  keeper,         ///< the D-Team: its keeper or the die
  defend,         ///< the D-Team's attempt
  place_keeper,   ///< a set-up
  place_striker,  ///< a set-up
  take,           ///< who takes a free kick after off-side
  leave,          ///< a pawn makes room for a kick
  return_keeper,  ///< the keeper's square at a goal kick and a corner kick
  place_taker,    ///< the arc square of a penalty kick
  put,            ///< pawns put before a corner kick
  kick_off_dice,
  move_die,
  ball_dice,
  capture_die,
  defend_die,
  battle,
  spin,
  shooting_die,
  shooting_die_again,
  shoot_out_dice,
  shoot_out_spin,
  shoot_out_die,
  shoot_out_die_again,
  over,
};

inline constexpr std::size_t step_count = static_cast<std::size_t>(Step::over) + 1;

/// As `stage` names it: "move", "place", "move-die". Steps of one name are told apart by what a state says
/// beside it.
std::string_view name(Step step);

/// What the pending play of the ball belongs to, or the set piece under way.
enum class Restart : std::uint8_t { none, kick_off, free_kick, corner_kick, goal_kick, penalty_kick };

inline constexpr std::size_t restart_count = static_cast<std::size_t>(Restart::penalty_kick) + 1;

/// "free-kick".
std::string_view name(Restart restart);

/// How the O-Team has come to the ball that the D-Team tries to reach.
enum class Play : std::uint8_t { capture, pass, dribble };

inline constexpr std::size_t play_count = static_cast<std::size_t>(Play::dribble) + 1;

/// "dribble".
std::string_view name(Play play);

/// What brought a shot.
enum class Chance : std::uint8_t { pass, long_distance, capture, battle, keeper_beaten, penalty };

inline constexpr std::size_t chance_count = static_cast<std::size_t>(Chance::penalty) + 1;

/// "keeper-beaten".
std::string_view name(Chance chance);

}  // namespace stw
