#pragma once

#include <vector>

#include "stw/match.hpp"
#include "stw/table/rooms.hpp"

namespace stw::app {

/// What happened in a match, oldest first.
std::vector<LogLine> log_of(const Match& match, const Words& words, const Names& names);

/// One goal of the story of a match.
struct GoalLine {
  Team team;
  std::string moment;
  std::array<int, 2> score;
};

std::vector<GoalLine> goals_of(const Match& match, const Words& words);

}  // namespace stw::app
