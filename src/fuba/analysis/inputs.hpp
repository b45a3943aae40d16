#pragma once

#include <array>
#include <cstddef>

#include "fuba/coach/judgement.hpp"
#include "fuba/coach/remembered.hpp"
#include "fuba/coach/tactics.hpp"
#include "fuba/facts.hpp"
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

/// Describes positions of one match as the team in control sees them, attacking upwards, with the ball in the
/// left or centre lane: so the same with sides swapped, and with left and right swapped, gives the same. What
/// passes promise is worked out once each. `plain` has all weights alike and must outlive it.
class Describer {
 public:
  Describer(const Ruleset& rules, const Tactics& plain) : rules_(rules), judge_(rules, plain) {}

  Inputs operator()(const State& state);

 private:
  const NextPass& pass_of(const State& state);

  const Ruleset& rules_;
  Judge judge_;
  Remembered<NextPass> passes_;  ///< by `fingerprint_of_pass`
};

/// A single position.
Inputs inputs_of(const Ruleset& rules, const State& state, const Tactics& plain);

/// Tactics that weigh all terms of the judgement alike; where a team wants its lines stays.
Tactics plainly(Tactics tactics);

}  // namespace fuba
