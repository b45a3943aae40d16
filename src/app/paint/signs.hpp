#pragma once

#include <vector>

#include "app/paint/canvas.hpp"

namespace fuba::paint {

/// A polygon, filled to its edges whichever way round its corners go.
struct Polygon {
  static constexpr bool faded_edge = true;
  std::vector<SDL_FPoint> corners;

  float operator()(float x, float y) const;
  SDL_FRect bounds() const;
};

/// A point on a circle: 0 at the top, then clockwise, 1 = once around.
SDL_FPoint around(SDL_FPoint centre, float radius, float turn);
/// A polygon whose corners lie on a circle.
Polygon regular(SDL_FPoint centre, float radius, int corners, float turn = 0);

// Small signs that tell things apart without colour; `size` is their height in pixels.

void draw_star(Canvas& canvas, SDL_FPoint centre, float size, SDL_Color colour);
void draw_flag(Canvas& canvas, SDL_FPoint centre, float size, SDL_Color colour);
/// Two lines that cross: a duel.
void draw_cross(Canvas& canvas, SDL_FPoint centre, float size, SDL_Color colour);
/// A football seen from above.
void draw_football(Canvas& canvas, SDL_FPoint centre, float radius, SDL_Color leather, SDL_Color patches);
/// Two gloves, fingers up.
void draw_gloves(Canvas& canvas, SDL_FPoint centre, float size, SDL_Color colour);

}  // namespace fuba::paint
