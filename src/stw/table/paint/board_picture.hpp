#pragma once

#include "app/paint/canvas.hpp"
#include "app/paint/lettering.hpp"
#include "app/paint/theme.hpp"
#include "stw/table/paint/brushes.hpp"

namespace stw::paint {

using fuba::paint::Canvas;

/// Draws the empty board on a canvas: rubber, squares, lines, goals, letters and the inlaid spinner.
void draw_board(Canvas& canvas, const BoardLayout& layout, const fuba::paint::Theme& theme,
                const fuba::paint::Lettering& lettering, const Spinner& spinner);

}  // namespace stw::paint
