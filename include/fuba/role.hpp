#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fuba {

/// What a player of the formation may be besides his line (A2). Each moves a condition point.
enum class PlayerRole : std::uint8_t {
  attacking_midfielder,
  defending_midfielder,
  attacking_centre_back,
  withdrawn_striker,
  offensive_wing_back,
};

inline constexpr std::size_t role_count = static_cast<std::size_t>(PlayerRole::offensive_wing_back) + 1;

/// How many players of a team have each role.
using RoleCounts = std::array<std::uint8_t, role_count>;

constexpr std::size_t index(PlayerRole role) { return static_cast<std::size_t>(role); }

/// "attacking-midfielder".
std::string_view name(PlayerRole role);
std::optional<PlayerRole> parse_role(std::string_view text);

}  // namespace fuba
