#pragma once

#include <array>
#include <span>

#include "tabletop/match.hpp"

namespace fuba::table {

using tabletop::Team;

/// Dice as they lie in the tray.
template <tabletop::Game G>
struct TrayRoll {
  typename G::Purpose purpose{};
  int count = 0;  ///< 0 = nothing has fallen yet
  std::array<int, 2> values{};
  std::array<Team, 2> rolled_by{};
};

/// The last dice that fell in some entries of a journal; a card that was drawn is none.
template <tabletop::Game G>
TrayRoll<G> tray_of(std::span<const tabletop::Entry<G>> entries) {
  for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry)
    if (const auto* thrown = entry->fallen(); thrown != nullptr && !thrown->roll.die.drawn)
      return {thrown->roll.purpose,
              thrown->roll.count,
              {thrown->dice[0], thrown->dice[1]},
              {thrown->roll.rolled_by[0], thrown->roll.rolled_by[1]}};
  return {};
}

}  // namespace fuba::table
