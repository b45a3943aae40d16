#pragma once

#include "steps.hpp"

// Chapter 5.4.
namespace fuba::engine {

extern const StepRules goal_kick_step;

/// How far a goal kick that does not end the turn has come: the number of its frame (2.0/5.3).
enum class KickMoment : std::uint8_t { to_be_placed, placed, slowed };

inline Frame kick_frame(Team team, KickMoment moment) {
  return {Step::goal_kick, team, static_cast<std::uint8_t>(moment)};
}

/// The goalkeeper of the team has the ball for a goal kick (R115).
void place_for_goal_kick(const Context& context, Team team);
/// Both teams move before it, the kicking one first (2.0/5.3.1).
void slow_goal_kick(const Context& context, Team team);

}  // namespace fuba::engine
