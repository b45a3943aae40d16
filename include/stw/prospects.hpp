#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "stw/command.hpp"
#include "stw/ruleset.hpp"
#include "stw/state.hpp"

// What the rules say of a position and of choices in it, for a board and for lessons. The rules call the same
// functions.
namespace stw {

/// What a play of the ball or a dribble leads to at once.
enum class BallPlay : std::uint8_t {
  free,         ///< nobody is there: both teams get their attempts (stw/4A)
  pass,         ///< a direct pass, after which the team plays the ball again (stw/4B)
  second_pass,  ///< one after which the other team has its attempt
  shot,         ///< a direct pass that brings a shot (W80)
  battle,       ///< stw/4D
  dribble,      ///< stw/4C
  offside,      ///< a free kick for the other team (W92, W94)
};

inline constexpr std::size_t ball_play_count = static_cast<std::size_t>(BallPlay::offside) + 1;

/// "second-pass".
std::string_view name(BallPlay play);

/// What a legal choice of a play of the ball leads to, and for how many faces of a die, 0-6, a pawn of either
/// team could then end on the ball: the one that plays it (at a free ball only), and the other one.
struct BallProspect {
  BallPlay play = BallPlay::free;
  int own_faces = 0;
  int other_faces = 0;
};
BallProspect ball_prospect(const Ruleset& rules, const State& state, const Command& command);

/// For how many faces of one die the ball can go from one square to another (W42).
int faces_between(Square from, Square to);

/// Whether the D-Team's keeper could end on the ball with a step, or stands outside his goal area: else
/// nearly everybody rolls (W37). False where it is not asked.
bool keeper_matters(const Ruleset& rules, const State& state);

/// How many throws of the half are still to come, by the clock (W150).
int throws_left(const Ruleset& rules, const State& state);

/// Whether the clock has run out and an offensive chance is played to its end (W152).
bool plays_chance_out(const Ruleset& rules, const State& state);

}  // namespace stw
