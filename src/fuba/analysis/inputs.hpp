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
inline constexpr std::size_t all_inputs = 206;

using ClockInputs = std::array<float, clock_inputs>;
using Inputs = std::array<float, all_inputs>;

/// Score and clock as a team sees them, whoever has the ball.
ClockInputs clock_inputs_of(const Ruleset& rules, const State& state, Team team);

/// Describes positions of one match as the team in control sees them, attacking upwards, with the ball in the
/// left or centre lane: so the same with sides swapped, and with left and right swapped, gives the same. What
/// passes promise is worked out once each. The terms of the coach's judgement are told all weighed alike, and
/// what the coach makes of them.
class Describer {
 public:
  Describer(const Ruleset& rules, const Tactics& coach);
  Describer(const Describer&) = delete;
  Describer& operator=(const Describer&) = delete;

  Inputs operator()(const State& state);

 private:
  const NextPass& pass_of(const State& state);

  const Ruleset& rules_;
  std::array<double, term_count> weights_;  ///< of the coach
  Tactics plain_;                           ///< the coach's, but with all weights alike
  Judge judge_;
  Remembered<NextPass> passes_;  ///< by `fingerprint_of_pass`
};

/// A single position.
Inputs inputs_of(const Ruleset& rules, const State& state, const Tactics& coach);

}  // namespace fuba
