#include "app/paint/rubber.hpp"

#include <cmath>

#include "app/paint/geometry.hpp"

namespace fuba::paint {
namespace {

/// Short stitches along the edge of the mat.
void draw_stitches(Canvas& canvas, const SDL_FRect& seam, float unit, const Theme& theme) {
  const SDL_Color thread = faded(lit(theme.mat, 1.3F), 0.55F);
  const float stitch = 5.5F * unit;
  const auto row = [&](SDL_FPoint from, SDL_FPoint to) {
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const int count = static_cast<int>(length / (stitch * 1.9F));
    for (int at = 0; at < count; ++at) {
      const float start = (static_cast<float>(at) + 0.25F) / static_cast<float>(count);
      canvas.fill(Segment{mix(from, to, start), mix(from, to, start + stitch / length), 1.3F * unit}, thread);
    }
  };
  const float corner = 12 * unit;
  const float right = seam.x + seam.w;
  const float bottom = seam.y + seam.h;
  row({seam.x + corner, seam.y}, {right - corner, seam.y});
  row({seam.x + corner, bottom}, {right - corner, bottom});
  row({seam.x, seam.y + corner}, {seam.x, bottom - corner});
  row({right, seam.y + corner}, {right, bottom - corner});
}

}  // namespace

void draw_rubber(Canvas& canvas, const SDL_FRect& mat, float unit, const Theme& theme) {
  const float round = 16 * unit;
  canvas.fill_around(
      mat, RoundRect{{mat.x - 4 * unit, mat.y + 2 * unit, mat.w + 8 * unit, mat.h + 8 * unit}, 20 * unit},
      {0, 0, 0, 150}, 24 * unit);
  canvas.fill_solid(RoundRect{mat, round}, lit(theme.mat, 0.7F));
  canvas.fill_solid(RoundRect{grown(mat, -1.6F * unit), round - 1.6F * unit}, lit(theme.mat, 0.8F));
  draw_stitches(canvas, grown(mat, -5.5F * unit), unit, theme);
}

void draw_net(Canvas& canvas, const SDL_FRect& goal, float unit, float pen, const Theme& theme) {
  canvas.fill(RoundRect{goal, 3 * unit}, {6, 24, 15, 130});
  const SDL_Color string = faded(theme.line, 0.34F);
  const float mesh = 6 * unit;
  for (float at = goal.x - goal.h; at < goal.x + goal.w; at += mesh) {
    canvas.fill(Clipped<Segment>{{{at, goal.y}, {at + goal.h, goal.y + goal.h}, 1}, goal}, string);
    canvas.fill(Clipped<Segment>{{{at, goal.y + goal.h}, {at + goal.h, goal.y}, 1}, goal}, string);
  }
  canvas.fill(Outline<RoundRect>{{goal, 3 * unit}, pen}, theme.line);
}

}  // namespace fuba::paint
