#pragma once

#include <cstdint>
#include <random>

namespace fuba::app {

/// A number that nobody can foresee, for the dice of a match.
inline std::uint64_t fresh_seed() {
  std::random_device source;
  return (std::uint64_t{source()} << 32U) | source();
}

}  // namespace fuba::app
