#pragma once

#include "steps.hpp"

// Chapter A2.
namespace fuba::engine {

extern const StepRules choose_roles_step;

/// Whether the formation has a player of his own for each role (R133).
bool roles_fit(const Ruleset& rules, const Formation& formation, const RoleCounts& roles);

void announce_roles(const Context& context, Team team);
/// Points by formation and roles (A1.2).
void give_starting_points(const Context& context, Team team);

}  // namespace fuba::engine
