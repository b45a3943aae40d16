#pragma once

#include <SDL_rect.h>

#include "app/paint/canvas.hpp"
#include "app/paint/lettering.hpp"
#include "app/paint/theme.hpp"
#include "fuba/table/paint/brushes.hpp"
#include "fuba/table/paint/mat_layout.hpp"

namespace fuba::paint {

/// A team's colour as it is drawn on the mat: in high contrast it stands out from every area.
inline SDL_Color on_mat(const Theme& theme, Team team) {
  const SDL_Color body = theme.team(team).body;
  return theme.rims ? mix(body, theme.line, 0.5F) : body;
}

/// The empty mat on the table, under the lamp.
void draw_table(Canvas& canvas, const MatLayout& layout, const Theme& theme, const MatWords& words,
                const Lettering& lettering);

}  // namespace fuba::paint
