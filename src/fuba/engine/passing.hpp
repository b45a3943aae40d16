#pragma once

#include "steps.hpp"

// Chapters 4.2 and A8: what a pass does to the ball value, and ways around the long pass.
namespace fuba::engine {

extern const StepRules via_step;
extern const StepRules pass_step;

/// Where a pass begins.
struct Pass {
  Area start;
  bool from_corner_spot;  ///< beside the corner area (R8)
};

/// Whether the pass would take the ball value above the highest, with no way around it (4.1.2, R142), and the
/// value that it would have then.
struct Length {
  bool too_far;
  int value;
};
Length length_of(const Ruleset& rules, const State& state, const Pass& pass, Area target);

/// What the pass of the turn changes the ball value by, all in one, and the first rule that does.
struct PassTotal {
  int sum = 0;
  Cause cause = Cause::long_pass;
};
PassTotal change_by_pass(const Ruleset& rules, const State& state);

/// When the ball flies to the target of the turn: at once, once it is settled which way and with which card,
/// or in a stage of its own.
enum class Flight : std::uint8_t { at_once, once_settled, in_its_stage };
Flight flight_of(const Ruleset& rules, const State& state);

/// Plays the pass to the target of the turn: asks for its path where there is a choice, turns the ball value,
/// moves the ball. Where the ball movement is a stage of its own, it waits for that.
void begin_pass(const Context& context, Flight flight);

/// Whether the card `crossing` would spare the pass of this turn its length.
bool crossing_helps(const Ruleset& rules, const State& state);

}  // namespace fuba::engine
