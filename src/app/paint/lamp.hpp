#pragma once

#include <SDL_rect.h>

#include "app/paint/canvas.hpp"

namespace fuba::paint {

/// Lamplight over everything: warm and bright above the place of the board, fading towards the walls, with a
/// fine grain.
void shine(Canvas& canvas, const SDL_FRect& board);

}  // namespace fuba::paint
