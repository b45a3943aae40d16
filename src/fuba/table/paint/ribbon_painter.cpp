#include <fmt/format.h>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/mat_things.hpp"

namespace fuba::paint {

void paint_rim(const MatStudio& mat, Team team) {
  const SDL_FRect& whole = mat.layout.mat();
  const float width = std::max(3.0F, 4 * mat.unit);
  const SDL_Color colour = mat.studio.theme.team(team).body;
  mat.studio.fill({whole.x, whole.y, whole.w, width}, colour);
  mat.studio.fill({whole.x, whole.y + whole.h - width, whole.w, width}, colour);
  mat.studio.fill({whole.x, whole.y + width, width, whole.h - 2 * width}, colour);
  mat.studio.fill({whole.x + whole.w - width, whole.y + width, width, whole.h - 2 * width}, colour);
}

void paint_ribbon(const MatStudio& mat, const Ribbon& ribbon) {
  const float height = 44 * mat.unit;
  const float size = 24 * mat.unit;
  const float width =
      static_cast<float>(mat.studio.lettering.width(ribbon.words, size, Weight::bold)) + 150 * mat.unit;
  const auto& band = mat.picture(fmt::format("ribbon {} {}", index(ribbon.team), ribbon.words), [&] {
    Canvas canvas(pixels(width), pixels(height));
    const SDL_Color colour = mat.studio.theme.team(ribbon.team).body;
    canvas.fill(RoundRect{{0, 0, width, height}, height / 2}, colour);
    canvas.fill(
        RoundRect{{3 * mat.unit, 3 * mat.unit, width - 6 * mat.unit, height - 6 * mat.unit}, height / 2},
        lit(mat.studio.theme.room, 0.85F));
    mat.studio.lettering.write(canvas, ribbon.words, {width / 2, height / 2}, size, Weight::bold,
                               mat.studio.theme.text);
    return canvas;
  });
  const SDL_FRect& whole = mat.layout.mat();
  const float way = ribbon.team == Team::home ? ribbon.phase : 1 - ribbon.phase;
  // In quickly, slowly through the middle, and out again.
  const float eased_way = 0.5F + 4 * (way - 0.5F) * (way - 0.5F) * (way - 0.5F);
  const float x = whole.x - width + (whole.w + width) * eased_way;
  const SDL_Rect room{pixels(whole.x), pixels(whole.y), pixels(whole.w), pixels(whole.h)};
  mat.studio.clip(room);
  mat.studio.show(band, x, whole.y + 0.26F * whole.h);
  mat.studio.clip(std::nullopt);
}

}  // namespace fuba::paint
