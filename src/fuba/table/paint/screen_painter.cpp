#include <algorithm>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/mat_things.hpp"

namespace fuba::paint {

void paint_screen(const MatStudio& mat, SDL_FPoint incident) {
  const float width = 58 * mat.unit;
  const float height = 38 * mat.unit;
  const auto& picture = mat.picture("screen", [&] {
    const float margin = 5 * mat.unit;
    Canvas canvas(pixels(width + 2 * margin), pixels(height + 3 * margin));
    const SDL_FRect frame{margin, margin, width, height};
    const float foot = frame.y + height + margin;
    canvas.fill(RoundRect{{frame.x, frame.y + 0.4F * margin, width, height}, 7 * mat.unit}, {0, 0, 0, 150},
                0.8F * margin);
    canvas.fill(Segment{{frame.x + 0.32F * width, foot}, {frame.x + 0.68F * width, foot}, 3.4F * mat.unit},
                mat.studio.theme.line);
    canvas.fill(RoundRect{frame, 7 * mat.unit}, mat.studio.theme.line);
    canvas.fill(RoundRect{{frame.x + 3 * mat.unit, frame.y + 3 * mat.unit, width - 6 * mat.unit,
                           height - 6 * mat.unit},
                          5 * mat.unit},
                lit(mat.studio.theme.room, 0.8F));
    mat.studio.lettering.write(canvas, "VAR", middle(frame), 18 * mat.unit, Weight::bold,
                               mat.studio.theme.accent);
    return canvas;
  });
  const float rise = mat.layout.ball_radius() + 0.8F * height;
  const SDL_FRect& whole = mat.layout.mat();
  const float most = whole.x + whole.w - width / 2 - 8 * mat.unit;
  mat.studio.show_centred(picture, {std::clamp(incident.x, whole.x + width / 2 + 8 * mat.unit, most),
                                    std::max(incident.y - rise, whole.y + height)});
}

}  // namespace fuba::paint
