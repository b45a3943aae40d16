#include <fmt/format.h>

#include <cmath>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/mat_things.hpp"

namespace fuba::paint {

namespace {

void draw_arrow_head(const MatStudio& mat, Canvas& canvas, SDL_FPoint tip, SDL_FPoint before,
                     SDL_Color colour) {
  const float angle = std::atan2(tip.y - before.y, tip.x - before.x);
  for (const float side : {-0.6F, 0.6F}) {
    const SDL_FPoint back{tip.x - 12 * mat.unit * std::cos(angle + side),
                          tip.y - 12 * mat.unit * std::sin(angle + side)};
    canvas.fill(Segment{tip, back, 4.2F * mat.unit}, colour);
  }
}

void draw_plus_one(const MatStudio& mat, Canvas& canvas, SDL_FPoint place) {
  const SDL_FRect chip{place.x - 14 * mat.unit, place.y - 10 * mat.unit, 28 * mat.unit, 20 * mat.unit};
  canvas.fill(RoundRect{{chip.x - mat.unit, chip.y - mat.unit, chip.w + 2 * mat.unit, chip.h + 2 * mat.unit},
                        11 * mat.unit},
              dark(150));
  canvas.fill(RoundRect{chip, 10 * mat.unit}, mat.studio.theme.accent);
  mat.studio.lettering.write(canvas, "+1", place, 13 * mat.unit, Weight::bold, {26, 26, 26, 255});
}

template <class Curve>
void draw_pass(const MatStudio& mat, Canvas& canvas, const PassArc& arc, const Curve& on_curve,
               float distance, SDL_FPoint rise) {
  // At its start the curve is as fast as twice the way to its turning point.
  const float start = 0.62F * mat.layout.ball_radius() / std::hypot(rise.x - arc.from.x, rise.y - arc.from.y);
  const float stop = 1 - 6 * mat.unit / distance;
  const SDL_Color colour = colour_of(mat.studio.theme, arc.light);
  const int dashes = std::max(4, static_cast<int>(distance / (13 * mat.unit)));
  for (const bool shade : {true, false}) {
    for (int dash = 0; dash < dashes; ++dash) {
      const float t = start + (stop - start) * static_cast<float>(dash) / static_cast<float>(dashes);
      const float next = t + 0.56F * (stop - start) / static_cast<float>(dashes);
      canvas.fill(Segment{on_curve(t), on_curve(next), (shade ? 6.0F : 3.6F) * mat.unit},
                  shade ? dark(110) : colour);
    }
  }
  draw_arrow_head(mat, canvas, on_curve(stop), on_curve(stop - 10 * mat.unit / distance), colour);
  for (int mark = 1; mark <= arc.crossed; ++mark)
    draw_plus_one(mat, canvas, on_curve(static_cast<float>(mark) / static_cast<float>(arc.crossed + 1)));
}

}  // namespace

void paint_pass(const MatStudio& mat, const PassArc& arc) {
  const float distance = std::hypot(arc.to.x - arc.from.x, arc.to.y - arc.from.y);
  if (distance < 2 * mat.layout.ball_radius()) return;
  // A curve that rises above the straight line, but not beyond the mat; across the pitch it bends aside.
  const SDL_FPoint straight = mix(arc.from, arc.to, 0.5F);
  const float along = std::abs(arc.to.x - arc.from.x) / distance;
  const float highest = 2 * (mat.layout.mat().y + 14 * mat.unit) - straight.y;
  const float aside = std::max(0.0F, 0.4F - along) * distance;
  const float lift = std::min(1.0F, 2.5F * along) * (0.42F * distance + 14 * mat.unit);
  const SDL_FPoint rise{straight.x + aside, std::max(straight.y - lift, highest)};
  // Its bounds, with room for marks and head.
  const float room = 16 * mat.unit;
  const SDL_FPoint origin{std::floor(std::min(arc.from.x, arc.to.x) - room),
                          std::floor(std::min({arc.from.y, arc.to.y, rise.y}) - room)};
  const SDL_FPoint end{std::max({arc.from.x, arc.to.x, rise.x}) + room,
                       std::max(arc.from.y, arc.to.y) + room};
  const auto on_curve = [&](float t) {
    const SDL_FPoint a = mix(arc.from, rise, t);
    const SDL_FPoint b = mix(rise, arc.to, t);
    const SDL_FPoint point = mix(a, b, t);
    return SDL_FPoint{point.x - origin.x, point.y - origin.y};
  };
  const auto& picture =
      mat.picture(fmt::format("pass {} {} {} {} {} {}", static_cast<int>(arc.light), pixels(arc.from.x),
                              pixels(arc.from.y), pixels(arc.to.x), pixels(arc.to.y), arc.crossed),
                  [&] {
                    Canvas canvas(pixels(end.x - origin.x), pixels(end.y - origin.y));
                    draw_pass(mat, canvas, arc, on_curve, distance, rise);
                    return canvas;
                  });
  mat.studio.show(picture, origin.x, origin.y);
}

}  // namespace fuba::paint
