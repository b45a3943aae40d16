#pragma once

#include <vector>

#include "fuba/odds.hpp"
#include "ui.hpp"

namespace fuba::app {

/// What stands beside a choice that hangs on dice; nothing for other choices.
std::optional<Chance> chance_of(const Words& words, const std::vector<Odds>& odds, const Command& command);

}  // namespace fuba::app
