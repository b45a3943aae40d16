#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tabletop/dice.hpp"

namespace stw {

/// What dice are thrown for.
enum class Purpose : std::uint8_t {
  move,          ///< the O-Team's first move of an offensive set
  ball,          ///< the ball; two dice where the keeper plays it
  attempt,       ///< the O-Team's attempt to capture a free ball
  defence,       ///< the D-Team's attempt
  battle,        ///< the O-Team's die, then the D-Team's
  spin,          ///< a spin of eight sectors (W82)
  shooting_die,  ///< in its place, with the option (W83)
  kick_off,      ///< who kicks off; Home's, then Away's (W20, W153)
  shoot_out,     ///< who shoots first; Home's, then Away's (W154)
};

inline constexpr std::size_t purpose_count = static_cast<std::size_t>(Purpose::shoot_out) + 1;

/// "shooting-die".
std::string_view name(Purpose purpose);

using tabletop::Dice;
using tabletop::Die;
using Roll = tabletop::Roll<Purpose>;

}  // namespace stw
