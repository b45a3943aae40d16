#pragma once

#include "fuba/game.hpp"

// Chapter 5.1.
namespace fuba::engine {

/// Areas in which a player of the controlling team is offside with the ball in `start`, where `line` is the
/// area of the second closest defender.
AreaSet offside_beyond(const Ruleset& rules, const State& state, Area line, Area start);

/// Destinations from an area without those that 4.7.4 forbids the team. The way straight back stays open, and
/// only the controlling team is bound (R59).
AreaSet onside_moves(const Ruleset& rules, const State& state, Team team, Area from, AreaSet to);

/// The refusal of an area that is offside.
Refusal refuse_offside(Reason reason, const Ruleset& rules, const State& state, Area area);

}  // namespace fuba::engine
