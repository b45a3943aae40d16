#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "competition/definition.hpp"
#include "tabletop/random.hpp"

namespace competition {

/// The random numbers of one thing, by its name: "order", "match/L3-2", "after/L3-2", "lots/A". They hang on
/// the seed of the competition and the name alone, not on what was drawn before (C19).
std::uint64_t seed_of(std::uint64_t seed, std::string_view name);
tabletop::Random numbers_of(std::uint64_t seed, std::string_view name);

/// The teams in the order in which they are numbered, drawn (C20).
std::vector<TeamIndex> drawn_order(std::uint64_t seed, std::size_t teams);

}  // namespace competition
