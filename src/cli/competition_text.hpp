#pragma once

#include <string>

#include "competition/competition.hpp"

namespace cli {

/// "L1-1  Harbour 2:1 Old Mill"; extra time and penalties in words behind it.
std::string match_line(const competition::Competition& competition, std::size_t match);

/// The tables, the bracket, the fixtures and what comes next.
void print_competition(const competition::Competition& competition);
/// All of it as JSON.
void print_json(const competition::Competition& competition);

}  // namespace cli
