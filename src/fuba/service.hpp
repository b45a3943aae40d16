#pragma once

#include "fuba/match.hpp"
#include "fuba/words/words.hpp"
#include "tabletop/server.hpp"

namespace fuba {

/// What the server has to know of FUBA.
tabletop::Service<Fuba> service(RulesFor rules_for, OptionRegistry options, Words words);

}  // namespace fuba
