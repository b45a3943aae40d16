#pragma once

#include "fuba/match.hpp"
#include "fuba/words/words.hpp"

namespace fuba::cli {

/// Prints a match entry by entry, with what happened, and how it stands.
void print_match(const Match& match, const Words& language);

}  // namespace fuba::cli
