#include <fmt/format.h>

#include <cmath>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/mat_picture.hpp"
#include "fuba/table/paint/mat_things.hpp"

namespace fuba::paint {

namespace {

/// A thin way in the team's colour with a head, the ball's in dots.
void draw_trace(const MatStudio& mat, Canvas& canvas, SDL_FPoint from, SDL_FPoint to, const Trace& trace) {
  const float distance = std::hypot(to.x - from.x, to.y - from.y);
  const SDL_Color colour = trace.ball ? mat.studio.theme.line : on_mat(mat.studio.theme, trace.team);
  const SDL_Color below = dark(mat.studio.theme.rims ? 255 : 110);
  const float angle = std::atan2(to.y - from.y, to.x - from.x);
  const int dashes = trace.ball ? std::max(3, static_cast<int>(distance / (12 * mat.unit))) : 1;
  for (const bool shade : {true, false}) {
    const float width = (shade ? 5.0F : 2.6F) * mat.unit;
    const SDL_Color ink = shade ? below : colour;
    for (int dash = 0; dash < dashes; ++dash) {
      const float start = static_cast<float>(dash) / static_cast<float>(dashes);
      const float length = (trace.ball ? 0.4F : 1.0F) / static_cast<float>(dashes);
      canvas.fill(Segment{mix(from, to, start), mix(from, to, start + length), width}, ink);
    }
    for (const float side : {-0.55F, 0.55F}) {
      canvas.fill(Segment{to,
                          {to.x - 9 * mat.unit * std::cos(angle + side),
                           to.y - 9 * mat.unit * std::sin(angle + side)},
                          width},
                  ink);
    }
  }
}

}  // namespace

void paint_trace(const MatStudio& mat, const Trace& trace) {
  const float distance = std::hypot(trace.to.x - trace.from.x, trace.to.y - trace.from.y);
  if (distance < mat.layout.piece_radius()) return;
  const float room = 12 * mat.unit;
  const SDL_FPoint origin{std::floor(std::min(trace.from.x, trace.to.x) - room),
                          std::floor(std::min(trace.from.y, trace.to.y) - room)};
  const SDL_FPoint end{std::max(trace.from.x, trace.to.x) + room, std::max(trace.from.y, trace.to.y) + room};
  const auto& picture =
      mat.picture(fmt::format("trace {} {} {} {} {} {}", index(trace.team), trace.ball, pixels(trace.from.x),
                              pixels(trace.from.y), pixels(trace.to.x), pixels(trace.to.y)),
                  [&] {
                    Canvas canvas(pixels(end.x - origin.x), pixels(end.y - origin.y));
                    draw_trace(mat, canvas, {trace.from.x - origin.x, trace.from.y - origin.y},
                               {trace.to.x - origin.x, trace.to.y - origin.y}, trace);
                    return canvas;
                  });
  mat.studio.show(picture, origin.x, origin.y, mat.studio.theme.rims ? 1 : 0.75F);
}

void paint_stop(const MatStudio& mat, const Stop& stop) {
  const SDL_FRect& area = mat.layout.area(stop.at);
  const bool to_the_right = mat.layout.area(stop.beyond).x > area.x;
  const float length = 0.5F * area.h;
  const auto& bar = mat.picture(fmt::format("stop {}", pixels(length)), [&] {
    const float width = 6 * mat.unit;
    Canvas canvas(pixels(2 * width), pixels(length + 2 * width));
    const SDL_FPoint top{width, width};
    const SDL_FPoint foot{width, length + width};
    canvas.fill(Segment{top, foot, width + 2.4F * mat.unit}, dark(150));
    canvas.fill(Segment{top, foot, width}, mat.studio.theme.bad);
    return canvas;
  });
  mat.studio.show_centred(bar, {area.x + (to_the_right ? area.w : 0), area.y + area.h / 2});
}

}  // namespace fuba::paint
