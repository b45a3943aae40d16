#pragma once

#include "steps.hpp"

// Who kicks off, and the line-ups (S12, S13).
namespace soccer_city::engine {

/// Whether a kick-off comes to a state in its line-ups: those it has had are made again, on the turn at the
/// bottom of its agenda.
bool kick_off_leads_to(const Ruleset& rules, const State& state);

/// How many outfield players a side lines up: those sent off are not replaced (S13).
int players_of_line_up(const Ruleset& rules, const TeamState& side);

extern const StepRules kick_off_roll_step;
extern const StepRules kick_off_step;
extern const StepRules line_up_step;
extern const StepRules place_step;

}  // namespace soccer_city::engine
