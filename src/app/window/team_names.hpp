#pragma once

#include <array>
#include <string>

#include "tabletop/match.hpp"
#include "words/words.hpp"

namespace fuba::app {

/// The teams of a match; those that nobody has named are called as the language calls them.
std::array<std::string, 2> team_names(const tabletop::MatchInfo& info, const words::Words& words);

}  // namespace fuba::app
