#pragma once

#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"
#include "fuba/table/paint/brushes.hpp"

namespace fuba::app {

/// The card of a formation with its roles, and the condition points that a match begins with where they are
/// played.
paint::Card formation_card(const Ruleset& rules, Team team, const Formation& formation,
                           const RoleCounts& roles);

/// A team's card on the table, with the points that it has left; the back of it before it is shown.
paint::Card formation_card(const Ruleset& rules, Team team, const TeamState& side);

}  // namespace fuba::app
