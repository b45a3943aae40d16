#pragma once

#include "competition/competition.hpp"
#include "tabletop/match.hpp"

namespace competition {

/// Names and kits of both teams as a saved match has them. Where the kits are too near, the visitor wears its
/// second one (C1).
tabletop::MatchInfo info_of_match(const Competition& competition, std::size_t match);

}  // namespace competition
