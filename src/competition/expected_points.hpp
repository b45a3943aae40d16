#pragma once

#include <array>
#include <optional>
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

}  // namespace competition
