#pragma once

#include <cstdint>

namespace fuba::app {

/// A number that nobody can foresee, for the dice of a match and the choices of a coach. Only the thread that
/// paints asks.
std::uint64_t fresh_seed();

/// From now on these numbers follow from `from`, so that a test plays the same matches whenever it runs.
void foresee_seeds(std::uint64_t from);

}  // namespace fuba::app
