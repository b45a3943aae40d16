#pragma once

#include "soccer_city/coach/tactics.hpp"
#include "soccer_city/state.hpp"

namespace soccer_city {

/// A goal, in hundredths of one.
inline constexpr double goal_worth = 100;

/// What a position is worth to a side, in hundredths of a goal: the score, who has the ball, how near the
/// goal and how free, whom he can play to, and who stands in the way.
double judge(const Ruleset& rules, const State& state, Team side, const Tactics& tactics);

}  // namespace soccer_city
