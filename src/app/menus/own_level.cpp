#include "app/menus/own_level.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fuba::app {

using tabletop::Trial;

namespace {

/// From fewer the figure would be no more than a guess.
constexpr std::size_t fewest_matches = 5;

/// What a match came to for the one person in it; nothing where it does not count.
std::optional<Trial> trial_of(const Standing& standing, std::span<const Coaches::Known> coaches) {
  const auto& [home, away] = standing.coaches;
  if (!standing.over || standing.practised || home.empty() == away.empty()) return std::nullopt;
  const auto coach = std::ranges::find(coaches, home.empty() ? away : home, &Coaches::Known::id);
  if (coach == coaches.end()) return std::nullopt;
  const int ahead = (standing.goals[0] - standing.goals[1]) * (home.empty() ? 1 : -1);
  return Trial{static_cast<double>(coach->rating), 1, ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5};
}

}  // namespace

std::optional<OwnLevel> own_level(std::span<const SavedMatch> matches, const BoardGame& game) {
  const std::vector<Coaches::Known> coaches = game.coaches().of_the_game;
  std::vector<Trial> trials;
  for (const SavedMatch& match : matches)
    if (match.game == &game && match.standing)
      if (const auto trial = trial_of(*match.standing, coaches)) trials.push_back(*trial);
  if (trials.size() < fewest_matches) return std::nullopt;
  const auto rating = tabletop::rating_against(trials);
  if (!rating) return std::nullopt;
  const auto distance = [&](const Coaches::Known& coach) { return std::abs(coach.rating - rating->elo); };
  return OwnLevel{*rating, static_cast<int>(trials.size()),
                  std::ranges::min_element(coaches, {}, distance)->id};
}

}  // namespace fuba::app
