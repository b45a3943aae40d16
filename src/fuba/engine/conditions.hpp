#pragma once

#include "fuba/frame_number.hpp"
#include "steps.hpp"

// Chapter A1: condition points, what they are spent on, tiredness.
namespace fuba::engine {

extern const StepRules boost_step;
extern const StepRules tiredness_step;
extern const StepRules tiredness_pair_step;
extern const StepRules lose_point_step;
extern const StepRules gain_point_step;

/// Points by line with which a team of that formation and those roles begins (A1.2, A2).
std::array<std::uint8_t, 3> starting_points(const Ruleset& rules, const Formation& formation,
                                            const RoleCounts& roles);

/// The team's points in the line that faces an area's zone (R42).
inline int points_facing(const Ruleset& rules, const State& state, Team team, Area area) {
  return state.side(team).condition[index(rules.pitch.zone[index(team)][index(area)])];
}

/// Whether the team has a point to boost an action with (A1.2).
inline bool may_boost(const Ruleset& rules, const State& state, Team team) {
  return rules.has(Option::conditions) && points_facing(rules, state, team, state.ball) > 0;
}

/// Takes points from that line; it must have them.
void spend_points(const Context& context, Team team, Area area, int points, Cause cause);

/// Points go to the lines that the team chooses, as far as there is room (R135).
void gain_points(const Context& context, Team team, int points);
/// One point for a line, where there is room.
void gain_point(const Context& context, Team team, Line line, Cause cause = Cause::substitution);

/// Pieces that a movement of the line may move: tiredness takes one off (A1.4).
inline int movers(const TeamState& side, Line line) {
  return std::max(side.formation[line] - (side.tired ? 1 : 0), 0);
}

/// Both teams' tiredness tests, the controlling team's first (A1.3, R130).
void test_tiredness(const Context& context);

/// The game time that tests are compared with (R11).
inline int game_time(const State& state) { return state.minute + state.stoppage; }

}  // namespace fuba::engine
