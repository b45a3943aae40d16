#pragma once

#include <SDL_pixels.h>
#include <SDL_rect.h>

#include <array>

#include "app/paint/canvas.hpp"

namespace fuba::paint {

/// How a solid is turned: a rotation from its own axes to the viewer's (right, down, towards the eye).
struct Turned {
  std::array<std::array<float, 3>, 3> rows{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

  Turned operator*(const Turned& first) const;
  static Turned about(const std::array<float, 3>& axis, float angle);
  /// With a value of the die towards the eye.
  static Turned showing(int value);
  /// A ball of that radius before it has rolled the way that is left.
  static Turned before_rolling(SDL_FPoint to_go, float radius);
};

/// The ball, a round die, as seen from above: `size` pixels square, the ball filling it.
Canvas ball_picture(int size, const Turned& turned);

/// A cube of `side` pixels in the middle of a picture of `die_picture_size(side)`.
Canvas die_picture(int side, const Turned& turned, SDL_Color body, SDL_Color pips);
int die_picture_size(int side);

}  // namespace fuba::paint
