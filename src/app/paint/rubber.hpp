#pragma once

#include "app/paint/canvas.hpp"
#include "app/paint/theme.hpp"

// What every pitch of rubber has. `unit` is a pixel of a pitch of usual size.
namespace fuba::paint {

/// The mat with its shadow on the table and its hem.
void draw_rubber(Canvas& canvas, const SDL_FRect& mat, float unit, const Theme& theme);
/// A goal with its net; `pen` is the width of the pitch's lines.
void draw_net(Canvas& canvas, const SDL_FRect& goal, float unit, float pen, const Theme& theme);

}  // namespace fuba::paint
