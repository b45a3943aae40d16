#pragma once

#include "stw/ruleset.hpp"

namespace stw::engine {

/// What a sector of the spinner, a face of the shooting die, and a face of its second throw bring (W82, W83).
ShotResult result_of_spin(const Ruleset& rules, std::uint8_t sector);
ShotResult result_of_die(const Ruleset& rules, std::uint8_t face);
ShotResult result_of_second_die(const Ruleset& rules, std::uint8_t face);

}  // namespace stw::engine
