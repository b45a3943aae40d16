#pragma once

#include "stw/match.hpp"
#include "tabletop/server.hpp"

namespace stw {

/// Why a choice is refused, as a sentence: "H7: five of a team would stand side by side."
std::string sentence(const Refusal& refusal);

/// What the server has to know of Soccer Tactics WORLD.
tabletop::Service<Stw> service(RulesFor rules_for);

}  // namespace stw
