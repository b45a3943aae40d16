#pragma once

#include <span>
#include <string>
#include <vector>

#include "fuba/match.hpp"
#include "fuba/table/animation.hpp"
#include "fuba/words/words.hpp"

namespace fuba::app {

/// One thing that happened, in a sentence.
struct LogLine {
  std::string moment;  ///< "31'"
  std::string text;
  std::string rule;  ///< "4.4.1"; "3.0/4.4.1" where that edition fills in
  bool heading = false;
  std::size_t entry = 0;  ///< of the journal: which one brought it
};

/// What happened in a match, oldest first.
std::vector<LogLine> log_of(const Match& match, const Words& words, const Names& names);

/// The dice of the turn under way after some entries, and the last ones that fell besides.
std::vector<TrayRoll> tray_of(std::span<const Entry> entries);

/// One goal of the story of a match.
struct GoalLine {
  Team team;
  std::string moment;
  std::array<int, 2> score;
};

std::vector<GoalLine> goals_of(const Match& match, const Words& words);

}  // namespace fuba::app
