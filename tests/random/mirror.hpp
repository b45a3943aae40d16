#pragma once

#include "fuba/command.hpp"
#include "fuba/state.hpp"

// The mat turned by half a circle and the teams exchanged: what Home could do, Away now can.
namespace fuba::test {

State mirrored(const State& state);
Command mirrored(const Command& command);

/// Whether no team is asked before the other only because it is Home: before kick-offs and at half-time it
/// is.
bool is_symmetric(const State& state);

}  // namespace fuba::test
