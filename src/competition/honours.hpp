#pragma once

#include <string>

#include "competition/competition.hpp"
#include "words/words.hpp"

namespace competition {

/// What a team has won, by the kind of competition: "Harbour is the champion.", "Harbour has won the cup."
std::string champion_sentence(const words::Words& words, const Competition& of, TeamIndex champion);

/// "9 goals in 4 matches".
std::string goals_scored(const words::Words& words, const Tally& tally);
/// "1 goal against in 4 matches".
std::string goals_conceded(const words::Words& words, const Tally& tally);
/// What a team has beyond what its chances promised: "+1.5 goals".
std::string goals_beyond(const words::Words& words, double goals, int decimals);

}  // namespace competition
