#pragma once

#include "fuba/refusal.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

// Chapter 5.1.
namespace fuba::engine {

/// The area of the team's second closest piece to its own goal line, keeper included; none if it has fewer
/// than two pieces on the mat.
Area second_closest(const Ruleset& rules, const State& state, Team team);

/// Areas in which a player of the controlling team is offside while the ball is, or starts, in `start`.
AreaSet offside_areas(const Ruleset& rules, const State& state, Area start);

/// Destinations from an area without those that 4.7.4 forbids the team. The way straight back stays open, and
/// only the controlling team is bound (R59).
AreaSet onside_moves(const Ruleset& rules, const State& state, Team team, Area from, AreaSet to);

/// The refusal of an area that is offside.
Refusal refuse_offside(Reason reason, const Ruleset& rules, const State& state, Area area);

}  // namespace fuba::engine
