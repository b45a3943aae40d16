#pragma once

#include <initializer_list>
#include <vector>

#include "app/paint/canvas.hpp"
#include "stw/ruleset.hpp"

namespace stw::paint {

using fuba::paint::Canvas;

/// A polygon, filled to its edges whichever way round its corners go.
struct Polygon {
  static constexpr bool faded_edge = true;
  std::vector<SDL_FPoint> corners;

  float operator()(float x, float y) const;
  SDL_FRect bounds() const;
};

/// A point on a circle: 0 at the top, then clockwise, 1 = once around.
SDL_FPoint around(SDL_FPoint centre, float radius, float turn);

// Small signs that tell squares and sectors apart without colour; `size` is their height in pixels.

void draw_star(Canvas& canvas, SDL_FPoint centre, float size, SDL_Color colour);
void draw_flag(Canvas& canvas, SDL_FPoint centre, float size, SDL_Color colour);
/// Two lines that cross: a battle.
void draw_cross(Canvas& canvas, SDL_FPoint centre, float size, SDL_Color colour);
/// A football seen from above.
void draw_football(Canvas& canvas, SDL_FPoint centre, float radius, SDL_Color leather, SDL_Color patches);
/// Two gloves, fingers up.
void draw_gloves(Canvas& canvas, SDL_FPoint centre, float size, SDL_Color colour);
/// What a shot came to: ball, flag, gloves, or a round arrow for another throw.
void draw_result(Canvas& canvas, SDL_FPoint centre, float size, ShotResult result, SDL_Color colour,
                 SDL_Color ground);

}  // namespace stw::paint
