#pragma once

#include <SDL_rect.h>

#include <array>
#include <vector>

namespace fuba::app {

using Triangle = std::array<SDL_Point, 3>;

/// Adds the pixels of a triangle that lie within a rectangle, row by row: those that SDL's software renderer
/// fills of it, which for a long triangle asks every pixel of the rectangle around.
void add_rows(const Triangle& triangle, const SDL_Rect& within, std::vector<SDL_Rect>& rows);

}  // namespace fuba::app
