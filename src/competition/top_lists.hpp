#pragma once

#include <optional>
#include <vector>

#include "competition/competition.hpp"

namespace competition {

/// What a team has done in all its matches. Figures of play are those of matches that the program has played.
struct TeamFigures {
  TeamIndex team = 0;
  Tally tally = {};  ///< goals of extra time included, those of shoot-outs not
  int measured = 0;  ///< matches with figures of play
  int goals_measured = 0;
  double expected_for = 0;
  double expected_against = 0;
  double expected_points = 0;
  double luck = 0;                            ///< in shots
  std::optional<double> luck_in_checks = {};  ///< where the game has them
  std::optional<double> luck_in_presses = {};
  int shots = 0;
  int clean_sheets = 0;
  int longest_unbeaten = 0;
  std::optional<std::size_t> biggest_win = {};  ///< a match

  /// Goals less expected goals.
  double finishing() const { return goals_measured - expected_for; }
};

/// By team, in the order of the definition.
std::vector<TeamFigures> team_figures(const Competition& competition);

/// Who was first in something; nothing where no match counts (C42).
struct TopLists {
  std::optional<TeamIndex> best_attack = {};
  std::optional<TeamIndex> best_defence = {};
  std::optional<TeamIndex> sharpest = {};  ///< by finishing, where it is above 0
  std::optional<TeamIndex> luckiest = {};  ///< by luck, where it is above 0
  std::optional<TeamIndex> fairest = {};
  std::optional<std::size_t> match_of_the_season = {};  ///< the largest sum of changes of momentum
  std::optional<std::size_t> greatest_upset = {};       ///< the lowest chance of winning that won
};

TopLists top_lists(const Competition& competition, const std::vector<TeamFigures>& figures);

}  // namespace competition
