#pragma once

#include "tabletop/team.hpp"

namespace stw {

using tabletop::index;
using tabletop::name;
using tabletop::opponent;
using tabletop::Team;
using tabletop::teams;

}  // namespace stw
