#pragma once

#include <span>
#include <vector>

#include "competition/table.hpp"

namespace competition {

/// A team in its place of a table.
struct Ranked {
  TeamIndex team = 0;
  bool level_with_next = false;
  std::optional<Criterion> by = {};  ///< as in `Row`
};

/// Parts teams that have equal points (C13): each criterion parts a set of level teams into sets, each of
/// which goes on with the next one.
class TieBreakers {
 public:
  TieBreakers(std::span<const TeamIndex> teams, std::span<const CountedMatch> matches,
              const std::array<int, 3>& points, const Lots& lots);

  const Tally& tally(TeamIndex team) const { return tallies_[team]; }
  /// All teams, best first.
  std::vector<Ranked> ranked(std::span<const Criterion> criteria) const;

 private:
  using Set = std::vector<TeamIndex>;
  /// What a team has by a criterion; more is better, the first number counts most.
  using Worth = std::vector<int>;

  std::vector<Tally> count(std::span<const bool> counted) const;
  std::vector<Worth> worths(const Set& set, Criterion criterion) const;
  Worth worth(TeamIndex team, Criterion criterion) const;
  void part(const Set& set, Criterion criterion, std::span<const Criterion> next,
            std::vector<Ranked>& order) const;

  Set teams_;
  std::span<const CountedMatch> matches_;
  std::array<int, 3> points_;
  const Lots* lots_;
  std::vector<Tally> tallies_;  ///< by team
};

}  // namespace competition
