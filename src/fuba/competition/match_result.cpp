#include "fuba/competition/match_result.hpp"

#include <cmath>

#include "competition/expected_points.hpp"

namespace fuba {
namespace {

using competition::Figures;
using competition::ResultEntry;
using competition::Sides;

constexpr int last_half_of_90 = 2;

Sides final_score(const Match& match) { return {match.state().score[0], match.state().score[1]}; }

/// The score after 90 minutes.
Sides score_of_90(const Match& match) {
  for (const Entry& entry : match.journal())
    for (const Event& event : entry.events)
      if (event.kind == EventKind::half_ends && event.figures[0] == last_half_of_90)
        return {event.figures[1], event.figures[2]};
  return final_score(match);
}

/// Cards that events took from a team (3.0/T10).
std::array<std::vector<std::string>, 2> lost_cards(const Match& match) {
  std::array<std::vector<std::string>, 2> lost;
  for (const Entry& entry : match.journal())
    for (const Event& event : entry.events)
      if (event.kind == EventKind::skill_lost)
        lost[index(event.team)].emplace_back(name(static_cast<Skill>(event.figures[0])));
  return lost;
}

template <class Member>
std::array<double, 2> of_teams(const Story& story, Member member) {
  return {static_cast<double>(story.teams[0].*member), static_cast<double>(story.teams[1].*member)};
}

double swing(const Story& story) {
  double sum = 0;
  for (std::size_t at = 1; at < story.turns.size(); ++at)
    sum += std::abs(story.turns[at].momentum - story.turns[at - 1].momentum);
  return sum;
}

Figures figures_of(const Story& story) {
  std::array<std::vector<double>, 2> chances;
  for (const Shot& shot : story.shots) chances[index(shot.team)].push_back(shot.chance);
  return {.expected_goals = of_teams(story, &TeamStory::expected_goals),
          .luck = of_teams(story, &TeamStory::luck_in_shots),
          .luck_in_checks = of_teams(story, &TeamStory::luck_in_checks),
          .luck_in_presses = of_teams(story, &TeamStory::luck_in_presses),
          .shots = of_teams(story, &TeamStory::shots),
          .chances = competition::chances_of(chances[0], chances[1]),
          .swing = swing(story)};
}

}  // namespace

ResultEntry result_of(const Match& match, const Story& story, const std::string& id) {
  ResultEntry result{.match = id, .score = score_of_90(match)};
  const State& end = match.state();
  if (end.half > last_half_of_90) {
    const Sides all = final_score(match);
    result.extra = {all[0] - result.score[0], all[1] - result.score[1]};
  }
  if (end.shoot_out) result.penalties = {end.shoot_out->scored[0], end.shoot_out->scored[1]};
  for (const Team team : teams) {
    const TeamStory& of = story.of(team);
    result.yellow[index(team)] = of.yellow;
    result.red[index(team)] = of.red;
    result.injuries[index(team)] = of.injuries;
  }
  result.lost_skills = lost_cards(match);
  result.figures = figures_of(story);
  return result;
}

}  // namespace fuba
