#pragma once

#include "stw/match.hpp"
#include "stw/words/words.hpp"
#include "tabletop/server.hpp"

namespace stw {

/// What the server has to know of Soccer Tactics WORLD.
tabletop::Service<Stw> service(RulesFor rules_for, Words words);

}  // namespace stw
