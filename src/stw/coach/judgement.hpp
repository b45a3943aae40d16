#pragma once

#include "stw/coach/chances.hpp"
#include "stw/coach/tactics.hpp"

namespace stw::coaching {

/// What a position is worth to a team, in goals: the score, what the play that is under way comes to, and how
/// pawns stand. `sight` is how far it is followed; at least `play`.
double judge(const Chances& chances, const State& state, Team team, const Tactics& tactics,
             Tactics::Sight sight);

}  // namespace stw::coaching
