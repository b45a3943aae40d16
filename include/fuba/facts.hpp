#pragma once

#include <array>

#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

// What the rules say about a position, for whoever judges it. The rules themselves ask the same functions.
namespace fuba {

/// The position in which the team in control chooses its next target if nothing happens until then: as it is
/// before the turn's target is chosen, afterwards as the next turn finds it.
State at_next_target(const State& state);

/// The areas that the team in control may pass to, before it has chosen (4.1).
AreaSet targets(const Ruleset& rules, const State& state);

/// What the team in control may pass to, and what dice make of each pass by the way that changes the ball
/// value least. Special events, which may come between, are left aside.
struct NextPass {
  AreaSet targets;
  std::array<double, area_count> kept{};    ///< the chance that the team still has the ball
  std::array<double, area_count> scores{};  ///< and that the first die of an attempt from the target scores
};
NextPass next_pass(const Ruleset& rules, const State& state);

/// Whether a team that has the ball in an area may try a goal from there (4.6).
bool may_shoot(const Ruleset& rules, const State& state, Team team, Area from);

/// What is added to the die of that attempt (4.6.4).
int shot_modifier(const Ruleset& rules, const State& state, Team team, Area from);

/// The chance that the first die of an attempt scores against a ball value, with what is added to it.
double chance_to_score(int value, int modifier);

}  // namespace fuba
