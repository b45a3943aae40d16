#pragma once

#include <array>
#include <optional>
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
  bool again = false;  ///< the same team has thrown for the same just before

  bool repeats(const TrayRoll& before) const {
    return before.count == count && before.purpose == purpose && before.rolled_by == rolled_by;
  }
};

/// The dice that fell in an entry of a journal; nothing where none did. A card that was drawn is none.
template <tabletop::Game G>
std::optional<TrayRoll<G>> thrown_in(const tabletop::Entry<G>& entry) {
  const auto* thrown = entry.fallen();
  if (thrown == nullptr || thrown->roll.die.drawn) return std::nullopt;
  return TrayRoll<G>{thrown->roll.purpose,
                     thrown->roll.count,
                     {thrown->dice[0], thrown->dice[1]},
                     {thrown->roll.rolled_by[0], thrown->roll.rolled_by[1]}};
}

/// The last dice that fell in some entries of a journal.
template <tabletop::Game G>
TrayRoll<G> tray_of(std::span<const tabletop::Entry<G>> entries) {
  for (std::size_t at = entries.size(); at > 0; --at) {
    std::optional<TrayRoll<G>> roll = thrown_in<G>(entries[at - 1]);
    if (!roll) continue;
    const auto before = at > 1 ? thrown_in<G>(entries[at - 2]) : std::nullopt;
    roll->again = before && roll->repeats(*before);
    return *roll;
  }
  return {};
}

}  // namespace fuba::table
