#pragma once

#include <cstdint>

#include "fuba/state.hpp"

namespace fuba {

/// A number by which tables in memory tell states apart, several times as quick as `hash`. Different states
/// have the same one about once in 2^64. It is never written down: it may change from one version to the
/// next.
std::uint64_t fingerprint(const State& state);

}  // namespace fuba
