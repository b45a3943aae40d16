#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "competition/criterion.hpp"
#include "competition/definition.hpp"
#include "competition/tie.hpp"

namespace competition {

/// A finished match as a table counts it.
struct CountedMatch {
  std::array<TeamIndex, 2> teams{};
  Sides score{};
  Sides yellow{};
  Sides red{};
};

/// What a team has come to.
struct Tally {
  int played = 0;
  int won = 0;
  int drawn = 0;
  int lost = 0;
  int goals_for = 0;
  int goals_against = 0;
  int away_goals = 0;
  int points = 0;
  int yellow = 0;  ///< cards shown (C15)
  int red = 0;

  int difference() const { return goals_for - goals_against; }
  /// What its cards weigh: a red one three yellow ones; fewer is fairer (C15).
  int card_points() const { return yellow + 3 * red; }
};

/// A goal difference as tables write it: "+3", "0", "-2".
std::string difference_text(const Tally& tally);

/// A line of a table.
struct Row {
  TeamIndex team = 0;
  std::size_t place = 1;
  bool shared = false;  ///< with another team: 1 1 3
  Tally tally = {};
  /// What parted the team from the one below it; nothing where points did it, where they share the place, and
  /// in the last line (C17).
  std::optional<Criterion> by = {};
};

/// Lots of a group: dice by team, the first throw of all who were level, later ones of those who still were.
using LotThrow = std::map<TeamIndex, int>;
using Lots = std::vector<LotThrow>;

/// The table of a group, by points and then by the criteria (C12 to C17). `teams` stand in the order of C4,
/// which is that of teams who share a place.
std::vector<Row> make_table(std::span<const TeamIndex> teams, std::span<const CountedMatch> matches,
                            const std::array<int, 3>& points, std::span<const Criterion> criteria,
                            const Lots& lots);

/// The sets of teams that share a place, each in the order of the table.
std::vector<std::vector<TeamIndex>> level_teams(std::span<const Row> table);

}  // namespace competition
