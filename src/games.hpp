#pragma once

#include "fuba/service.hpp"
#include "soccer_city/service.hpp"
#include "tabletop/server.hpp"

/// The games that the programs play. One more is a folder, a line here, its words and its rules
/// (docs/adding-a-game.md).
using GameServer = tabletop::Server<fuba::Fuba, soccer_city::SoccerCity>;
