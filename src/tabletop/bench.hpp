#pragma once

#include <chrono>
#include <cstdint>

#include "fuba/ruleset.hpp"

namespace fuba {

/// Random matches played for the clock.
struct BenchRun {
  std::chrono::nanoseconds time{};  ///< of the processor, so that other programs do not count
  std::uint64_t matches = 0;
  std::uint64_t actions = 0;    ///< choices and rolls
  std::uint64_t signature = 0;  ///< of every choice, every die and every final state
};

/// Plays whole matches, random against random, on the calling thread. The signature hangs on the number of
/// matches and the seed alone: it changes when the engine behaves differently, and only then.
BenchRun bench(const Ruleset& rules, std::uint32_t matches, std::uint64_t seed);

}  // namespace fuba
