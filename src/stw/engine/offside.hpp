#pragma once

#include <optional>

#include "stw/state.hpp"

namespace stw::engine {

/// Why a play is off-side: the marked pawn, and whether it only stood in the goal area (W94).
struct Offside {
  int number;
  bool interference;
};

/// Off-side of a ball played to a team-mate, alone or with an opponent (W92, W94).
std::optional<Offside> offside_of_pass(const State& state, int receiver);

/// Off-side of a capture by a pawn that stands on the ball, or would (W92, W94).
std::optional<Offside> offside_of_capture(const State& state, int number);

/// Off-side of a dribble onto an opponent, by the positions as they stand now (W94).
std::optional<Offside> offside_of_dribble(const State& state, int dribbler, Square to);

}  // namespace stw::engine
