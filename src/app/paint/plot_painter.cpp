#include <fmt/format.h>

#include <cmath>

#include "app/paint/brushes.hpp"
#include "app/paint/geometry.hpp"

namespace fuba::paint {

namespace {

float pen_of(const SDL_FRect& rect) { return std::max(2.0F, 0.012F * rect.h); }

/// What a picture of these points is called.
std::string name_of(std::string_view what, const SDL_FRect& rect, std::span<const SDL_FPoint> points) {
  std::string name = fmt::format("{} {}x{}", what, pixels(rect.w), pixels(rect.h));
  for (const SDL_FPoint& point : points) name += fmt::format(" {:.4f},{:.4f}", point.x, point.y);
  return name;
}

/// A team's colour as a thin line that must be seen on a dark ground.
SDL_Color line_colour(const Theme& theme, Team team) {
  const SDL_Color body = theme.team(team).body;
  const float light = 0.3F * body.r + 0.59F * body.g + 0.11F * body.b;
  return light < 150 ? mix(body, {255, 255, 255, 255}, 0.3F) : body;
}

/// What fills a team's share: Home's is plain, Away's is hatched, so that they differ without colour.
SDL_Color ground_of(const Theme& theme, Team team, float x, float y, float pitch) {
  const TeamColours& colours = theme.team(team);
  if (team == Team::home) return colours.body;
  const float along = (x + y) / pitch;
  const float from_middle = std::abs(along - std::floor(along) - 0.5F) * pitch;
  const float stripe = std::clamp(0.18F * pitch - from_middle + 0.5F, 0.0F, 1.0F);
  return mix(colours.body, colours.mark, 0.75F * stripe);
}

/// A curve through points that is smooth and never leaves the heights of the points on its two sides.
class SmoothCurve {
 public:
  explicit SmoothCurve(std::span<const SDL_FPoint> points) : points_(points), slopes_(points.size(), 0.0F) {
    for (std::size_t at = 1; at + 1 < points.size(); ++at) {
      const float before = slope(at - 1);
      const float after = slope(at);
      if (before * after > 0) slopes_[at] = 2 * before * after / (before + after);
    }
  }

  float first() const { return points_.front().x; }
  float last() const { return points_.back().x; }

  float at(float x) const {
    const auto next = std::ranges::upper_bound(points_, x, {}, &SDL_FPoint::x);
    if (next == points_.begin()) return points_.front().y;
    if (next == points_.end()) return points_.back().y;
    const auto end = static_cast<std::size_t>(next - points_.begin());
    const SDL_FPoint& from = points_[end - 1];
    const float width = std::max(points_[end].x - from.x, 1e-6F);
    const float t = (x - from.x) / width;
    const float rest = 1 - t;
    return rest * rest * ((1 + 2 * t) * from.y + t * width * slopes_[end - 1]) +
           t * t * ((1 + 2 * rest) * points_[end].y - rest * width * slopes_[end]);
  }

 private:
  float slope(std::size_t at) const {
    return (points_[at + 1].y - points_[at].y) / std::max(points_[at + 1].x - points_[at].x, 1e-6F);
  }

