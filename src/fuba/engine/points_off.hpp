#pragma once

#include "steps.hpp"

// Points that a competition takes off before a match (3.0/T5, T7, T8; C23).
namespace fuba::engine {

extern const StepRules points_off_step;

/// Whether a team may begin the match with fewer points.
bool may_lose_points(const Ruleset& rules, Team team);

}  // namespace fuba::engine
