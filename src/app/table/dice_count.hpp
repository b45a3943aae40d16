#pragma once

#include <array>
#include <map>
#include <numeric>

#include "tabletop/match.hpp"

namespace fuba::table {

/// How often each face of the dice of a game fell, in one match or several. What has other than six faces is
/// counted apart; drawn cards are no dice.
template <tabletop::Game G>
struct DiceCount {
  static constexpr std::size_t die_faces = 6;
  using Faces = std::array<int, G::most_faces>;

  std::array<std::array<int, die_faces>, 2> by_team{};
  std::map<typename G::Purpose, Faces> by_purpose;
  std::map<typename G::Purpose, Faces> apart;
  int matches = 0;

  void add(const tabletop::Match<G>& match) {
    ++matches;
    for (const auto& entry : match.journal())
      if (const auto* thrown = entry.fallen(); thrown != nullptr && !thrown->roll.die.drawn) add(*thrown);
  }

  int dice() const {
    return std::accumulate(by_team[0].begin(), by_team[0].end(), 0) +
           std::accumulate(by_team[1].begin(), by_team[1].end(), 0);
  }
  /// Of all pips.
  int sum() const {
    int sum = 0;
    for (const auto& faces : by_team)
      for (std::size_t face = 0; face < faces.size(); ++face) sum += static_cast<int>(face + 1) * faces[face];
    return sum;
  }

 private:
  void add(const tabletop::Throw<G>& thrown) {
    for (std::size_t die = 0; die < thrown.roll.count; ++die) {
      const auto face = static_cast<std::size_t>(thrown.dice[die] - 1);
      ++by_purpose[thrown.roll.purpose][face];
      if (thrown.roll.die.faces == die_faces)
        ++by_team[index(thrown.roll.rolled_by[die])][face];
      else
        ++apart[thrown.roll.purpose][face];
    }
  }
};

}  // namespace fuba::table
