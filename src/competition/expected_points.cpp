#include "competition/expected_points.hpp"

#include <algorithm>

namespace competition {
namespace {

/// The chance of each number of goals.
std::vector<double> goals_of(std::span<const double> shots) {
  std::vector<double> goals{1};
  for (const double chance : shots) {
    goals.push_back(0);
    for (std::size_t at = goals.size(); at-- > 0;)
      goals[at] = goals[at] * (1 - chance) + (at > 0 ? goals[at - 1] * chance : 0);
  }
  return goals;
}

}  // namespace

std::array<double, 3> chances_of(std::span<const double> home_shots, std::span<const double> away_shots) {
  const auto home = goals_of(home_shots);
  const auto away = goals_of(away_shots);
  std::array<double, 3> chances{};
  for (std::size_t own = 0; own < home.size(); ++own)
    for (std::size_t other = 0; other < away.size(); ++other)
      chances[own > other ? 0 : own == other ? 1 : 2] += home[own] * away[other];
  return chances;
}

double expected_points(const std::array<double, 3>& chances, std::size_t side) {
  constexpr double win = 3;
  return win * chances[side == 0 ? 0 : 2] + chances[1];
}

std::vector<ExpectedRow> expected_table(const Competition& competition, std::size_t group) {
  std::vector<ExpectedRow> rows;
  for (const Row& row : competition.table(group)) rows.push_back({.team = row.team});
  for (const std::size_t match : competition.schedule().groups[group].fixtures) {
    const auto outcome = competition.outcome(match);
    if (!outcome || outcome->result == nullptr || !outcome->result->figures.chances) continue;
    for (std::size_t side = 0; side < 2; ++side) {
      const auto row = std::ranges::find(rows, *competition.teams(match)[side], &ExpectedRow::team);
      row->points += expected_points(*outcome->result->figures.chances, side);
      ++row->matches;
    }
  }
  std::ranges::stable_sort(rows, std::ranges::greater(), &ExpectedRow::points);
  return rows;
}

std::vector<Misplaced> misplaced_teams(const Competition& competition, std::size_t group) {
  const auto table = competition.table(group);
  const auto expected = expected_table(competition, group);
  std::vector<Misplaced> list;
  for (std::size_t at = 0; at < expected.size(); ++at) {
    const std::size_t real = std::ranges::find(table, expected[at].team, &Row::team)->place;
    if (expected[at].matches > 0 && real != at + 1) list.push_back({expected[at].team, at + 1, real});
  }
  return list;
}

}  // namespace competition
