#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "competition/entry.hpp"
#include "competition/expected_points.hpp"

namespace competition {

/// What the story of any game tells: `teams` with goals of play, shots and expected goals, `shots` with team
/// and chance, and the momentum of its turns in their order. Luck of one team is the same misfortune for the
/// other.
template <class Story, class Turns>
Figures figures_of_play(const Story& story, const Turns& turns) {
  const auto& [home, away] = story.teams;
  std::array<std::vector<double>, 2> chances;
  for (const auto& shot : story.shots) chances[index(shot.team)].push_back(shot.chance);
  const double luck = (home.goals - home.expected_goals) - (away.goals - away.expected_goals);
  double swing = 0;
  for (std::size_t at = 1; at < turns.size(); ++at)
    swing += std::abs(turns[at].momentum - turns[at - 1].momentum);
  return {.expected_goals = {{home.expected_goals, away.expected_goals}},
          .luck = {{luck, 0 - luck}},
          .shots = {{static_cast<double>(home.shots), static_cast<double>(away.shots)}},
          .chances = chances_of(chances[0], chances[1]),
          .swing = swing};
}

}  // namespace competition
