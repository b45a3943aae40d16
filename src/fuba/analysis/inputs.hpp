#pragma once

#include <array>
#include <cstddef>

#include "fuba/coach/tactics.hpp"
#include "fuba/state.hpp"

namespace fuba {

/// What is told of a position by score and clock alone.
inline constexpr std::size_t clock_inputs = 27;
/// All that a network is told of a position, score and clock first.
inline constexpr std::size_t all_inputs = 204;

using ClockInputs = std::array<float, clock_inputs>;
using Inputs = std::array<float, all_inputs>;

/// Score and clock as a team sees them, whoever has the ball.
ClockInputs clock_inputs_of(const Ruleset& rules, const State& state, Team team);

/// The position as the team in control sees it, attacking upwards, with the ball in the left or centre lane:
/// so the same with sides swapped, and with left and right swapped, gives the same. `plain` has all weights
/// alike.
Inputs inputs_of(const Ruleset& rules, const State& state, const Tactics& plain);

/// Tactics that weigh all terms of the judgement alike; where a team wants its lines stays.
Tactics plainly(Tactics tactics);

}  // namespace fuba
