#pragma once

#include <cstdint>

#include "fuba/state.hpp"

namespace fuba {

/// A number by which tables in memory tell states apart, several times as quick as `hash`. Different states
/// have the same one about once in 2^64. It is never written down: it may change from one version to the
/// next.
std::uint64_t fingerprint(const State& state);

/// The same of what `next_pass` of the next choice of a target hangs on: the pieces and what they can, the
/// ball and who has it, and before the target is chosen the turn. It is quicker, and most positions that a
/// coach meets share it with others.
std::uint64_t fingerprint_of_pass(const State& state);

}  // namespace fuba
