#pragma once

#include "tabletop/team.hpp"

namespace soccer_city {

using tabletop::index;
using tabletop::name;
using tabletop::opponent;
using tabletop::parse_team;
using tabletop::Team;
using tabletop::teams;

}  // namespace soccer_city
