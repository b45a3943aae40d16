#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "tabletop/league.hpp"

namespace tabletop {

/// Everybody with everybody who comes behind, and with itself.
std::vector<Pairing> all_pairings(std::size_t entrants);

/// One match of a pairing.
struct Fixture {
  std::size_t home;
  std::size_t away;
  std::uint64_t seed;  ///< of its dice
};

/// The match of that number, from 0, of a pairing.
Fixture fixture(const Pairing& pairing, std::uint32_t number, std::uint64_t seed);

/// Adds the score of a fixture to its pairing.
void enter(const Fixture& played, const std::array<int, 2>& score, Pairing& pairing);

}  // namespace tabletop
