#pragma once

#include <vector>

#include "app/window/ui.hpp"
#include "fuba/odds.hpp"

namespace fuba::app {

/// How likely a choice brings what it is made for.
float likelihood(const Odds& odds);

/// What stands beside a choice that hangs on dice; nothing for other choices.
std::optional<Chance> chance_of(const Words& words, const std::vector<Odds>& odds, const Command& command);

}  // namespace fuba::app
