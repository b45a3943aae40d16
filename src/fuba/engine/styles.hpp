#pragma once

#include "steps.hpp"

// Chapter 2.0/A6: how hard each line plays.
namespace fuba::engine {

extern const StepRules choose_styles_step;

/// The rule of the team's line that faces the target of the turn, or the ball where there is none.
const StyleRule& style_of_turn(const Ruleset& rules, const State& state, Team team);

/// Tells which styles were chosen.
void announce_styles(const Context& context, Team team);

}  // namespace fuba::engine
