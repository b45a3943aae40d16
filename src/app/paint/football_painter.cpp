#include <fmt/format.h>

#include <cmath>

#include "app/paint/brushes.hpp"
#include "app/paint/geometry.hpp"
#include "app/paint/signs.hpp"

namespace fuba::paint {

void paint_football(Studio& studio, SDL_FPoint centre, float radius, float turn, float lift) {
  constexpr SDL_Color leather{250, 248, 240, 255};
  constexpr SDL_Color patches{30, 34, 40, 255};
  const auto& shade = studio.picture(fmt::format("football shadow {:.1f}", radius), [&] {
    const float half = std::ceil(1.4F * radius) + 1;
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    canvas.fill(Circle{{half, half}, radius}, {0, 0, 0, 120}, 0.4F * radius);
    return canvas;
  });
  const float height = lift * radius;
  studio.show_centred(shade,
                      {centre.x + 0.12F * radius + 0.5F * height, centre.y + 0.2F * radius + 0.9F * height},
                      1 - 0.4F * lift);
  const int step = static_cast<int>(std::lround(turn * 12)) % 12;
  const auto& picture = studio.picture(fmt::format("football {} {:.1f}", step, radius), [&] {
    const float half = std::ceil(radius) + 1;
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    // Rolling shows another side: the patches wander.
    const float shift = step == 0 ? 0 : 0.22F * radius * std::sin(static_cast<float>(step) * 0.52F);
    draw_football(canvas, {half, half}, radius, leather, patches);
    if (shift != 0) {
      Canvas moved(pixels(2 * half), pixels(2 * half));
      draw_football(moved, {half, half}, radius, leather, mix(patches, leather, 0.35F));
      canvas.lay(moved, 0, 0);
    }
    return canvas;
  });
  studio.show_centred(picture, {centre.x, centre.y - 0.8F * height});
}

}  // namespace fuba::paint
