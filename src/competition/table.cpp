#include "competition/table.hpp"

#include <fmt/format.h>

#include "competition/tie_breakers.hpp"

namespace competition {

std::string difference_text(const Tally& tally) {
  const int difference = tally.difference();
  return difference == 0 ? "0" : fmt::format("{:+}", difference);
}

std::vector<Row> make_table(std::span<const TeamIndex> teams, std::span<const CountedMatch> matches,
                            const std::array<int, 3>& points, std::span<const Criterion> criteria,
                            const Lots& lots) {
  const TieBreakers tie_breakers(teams, matches, points, lots);
  const std::vector<Ranked> order = tie_breakers.ranked(criteria);
  std::vector<Row> table;
  for (std::size_t at = 0; at < order.size(); ++at) {
    const bool level_above = at > 0 && order[at - 1].level_with_next;
    Row row{.team = order[at].team, .place = level_above ? table.back().place : at + 1};
    row.shared = level_above || order[at].level_with_next;
    row.tally = tie_breakers.tally(row.team);
    row.by = order[at].by;
    table.push_back(row);
  }
  return table;
}

std::vector<std::vector<TeamIndex>> level_teams(std::span<const Row> table) {
  std::vector<std::vector<TeamIndex>> sets;
  for (std::size_t at = 0; at < table.size(); ++at) {
    if (!table[at].shared) continue;
    if (at == 0 || table[at - 1].place != table[at].place) sets.emplace_back();
    sets.back().push_back(table[at].team);
  }
  return sets;
}

}  // namespace competition
