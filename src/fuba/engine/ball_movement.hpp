#pragma once

#include "context.hpp"

// Chapter 2.0/4.5: the ball movement, a stage of its own after the control check.
namespace fuba::engine {

/// The ball value from a die and what is added to it; nothing where it would be above the highest and the
/// ball is lost (4.5.4).
std::optional<int> value_on_arrival(const Ruleset& rules, int die, int change);

/// Moves the ball to the target, gives it its new value and hands it over where that is too high; then its
/// team sends a player, and the moves of a special event follow.
void move_ball(const Context& context);

}  // namespace fuba::engine
