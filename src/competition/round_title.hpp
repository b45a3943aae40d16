#pragma once

#include <cstddef>
#include <string>

#include "competition/competition.hpp"
#include "words/words.hpp"

namespace competition {

/// "Round 3", "Group A, round 3", "Semi-finals", "Match for third place".
std::string round_title(const words::Words& words, const Competition& of, std::size_t match);
/// The name of a round of the knock-out by the teams that are left.
std::string knock_out_title(const words::Words& words, std::size_t teams_left);

}  // namespace competition
