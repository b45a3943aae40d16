#pragma once

#include "context.hpp"

// What passes from one turn to the next.
namespace fuba::engine {

/// The number of a turn's frame when that stage has been played.
std::uint8_t stage_after(const Ruleset& rules, TurnStage stage);

/// Forgets the turn that is over. A goal kick that is due is what the next one begins with.
void forget_turn(State& state);

/// Keeps the order of the turn and its moves, where the next one is compared with them (2.0/4.6, R65).
void remember_order(const Context& context);

}  // namespace fuba::engine
