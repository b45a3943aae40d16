#pragma once

#include "competition/competition.hpp"
#include "fuba/match.hpp"

namespace fuba {

/// The rules of a match of a competition: its edition and options, and what the competition takes off, allows
/// and asks of it.
RulesChoice rules_of_match(const competition::Competition& competition, std::size_t match);

}  // namespace fuba
