#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/window/log_panel.hpp"
#include "fuba/match.hpp"
#include "fuba/table/animation.hpp"
#include "fuba/words/words.hpp"

namespace fuba::app {

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
