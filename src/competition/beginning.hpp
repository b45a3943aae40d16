#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "tabletop/match.hpp"
#include "tabletop/plain_text.hpp"
#include "tabletop/save.hpp"

namespace competition {

/// Whether two matches are of the same teams, as far as a saved match names them.
inline bool same_names(const tabletop::MatchInfo& one, const tabletop::MatchInfo& other) {
  const auto kept = [](const std::string& name) {
    return tabletop::plain_text(name, tabletop::longest_team_name);
  };
  return std::ranges::equal(one.names, other.names, {}, kept, kept);
}

/// Whether every die of a match is the one that falls next from `dice`.
template <tabletop::Game G>
bool fell_from(tabletop::DiceSource dice, const tabletop::Match<G>& played) {
  for (const tabletop::Entry<G>& entry : played.journal()) {
    if (const auto* thrown = entry.fallen())
      for (std::size_t die = 0; die < thrown->roll.count; ++die)
        if (dice.next(thrown->roll.die) != thrown->dice[die]) return false;
  }
  return true;
}

/// What of a match shows that it did not begin as `begun` did: "teams", "rules" or "dice"; nothing where it
/// can have. What people left and came back to went on with other dice, so those of coaches and programs
/// among themselves are compared alone.
template <tabletop::Game G>
std::optional<std::string_view> difference_from_beginning(const tabletop::Match<G>& begun,
                                                          const tabletop::Match<G>& played) {
  if (!same_names(begun.info(), played.info())) return "teams";
  if (G::choice_of(begun.rules()) != G::choice_of(played.rules()) || begun.start() != played.start())
    return "rules";
  const auto& coaches = played.info().coaches;
  const bool alone = !coaches[0].empty() && !coaches[1].empty();
  if (alone && !fell_from<G>(begun.dice(), played)) return "dice";
  return std::nullopt;
}

}  // namespace competition
