#pragma once

#include <SDL_rect.h>

#include "canvas.hpp"
#include "lettering.hpp"
#include "mat_layout.hpp"
#include "painter.hpp"
#include "theme.hpp"

namespace fuba::paint {

/// The table under the lamp, as large as the window.
Canvas bare_table_picture(SDL_Point size, const MatLayout& layout, const Theme& theme);

/// The same with the empty mat on it.
Canvas table_picture(SDL_Point size, const MatLayout& layout, const Theme& theme, const MatWords& words,
                     const Lettering& lettering);

}  // namespace fuba::paint
