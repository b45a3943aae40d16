#pragma once

#include "tabletop/team.hpp"

namespace fuba {

// Home attacks towards C5, Away towards C1 (R1).
using tabletop::index;
using tabletop::name;
using tabletop::opponent;
using tabletop::parse_team;
using tabletop::Team;
using tabletop::teams;

}  // namespace fuba
