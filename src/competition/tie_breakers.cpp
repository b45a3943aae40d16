#include "competition/tie_breakers.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace competition {
namespace {

void add_side(const CountedMatch& match, std::size_t side, const std::array<int, 3>& points, Tally& tally) {
  const int own = match.score[side];
  const int other = match.score[1 - side];
  const std::size_t outcome = own > other ? 0 : own == other ? 1 : 2;
  ++tally.played;
  ++(outcome == 0 ? tally.won : outcome == 1 ? tally.drawn : tally.lost);
  tally.goals_for += own;
  tally.goals_against += other;
  if (side == 1) tally.away_goals += own;
  tally.points += points[outcome];
  tally.yellow += match.yellow[side];
  tally.red += match.red[side];
}

std::size_t room_for(std::span<const TeamIndex> teams) {
  return teams.empty() ? 0 : *std::ranges::max_element(teams) + 1;
}

}  // namespace

TieBreakers::TieBreakers(std::span<const TeamIndex> teams, std::span<const CountedMatch> matches,
                         const std::array<int, 3>& points, const Lots& lots)
    : teams_(teams.begin(), teams.end()), matches_(matches), points_(points), lots_(&lots) {
  const auto all = std::make_unique<bool[]>(room_for(teams));
  for (const TeamIndex team : teams) all[team] = true;
  tallies_ = count({all.get(), room_for(teams)});
}

/// What the matches among those teams alone came to.
std::vector<Tally> TieBreakers::count(std::span<const bool> counted) const {
  std::vector<Tally> tallies(counted.size());
  for (const CountedMatch& match : matches_)
    if (counted[match.teams[0]] && counted[match.teams[1]])
      for (std::size_t side = 0; side < 2; ++side) add_side(match, side, points_, tallies[match.teams[side]]);
  return tallies;
}

TieBreakers::Worth TieBreakers::worth(TeamIndex team, Criterion criterion) const {
  const Tally& tally = tallies_[team];
  switch (criterion) {
    case Criterion::points:
      return {tally.points};
    case Criterion::difference:
      return {tally.difference()};
    case Criterion::goals:
      return {tally.goals_for};
    case Criterion::wins:
      return {tally.won};
    case Criterion::away_goals:
      return {tally.away_goals};
    case Criterion::fair_play:
      return {-tally.card_points()};
    case Criterion::lots: {
      Worth dice;
      for (const LotThrow& thrown : *lots_)
        if (const auto die = thrown.find(team); die != thrown.end()) dice.push_back(die->second);
      return dice;
    }
    case Criterion::head_to_head:
      break;
  }
  return {};
}

/// In the order of the set.
std::vector<TieBreakers::Worth> TieBreakers::worths(const Set& set, Criterion criterion) const {
  std::vector<Worth> list;
  if (criterion != Criterion::head_to_head) {
    for (const TeamIndex team : set) list.push_back(worth(team, criterion));
    return list;
  }
  const auto counted = std::make_unique<bool[]>(tallies_.size());
  for (const TeamIndex team : set) counted[team] = true;
  const auto among = count({counted.get(), tallies_.size()});  // C14
  for (const TeamIndex team : set)
    list.push_back({among[team].points, among[team].difference(), among[team].goals_for});
  return list;
}

/// Sets that a criterion leaves level go on with the next one; those that head-to-head has made smaller are
/// asked by it again first (C14).
void TieBreakers::part(const Set& set, Criterion criterion, std::span<const Criterion> next,
                       std::vector<Ranked>& order) const {
  const auto list = worths(set, criterion);
  std::vector<std::pair<Worth, TeamIndex>> sorted;
  for (std::size_t at = 0; at < set.size(); ++at) sorted.emplace_back(list[at], set[at]);
  std::ranges::stable_sort(sorted, std::ranges::greater(), &std::pair<Worth, TeamIndex>::first);
  for (auto begin = sorted.begin(); begin != sorted.end();) {
    const auto end =
        std::find_if(begin, sorted.end(), [&](const auto& each) { return each.first != begin->first; });
    Set level;
    for (auto at = begin; at != end; ++at) level.push_back(at->second);
    const bool again = criterion == Criterion::head_to_head && level.size() < set.size();
    if (level.size() == 1) {
      order.push_back({.team = level.front()});
    } else if (again) {
      part(level, criterion, next, order);
    } else if (!next.empty()) {
      part(level, next.front(), next.subspan(1), order);
    } else {
      for (const TeamIndex team : level) order.push_back({.team = team, .level_with_next = true});
      order.back().level_with_next = false;
    }
    if (end != sorted.end() && criterion != Criterion::points) order.back().by = criterion;
    begin = end;
  }
}

std::vector<Ranked> TieBreakers::ranked(std::span<const Criterion> criteria) const {
  std::vector<Ranked> order;
  part(teams_, Criterion::points, criteria, order);
  return order;
}

}  // namespace competition
