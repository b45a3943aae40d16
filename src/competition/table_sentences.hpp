#pragma once

#include <string>
#include <vector>

#include "competition/competition.hpp"
#include "competition/expected_points.hpp"
#include "words/words.hpp"

namespace competition {

/// What parted teams of a table that had equal points: "Harbour stands above Old Mill by head-to-head.", a
/// sentence each.
std::vector<std::string> parted_sentences(const words::Words& words, const Competition& of,
                                          const std::vector<Row>& table);

/// "By its chances Harbour would be number 3, not 1."
std::string by_chances_sentence(const words::Words& words, const Competition& of, const Misplaced& misplaced);

}  // namespace competition
