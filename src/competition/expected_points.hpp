#pragma once

#include <array>
#include <span>
#include <vector>

#include "competition/competition.hpp"

namespace competition {

/// That Home has scored more, as many and fewer goals, where each shot of either side scores by itself with
/// its chance (C41).
std::array<double, 3> chances_of(std::span<const double> home_shots, std::span<const double> away_shots);

/// Points that a side could expect of a match: three for a win, one for a draw (C41).
double expected_points(const std::array<double, 3>& chances, std::size_t side);

/// A team by its chances.
struct ExpectedRow {
  TeamIndex team = 0;
  double points = 0;
  int matches = 0;  ///< that count: played by the program
};

/// The table of a group by expected points, best first.
std::vector<ExpectedRow> expected_table(const Competition& competition, std::size_t group);

/// A team that stands elsewhere than its chances would have it.
struct Misplaced {
  TeamIndex team = 0;
  std::size_t expected = 1;  ///< its place by expected points
  std::size_t real = 1;

  std::size_t by() const { return expected > real ? expected - real : real - expected; }
};

/// Those of a group, in the order of their expected places.
std::vector<Misplaced> misplaced_teams(const Competition& competition, std::size_t group);

}  // namespace competition
