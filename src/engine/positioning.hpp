#pragma once

#include "context.hpp"

// Chapter 4.8.
namespace fuba::engine {

/// Turns the ball value in the team's favour by its numbers in the ball's area (R37, R117).
void improve_position(const Context& context, Team team);

}  // namespace fuba::engine
