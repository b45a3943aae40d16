#include "app/paint/signs.hpp"

#include <algorithm>
#include <cmath>

#include "app/paint/geometry.hpp"

namespace fuba::paint {

float Polygon::operator()(float x, float y) const {
  float nearest = 1e9F;
  bool inside = false;
  for (std::size_t at = 0; at < corners.size(); ++at) {
    const SDL_FPoint a = corners[at];
    const SDL_FPoint b = corners[(at + 1) % corners.size()];
    nearest = std::min(nearest, Segment{a, b, 0}(x, y));
    if ((a.y > y) != (b.y > y) && x < (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside ? -nearest : nearest;
}

SDL_FRect Polygon::bounds() const {
  const auto [left, right] = std::ranges::minmax(corners, {}, &SDL_FPoint::x);
  const auto [top, bottom] = std::ranges::minmax(corners, {}, &SDL_FPoint::y);
  return {left.x, top.y, right.x - left.x, bottom.y - top.y};
}

SDL_FPoint around(SDL_FPoint centre, float radius, float turn) {
  return {centre.x + radius * std::sin(2 * pi * turn), centre.y - radius * std::cos(2 * pi * turn)};
}

Polygon regular(SDL_FPoint centre, float radius, int corners, float turn) {
  Polygon polygon;
  for (int at = 0; at < corners; ++at)
    polygon.corners.push_back(
        around(centre, radius, turn + static_cast<float>(at) / static_cast<float>(corners)));
  return polygon;
}

void draw_star(Canvas& canvas, SDL_FPoint centre, float size, SDL_Color colour) {
  Polygon star;
  constexpr int points = 5;
  for (int at = 0; at < 2 * points; ++at)
    star.corners.push_back(around(centre, size * (at % 2 == 0 ? 0.5F : 0.21F),
                                  static_cast<float>(at) / static_cast<float>(2 * points)));
  canvas.fill(star, colour);
}

void draw_flag(Canvas& canvas, SDL_FPoint centre, float size, SDL_Color colour) {
  const float left = centre.x - 0.24F * size;
  const float top = centre.y - 0.46F * size;
  canvas.fill(Segment{{left, top}, {left, centre.y + 0.46F * size}, 0.1F * size}, colour);
  canvas.fill(Polygon{{{left, top}, {left + 0.62F * size, top + 0.24F * size}, {left, top + 0.5F * size}}},
              colour);
}

void draw_cross(Canvas& canvas, SDL_FPoint centre, float size, SDL_Color colour) {
  const float reach = 0.4F * size;
  const float width = 0.15F * size;
  canvas.fill(Segment{{centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach}, width},
              colour);
  canvas.fill(Segment{{centre.x - reach, centre.y + reach}, {centre.x + reach, centre.y - reach}, width},
              colour);
}

void draw_football(Canvas& canvas, SDL_FPoint centre, float radius, SDL_Color leather, SDL_Color patches) {
  canvas.shade(Circle{centre, radius}, 1, [&](float x, float y, float) {
    const float lamp = length(x - centre.x + 0.35F * radius, y - centre.y + 0.45F * radius) / radius;
    return lit(leather, 1.04F - 0.2F * lamp * lamp);
  });
  canvas.fill(regular(centre, 0.36F * radius, 5), patches);
  for (int at = 0; at < 5; ++at) {
    const float turn = static_cast<float>(at) / 5;
    canvas.fill(
        Segment{around(centre, 0.36F * radius, turn), around(centre, 0.68F * radius, turn), 0.08F * radius},
        patches);
    // The outer patches end at the edge of the ball.
    const SDL_FPoint outer = around(centre, 0.9F * radius, turn);
    canvas.shade(regular(outer, 0.3F * radius, 5, turn + 0.5F), 1, [&](float x, float y, float) {
      const float edge = std::clamp(0.5F + radius - length(x - centre.x, y - centre.y), 0.0F, 1.0F);
      return faded(patches, edge);
    });
  }
  canvas.fill(Outline<Circle>{{centre, radius - 0.5F}, std::max(1.0F, 0.06F * radius)},
              faded(patches, 0.55F));
}

void draw_gloves(Canvas& canvas, SDL_FPoint centre, float size, SDL_Color colour) {
  for (const float side : {-1.0F, 1.0F}) {
    const SDL_FPoint palm{centre.x + side * 0.27F * size, centre.y + 0.1F * size};
    canvas.fill(
        RoundRect{{palm.x - 0.2F * size, palm.y - 0.12F * size, 0.4F * size, 0.44F * size}, 0.12F * size},
        colour);
    for (int finger = 0; finger < 3; ++finger) {
      const float x = palm.x + (static_cast<float>(finger) - 1) * 0.14F * size;
      canvas.fill(Segment{{x, palm.y}, {x, palm.y - 0.42F * size}, 0.11F * size}, colour);
    }
    canvas.fill(Segment{{palm.x - side * 0.14F * size, palm.y + 0.12F * size},
                        {palm.x - side * 0.27F * size, palm.y - 0.08F * size},
                        0.11F * size},
                colour);
  }
}

}  // namespace fuba::paint
