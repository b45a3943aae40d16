#pragma once

#include "context.hpp"

// Chapter 2.0/4.5: the ball movement, a stage of its own after the control check.
namespace fuba::engine {

/// The highest die with which the ball arrives if that is added to it: with a higher one its value would be
/// above the highest, and it is lost (4.5.4).
inline int last_arriving_die(const Ruleset& rules, int change) {
  return std::clamp(rules.highest_value - change, 0, 6);
}

/// The ball value from a die and what is added to it; nothing where the ball is lost.
inline std::optional<int> value_on_arrival(const Ruleset& rules, int die, int change) {
  if (die > last_arriving_die(rules, change)) return std::nullopt;
  return std::max(die + change, 1);
}

/// Moves the ball to the target, gives it its new value and hands it over where that is too high; then its
/// team sends a player, and the moves of a special event follow.
void move_ball(const Context& context);

}  // namespace fuba::engine
