#pragma once

#include <SDL_rect.h>

#include "app/paint/canvas.hpp"
#include "app/paint/theme.hpp"

namespace fuba::paint {

/// Lamplight over everything: warm and bright above the place of the board, fading towards the walls, with a
/// fine grain.
void shine(Canvas& canvas, const SDL_FRect& board);

/// The table under the lamp with nothing on it, as large as the window.
Canvas bare_table(SDL_Point size, const SDL_FRect& board, const Theme& theme);

}  // namespace fuba::paint
