#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "competition/definition.hpp"

namespace competition {

/// The colours that a team wears, and those of a visitor whose first ones are too near to its host's.
struct Kit {
  std::string_view colour;
  std::string_view second;
};

/// Kits to choose from.
std::span<const Kit> kits();

/// Whether two colours "#RRGGBB" cannot be told apart on a table.
bool too_near(std::string_view one, std::string_view other);

/// Gives each team that names no colours the kit that is too near to the fewest others.
void dress(std::vector<TeamEntry>& teams);

}  // namespace competition
