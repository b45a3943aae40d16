#include "competition/top_lists.hpp"

#include <algorithm>

#include "competition/expected_points.hpp"

namespace competition {
namespace {

void add_play(const Figures& figures, const Sides& goals, std::size_t side, TeamFigures& of) {
  if (!figures.expected_goals) return;
  ++of.measured;
  of.goals_measured += goals[side];
  of.expected_for += (*figures.expected_goals)[side];
  of.expected_against += (*figures.expected_goals)[1 - side];
  if (figures.chances) of.expected_points += expected_points(*figures.chances, side);
  if (figures.luck) of.luck += (*figures.luck)[side];
  if (figures.luck_in_checks)
    of.luck_in_checks = of.luck_in_checks.value_or(0) + (*figures.luck_in_checks)[side];
  if (figures.luck_in_presses)
    of.luck_in_presses = of.luck_in_presses.value_or(0) + (*figures.luck_in_presses)[side];
  if (figures.shots) of.shots += static_cast<int>((*figures.shots)[side]);
}

/// Collects the matches of a competition, team by team.
class Collector {
 public:
  explicit Collector(const Competition& competition)
      : competition_(competition),
        figures_(competition.definition().teams.size()),
        unbeaten_(figures_.size()),
        margins_(figures_.size()) {
    for (TeamIndex team = 0; team < figures_.size(); ++team) figures_[team].team = team;
  }

  void add(std::size_t match) {
    const auto outcome = competition_.outcome(match);
    if (!outcome) return;
    const Sides goals = outcome->goals();
    for (std::size_t side = 0; side < goals.size(); ++side)
      add_side(match, *outcome, goals, side, *competition_.teams(match)[side]);
  }

  std::vector<TeamFigures> figures() && { return std::move(figures_); }

 private:
  void add_side(std::size_t match, const Outcome& outcome, const Sides& goals, std::size_t side,
                TeamIndex team) {
    TeamFigures& of = figures_[team];
    const int margin = goals[side] - goals[1 - side];
    ++of.tally.played;
    ++(margin > 0 ? of.tally.won : margin == 0 ? of.tally.drawn : of.tally.lost);
    of.tally.goals_for += goals[side];
    of.tally.goals_against += goals[1 - side];
    unbeaten_[team] = margin < 0 ? 0 : unbeaten_[team] + 1;
    of.longest_unbeaten = std::max(of.longest_unbeaten, unbeaten_[team]);
    if (outcome.result == nullptr) return;
    of.tally.yellow += outcome.result->yellow[side];
    of.tally.red += outcome.result->red[side];
    if (goals[1 - side] == 0) ++of.clean_sheets;
    if (margin > margins_[team]) {
      margins_[team] = margin;
      of.biggest_win = match;
    }
    add_play(outcome.result->figures, goals, side, of);
  }

  const Competition& competition_;
  std::vector<TeamFigures> figures_;
  std::vector<int> unbeaten_;  ///< of each team, up to now
  std::vector<int> margins_;   ///< of its biggest win
};

/// The team with the most of something, among those that count.
template <class Counts, class Worth>
std::optional<TeamIndex> first_by(const std::vector<TeamFigures>& figures, Counts counts, Worth worth) {
  const TeamFigures* best = nullptr;
  for (const TeamFigures& each : figures)
    if (counts(each) && (best == nullptr || worth(each) > worth(*best))) best = &each;
  return best == nullptr ? std::nullopt : std::optional(best->team);
}

/// Fewer goals beyond one's chances make nobody the sharpest or the luckiest: with one decimal they are none.
constexpr double least_told = 0.05;

double a_match(double sum, int matches) { return sum / std::max(matches, 1); }

/// The match with the most ups and downs, and the win that was least likely (C42).
void find_matches(const Competition& competition, TopLists& lists) {
  double widest = 0;
  double least = 1;
  for (std::size_t match = 0; match < competition.fixtures().size(); ++match) {
    const auto outcome = competition.outcome(match);
    if (!outcome || outcome->result == nullptr) continue;
    const Figures& play = outcome->result->figures;
    if (play.swing && *play.swing > widest) {
      widest = *play.swing;
      lists.match_of_the_season = match;
    }
    const Sides goals = outcome->goals();
    if (!play.chances || goals[0] == goals[1]) continue;
    if (const double chance = (*play.chances)[goals[0] > goals[1] ? 0 : 2]; chance < least) {
      least = chance;
      lists.greatest_upset = match;
    }
  }
}

}  // namespace

std::vector<TeamFigures> team_figures(const Competition& competition) {
  Collector collector(competition);
  for (std::size_t match = 0; match < competition.fixtures().size(); ++match) collector.add(match);
  return std::move(collector).figures();
}

TopLists top_lists(const Competition& competition, const std::vector<TeamFigures>& figures) {
  const auto played = [](const TeamFigures& each) { return each.tally.played > 0; };
  TopLists lists;
  lists.best_attack = first_by(figures, played, [](const TeamFigures& each) {
    return a_match(each.tally.goals_for, each.tally.played);
  });
  lists.best_defence = first_by(figures, played, [](const TeamFigures& each) {
    return -a_match(each.tally.goals_against, each.tally.played);
  });
  lists.fairest = first_by(figures, played, [](const TeamFigures& each) {
    return -a_match(each.tally.card_points(), each.tally.played);
  });
  lists.sharpest = first_by(
      figures, [](const TeamFigures& each) { return each.finishing() >= least_told; },
      [](const TeamFigures& each) { return a_match(each.finishing(), each.measured); });
  lists.luckiest = first_by(
      figures, [](const TeamFigures& each) { return each.luck >= least_told; },
      [](const TeamFigures& each) { return a_match(each.luck, each.measured); });
  find_matches(competition, lists);
  return lists;
}

}  // namespace competition
