#pragma once

#include <SDL_rect.h>

#include <optional>
#include <string_view>
#include <vector>

#include "soccer_city/table/paint/board_scene.hpp"

namespace soccer_city::app {

/// What a lesson may speak of on the board: "hex H14", "player home 7", "ball", "goal away".
bool knows_subject(std::string_view subject);

/// Where it lies; nothing while it cannot be seen.
std::optional<SDL_FRect> place_of(std::string_view subject, const paint::BoardLayout& layout,
                                  const paint::BoardScene& scene);

/// Where all players and the ball lie, which should be seen whatever is spoken of.
std::vector<SDL_FRect> places_of_pieces(const paint::BoardLayout& layout, const paint::BoardScene& scene);

}  // namespace soccer_city::app
