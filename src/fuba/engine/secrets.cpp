#include <algorithm>

#include "fuba/game.hpp"

namespace fuba {
namespace {

/// Whether a choice was made, or is being made, that the other team is to see later.
bool secret_under_way(const State& state) {
  const auto pending = decision(state);
  return (pending && pending->secret) || state.secret_dive ||
         std::ranges::any_of(state.secret_formation, &Formation::chosen);
}

bool card_shown(const State& before, const State& after) {
  return std::ranges::any_of(
      teams, [&](Team team) { return before.side(team).skills_used != after.side(team).skills_used; });
}

}  // namespace

bool secret_revealed(const State& before, const State& after) {
  return card_shown(before, after) || (secret_under_way(before) && !secret_under_way(after));
}

}  // namespace fuba
