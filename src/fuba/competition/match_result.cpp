#include "fuba/competition/match_result.hpp"

#include "competition/figures_of_play.hpp"

namespace fuba {
namespace {

using competition::Figures;
using competition::ResultEntry;
using competition::Sides;

constexpr int last_half_of_90 = 2;

Sides final_score(const Match& match) { return {match.state().score[0], match.state().score[1]}; }

/// The score after 90 minutes.
Sides score_of_90(const Match& match) {
  for (const Entry& entry : match.journal()) {
    for (const Event& event : entry.events)
      if (event.kind == EventKind::half_ends && event.figures[0] == last_half_of_90)
        return {event.figures[1], event.figures[2]};
  }
  return final_score(match);
}

/// Cards that events took from a team (3.0/T10).
std::array<std::vector<std::string>, 2> lost_cards(const Match& match) {
  std::array<std::vector<std::string>, 2> lost;
  for (const Entry& entry : match.journal()) {
    for (const Event& event : entry.events)
      if (event.kind == EventKind::skill_lost)
        lost[index(event.team)].emplace_back(name(static_cast<Skill>(event.figures[0])));
  }
  return lost;
}

std::array<double, 2> of_teams(const Story& story, double TeamStory::*member) {
  return {story.teams[0].*member, story.teams[1].*member};
}

Figures figures_of(const Story& story) {
  Figures figures = competition::figures_of_play(story, story.turns);
  figures.luck = of_teams(story, &TeamStory::luck_in_shots);
  figures.luck_in_checks = of_teams(story, &TeamStory::luck_in_checks);
  figures.luck_in_presses = of_teams(story, &TeamStory::luck_in_presses);
  return figures;
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
