#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tabletop/dice.hpp"

namespace soccer_city {

/// What dice are thrown for.
enum class Purpose : std::uint8_t {
  kick_off,      ///< who kicks off (S12); Home, then Away
  anticipation,  ///< S18
  challenge,     ///< K15; the attackers, then the marker
  tackle,        ///< S23; the attackers, then the tackler
  referee,       ///< whether a failed tackle was a foul (S25)
  penalty,       ///< S27
  shuffle,       ///< which of the cards that are left comes next; not a die
};

inline constexpr std::size_t purpose_count = static_cast<std::size_t>(Purpose::shuffle) + 1;

/// "kick-off".
std::string_view name(Purpose purpose);

using tabletop::Dice;
using tabletop::Die;
using Roll = tabletop::Roll<Purpose>;

}  // namespace soccer_city
