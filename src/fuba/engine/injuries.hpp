#pragma once

#include <numeric>

#include "steps.hpp"

// Chapter A4.
namespace fuba::engine {

extern const StepRules injury_step;
extern const StepRules injured_keeper_step;
extern const StepRules injury_die_step;
extern const StepRules injured_replaced_step;

/// Outfield players that a side has lost: sent off, injured, or waiting to come back.
inline int missing_players(const TeamState& side) {
  return std::accumulate(side.injured.begin(), side.injured.end(), side.red + side.returning);
}

/// An injury of a team, where injuries are played; the modifier goes on its die.
void injure(const Context& context, Team team, int modifier = 0);

/// One minute less for everybody who is out for minutes (R136), or one turn (2.0/A4).
void pass_time(State& state);
/// Those whose time is over come back to the centre.
void return_injured(const Context& context);

}  // namespace fuba::engine
