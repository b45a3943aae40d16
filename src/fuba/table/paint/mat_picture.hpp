#pragma once

#include <SDL_rect.h>

#include "app/paint/canvas.hpp"
#include "app/paint/lettering.hpp"
#include "app/paint/theme.hpp"
#include "fuba/table/paint/brushes.hpp"
#include "fuba/table/paint/mat_layout.hpp"

namespace fuba::paint {

/// The table under the lamp with the empty mat on it, as large as the window.
Canvas table_picture(SDL_Point size, const MatLayout& layout, const Theme& theme, const MatWords& words,
                     const Lettering& lettering);

}  // namespace fuba::paint
