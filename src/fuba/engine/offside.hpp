#pragma once

#include "fuba/game.hpp"

// Chapter 5.1.
namespace fuba::engine {

/// Destinations from an area without those that 4.7.4 forbids the team. The way straight back stays open, and
/// only the controlling team is bound (R59).
AreaSet onside_moves(const Ruleset& rules, const State& state, Team team, Area from, AreaSet to);

/// The refusal of an area that is offside.
Refusal refuse_offside(Reason reason, const Ruleset& rules, const State& state, Area area);

}  // namespace fuba::engine
