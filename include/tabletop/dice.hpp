#pragma once

#include <array>
#include <cstdint>

#include "tabletop/team.hpp"

namespace tabletop {

/// What a value of chance comes from.
struct Die {
  std::uint8_t faces = 6;  ///< the values are 1 to this number, each as likely
  /// A card from a shuffled pile, by its place among those that are left, and no die: drawn from random
  /// numbers of its own, and never set down in advance.
  bool drawn = false;
};

/// Dice that have to fall before anyone can choose again. Chance is asked from outside.
template <class Purpose>
struct Roll {
  Purpose purpose;
  std::uint8_t count;             ///< 1 or 2
  std::array<Team, 2> rolled_by;  ///< who rolls the first and the second die
  Die die = {};                   ///< each of them
};

/// Values that fell, from 1 to the number of faces each; the second is unused where one die was asked.
using Dice = std::array<std::uint8_t, 2>;

}  // namespace tabletop
