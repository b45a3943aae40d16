#include <fmt/format.h>

#include <cmath>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/brushes.hpp"

namespace fuba::paint {

/// A red cross on white.
void paint_injury(Studio& studio, SDL_FPoint centre, float size) {
  const auto& picture = studio.picture(fmt::format("injury {}", pixels(size)), [&] {
    const float half = std::ceil(size / 2) + 1;
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    const float arm = 0.27F * size;
    const float pen = 0.2F * size;
    canvas.fill(Circle{{half, half + 0.06F * size}, 0.5F * size}, {0, 0, 0, 120}, 0.12F * size);
    canvas.fill(Circle{{half, half}, 0.5F * size}, {250, 247, 238, 255});
    canvas.fill(Segment{{half - arm, half}, {half + arm, half}, pen}, studio.theme.red_card);
    canvas.fill(Segment{{half, half - arm}, {half, half + arm}, pen}, studio.theme.red_card);
    return canvas;
  });
  studio.show_centred(picture, centre);
}

/// A condition point on its track, or the hole where one was.
void paint_point(Studio& studio, SDL_FPoint centre, float size, Team team, bool there) {
  const auto& picture = studio.picture(fmt::format("point {} {} {}", index(team), there, pixels(size)), [&] {
    const float half = std::ceil(size / 2) + 1;
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    const SDL_FPoint middle{half, half};
    canvas.fill(Circle{middle, 0.5F * size}, lit(studio.theme.panel, 0.55F));
    const SDL_Color body = studio.theme.team(team).body;
    if (there) {
      canvas.shade(Circle{middle, 0.44F * size}, 1, [&](float, float y, float) {
        return lit(body, 1.12F - 0.3F * (y - half + size / 2) / size);
      });
    } else {
      canvas.fill(Circle{{half, half + 0.04F * size}, 0.42F * size}, lit(studio.theme.panel, 0.78F));
    }
    return canvas;
  });
  studio.show_centred(picture, centre);
}

/// A player on the bench: a small piece, or his empty seat.
void paint_seat(Studio& studio, SDL_FPoint centre, float size, Team team, bool there) {
  if (there)
    paint_piece(studio, centre, size / 2, team, false);
  else
    paint_point(studio, centre, size, team, false);
}

}  // namespace fuba::paint
