#pragma once

#include <optional>

#include "fuba/game.hpp"
#include "fuba/table/paint/mat_layout.hpp"

namespace fuba::test {

// Where on the mat a choice is made by hand.

bool shoots(const Command& command);
bool moves_keeper(const Command& command);
bool drags_ball(const Command& command);

/// A spot of an area where nothing lies.
SDL_FPoint open_place(const paint::MatLayout& mat, Area area);

/// What is taken in hand for a move: the keeper, the ball, or any other piece of the team.
std::optional<SDL_FPoint> grip(const paint::MatLayout& mat, const State& view, Team team,
                               const Command& command);

}  // namespace fuba::test
