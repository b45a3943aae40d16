#pragma once

#include "fuba/game.hpp"

// Chapter 5.1.
namespace fuba::engine {

/// The areas of the passive team's half beyond `line`, the area of its second closest player.
AreaSet beyond_line(const Ruleset& rules, const State& state, Area line);

/// The areas in which no player of the controlling team is ahead of the ball in `start`.
AreaSet not_ahead(const Ruleset& rules, const State& state, Area start);

/// Areas in which a player of the controlling team is offside with the ball in `start`, where `line` is the
/// area of the second closest defender.
AreaSet offside_beyond(const Ruleset& rules, const State& state, Area line, Area start);

/// What the moves of a team are judged by, the same for all its pieces.
struct Bounds {
  const Ruleset& rules;
  const State& state;
  Team team;
  AreaSet offside;  ///< where 4.7.4 forbids a player; only the controlling team is bound (R59)
  AreaSet guarded;  ///< the ball's area, where the controlling team would leave it alone (4.7.6)
};
Bounds bounds_of(const Ruleset& rules, const State& state, Team team);

/// Destinations from an area without those that are forbidden. The way straight back stays open.
inline AreaSet onside_moves(const Bounds& bounds, Area from, AreaSet to) {
  return to - (bounds.offside - bounds.rules.pitch.behind[index(bounds.team)][index(from)]);
}

/// The refusal of an area that is offside.
Refusal refuse_offside(Reason reason, const Ruleset& rules, const State& state, Area area);

}  // namespace fuba::engine
