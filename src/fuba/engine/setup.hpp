#pragma once

#include "steps.hpp"

// Chapter 3.3: how teams are set up, for the kick-off and for the set pieces of chapter 5.
namespace fuba::engine {

extern const StepRules set_up_step;
extern const StepRules place_keeper_step;
extern const StepRules adjust_step;

/// Takes both teams' pieces off the mat and asks for the set-up that fits the restart of the turn: the team
/// in control, the other team, then the adjustment.
void begin_set_up(const Context& context);

/// Takes the player for a kick out of the pieces still to be placed. A team without outfield players has its
/// keeper take the kick, in the area given; then false.
bool take_from_hand(TeamState& side, Area kick);

}  // namespace fuba::engine
