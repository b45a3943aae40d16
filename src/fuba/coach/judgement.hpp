#pragma once

#include <array>

#include "fuba/coach/tactics.hpp"
#include "fuba/state.hpp"

namespace fuba {

/// How good a position is for a team, term by term, in goals.
using Judgement = std::array<double, term_count>;

Judgement judge(const Ruleset& rules, const State& view, Team team, const Tactics& tactics);

/// All terms together.
double sum(const Judgement& judgement);

/// What is to be hoped for from the match with that judgement: 0 = lost, a half = drawn, 1 = won. The later
/// it is, the more a goal ahead counts. A chance or danger is a goal with that chance and none otherwise;
/// weights of more than a goal carry it below 0 or above 1.
double prospects(const Ruleset& rules, const State& view, Team team, const Judgement& judgement);

/// Where the coach wants its outfield players: in its defence zone, in midfield, in the attack zone.
Tactics::Shape wanted_shape(const Ruleset& rules, const State& view, Team team, const Tactics& tactics);

}  // namespace fuba