  std::span<const SDL_FPoint> points_;
  std::vector<float> slopes_;
};

Canvas momentum_picture(const SDL_FRect& rect, std::span<const SDL_FPoint> points, const Theme& theme) {
  const float pen = pen_of(rect);
  const float margin = std::ceil(pen);
  Canvas canvas(pixels(rect.w + 2 * margin), pixels(rect.h + 2 * margin));
  const SmoothCurve curve(points);
  const float half = rect.h / 2;
  const float middle = margin + half;
  const int begin = pixels(margin + curve.first() * rect.w);
  const int end = pixels(margin + curve.last() * rect.w);
  const auto height = [&](int x) {
    return middle - half * curve.at((static_cast<float>(x) + 0.5F - margin) / rect.w);
  };
  for (int x = begin; x < end; ++x) {
    const float edge = height(x);
    const Team team = edge < middle ? Team::home : Team::away;
    const float top = std::min(edge, middle);
    const float bottom = std::max(edge, middle);
    for (int y = static_cast<int>(top); static_cast<float>(y) < bottom; ++y) {
      const auto row = static_cast<float>(y);
      const float coverage = std::min(row + 1, bottom) - std::max(row, top);
      const float away = std::abs(row + 0.5F - middle) / half;
      const SDL_Color colour = ground_of(theme, team, static_cast<float>(x), row, 4 * pen);
      canvas.blend(x, y, faded(colour, 0.45F + 0.45F * away), coverage);
    }
  }
  for (int x = begin; x + 1 < end; ++x) {
    const SDL_FPoint from{static_cast<float>(x) + 0.5F, height(x)};
    const SDL_FPoint to{from.x + 1, height(x + 1)};
    const Team team = from.y + to.y < 2 * middle ? Team::home : Team::away;
    canvas.fill(Segment{from, to, pen}, line_colour(theme, team));
  }
  return canvas;
}

/// White marks along a line, the way Away's pieces have a white bar.
void dash(Canvas& canvas, std::span<const SDL_FPoint> line, float pen, SDL_Color colour) {
  const float length = 3.2F * pen;
  float walked = 0;
  for (std::size_t at = 1; at < line.size(); ++at) {
    const SDL_FPoint from = line[at - 1];
    const SDL_FPoint to = line[at];
    const float way = std::abs(to.x - from.x) + std::abs(to.y - from.y);
    const auto place = [&](float along) {
      const float part = std::clamp(along / std::max(way, 1e-6F), 0.0F, 1.0F);
      return SDL_FPoint{from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)};
    };
    for (float start = -std::fmod(walked, 2 * length); start < way; start += 2 * length)
      if (start + length > 0) canvas.fill(Segment{place(start), place(start + length), 0.42F * pen}, colour);
    walked += way;
  }
}

Canvas steps_picture(const SDL_FRect& rect, Team team, std::span<const SDL_FPoint> points,
                     const Theme& theme) {
  const float pen = 1.5F * pen_of(rect);
  const float margin = std::ceil(pen);
  Canvas canvas(pixels(rect.w + 2 * margin), pixels(rect.h + 2 * margin));
  std::vector<SDL_FPoint> line;
  line.reserve(points.size());
  for (const SDL_FPoint& point : points)
    line.push_back({margin + point.x * rect.w, margin + (1 - point.y) * rect.h});
  const SDL_Color colour = line_colour(theme, team);
  for (std::size_t at = 1; at < line.size(); ++at) {
    const SDL_FRect below{line[at - 1].x, line[at].y, line[at].x - line[at - 1].x,
                          margin + rect.h - line[at].y};
    if (below.w > 0 && below.h > 0) canvas.fill(RoundRect{below, 0}, faded(colour, 0.1F));
  }
  for (std::size_t at = 1; at < line.size(); ++at) canvas.fill(Segment{line[at - 1], line[at], pen}, colour);
  if (team == Team::away) dash(canvas, line, pen, theme.team(team).mark);
  return canvas;
}

/// From a cool to a warm area; ever lighter, so that it can be read without colour.
SDL_Color heat_colour(float warmth) {
  constexpr SDL_Color cool{30, 64, 54, 255};
  constexpr SDL_Color mild{70, 134, 84, 255};
  constexpr SDL_Color warm{255, 176, 92, 255};
  constexpr float middle = 0.4F;
  return warmth < middle ? mix(cool, mild, warmth / middle)
                         : mix(mild, warm, (warmth - middle) / (1 - middle));
}

void print_lines(Canvas& canvas, const SDL_FRect& field, SDL_Color line) {
  const float pen = std::max(1.2F, 0.008F * field.h);
  const float x = field.x + field.w / 2;
  const float y = field.y + field.h / 2;
  const SDL_FRect box{field.x, y - 0.22F * field.h, 0.13F * field.w, 0.44F * field.h};
  canvas.fill(Outline<RoundRect>{{field, 2 * pen}, pen}, line);
  canvas.fill(Segment{{x, field.y}, {x, field.y + field.h}, pen}, line);
  canvas.fill(Outline<Circle>{{{x, y}, 0.14F * field.h}, pen}, line);
  canvas.fill(Outline<RoundRect>{{box, 0}, pen}, line);
  canvas.fill(Outline<RoundRect>{{{field.x + field.w - box.w, box.y, box.w, box.h}, 0}, pen}, line);
}

Canvas heat_picture(const SDL_FRect& rect, std::span<const HeatField> fields, const Theme& theme) {
  Canvas canvas(pixels(rect.w), pixels(rect.h));
  const float seam = std::max(1.0F, 0.006F * rect.h);
  canvas.fill(RoundRect{{0, 0, rect.w, rect.h}, 3 * seam}, {17, 36, 31, 255});
  for (const HeatField& field : fields) {
    const SDL_FRect area{field.part.x * rect.w + seam, field.part.y * rect.h + seam,
                         field.part.w * rect.w - 2 * seam, field.part.h * rect.h - 2 * seam};
    canvas.fill(RoundRect{area, 2 * seam}, heat_colour(field.warmth));
  }
  print_lines(canvas, {seam, seam, rect.w - 2 * seam, rect.h - 2 * seam}, faded(theme.line, 0.45F));
  return canvas;
}

Canvas bar_picture(const SDL_FRect& rect, Team team, const Theme& theme) {
  Canvas canvas(pixels(rect.w), pixels(rect.h));
  canvas.shade(RoundRect{{0, 0, rect.w, rect.h}, std::min(rect.w, rect.h) / 2}, 1,
               [&](float x, float y, float) {
                 return lit(ground_of(theme, team, x, y, 0.9F * rect.h), 1.06F - 0.14F * y / rect.h);
               });
  return canvas;
}

}  // namespace

void paint_momentum(Studio& studio, const SDL_FRect& rect, std::span<const SDL_FPoint> curve) {
  if (curve.size() < 2) return;
  const float margin = std::ceil(pen_of(rect));
  const Texture& picture = studio.picture(name_of("momentum", rect, curve),
                                          [&] { return momentum_picture(rect, curve, studio.theme); });
  studio.show(picture, rect.x - margin, rect.y - margin);
}

void paint_steps(Studio& studio, const SDL_FRect& rect, Team team, std::span<const SDL_FPoint> steps) {
  if (steps.size() < 2) return;
  const float margin = std::ceil(1.5F * pen_of(rect));
  const Texture& picture = studio.picture(name_of(fmt::format("steps of {}", name(team)), rect, steps),
                                          [&] { return steps_picture(rect, team, steps, studio.theme); });
  studio.show(picture, rect.x - margin, rect.y - margin);
}

void paint_heat(Studio& studio, const SDL_FRect& rect, std::span<const HeatField> fields) {
  std::string known = name_of("heat", rect, {});
  for (const HeatField& field : fields) known += fmt::format(" {:.3f}", field.warmth);
  studio.show(studio.picture(known, [&] { return heat_picture(rect, fields, studio.theme); }), rect.x,
              rect.y);
}

void paint_bar(Studio& studio, const SDL_FRect& rect, Team team) {
  const Texture& picture = studio.picture(name_of(fmt::format("bar of {}", name(team)), rect, {}),
                                          [&] { return bar_picture(rect, team, studio.theme); });
  studio.show(picture, rect.x, rect.y);
}

}  // namespace fuba::paint
