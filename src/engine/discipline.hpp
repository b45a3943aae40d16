#pragma once

#include "steps.hpp"

// Chapter 5.6.
namespace fuba::engine {

extern const StepRules yellow_card_step;
extern const StepRules red_card_step;
extern const StepRules removal_step;

/// Puts the yellow card test of a team on top of the agenda, for a foul in that area.
void test_for_card(const Context& context, Team team, Area foul);

}  // namespace fuba::engine
