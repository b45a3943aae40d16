#pragma once

#include "app/paint/signs.hpp"
#include "stw/ruleset.hpp"

namespace stw::paint {

using fuba::paint::around;
using fuba::paint::Canvas;
using fuba::paint::draw_cross;
using fuba::paint::draw_flag;
using fuba::paint::draw_football;
using fuba::paint::draw_gloves;
using fuba::paint::draw_star;
using fuba::paint::Polygon;

/// What a shot came to: ball, flag, gloves, or a round arrow for another throw.
void draw_result(Canvas& canvas, SDL_FPoint centre, float size, ShotResult result, SDL_Color colour,
                 SDL_Color ground);

}  // namespace stw::paint
