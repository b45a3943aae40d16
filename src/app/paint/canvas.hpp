#pragma once

#include <SDL_pixels.h>
#include <SDL_rect.h>
#include <SDL_surface.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>

namespace fuba::paint {

/// With so much of its opacity, 1 = all.
constexpr SDL_Color faded(SDL_Color colour, float alpha) {
  return {colour.r, colour.g, colour.b, static_cast<Uint8>(static_cast<float>(colour.a) * alpha + 0.5F)};
}

/// The colour on the way from one, `t` = 0, to another, 1.
inline SDL_Color mix(SDL_Color a, SDL_Color b, float t) {
  if (t == 0) return a;
  const auto channel = [t](int from, int to) {
    const float between = static_cast<float>(from) + static_cast<float>(to - from) * t;
    return static_cast<Uint8>(static_cast<int>(std::clamp(between + 0.5F, 0.0F, 255.0F)));
  };
  return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b), channel(a.a, b.a)};
}

/// Towards black below 1, towards white above.
inline SDL_Color lit(SDL_Color colour, float light) {
  const SDL_Color end = light < 1 ? SDL_Color{0, 0, 0, colour.a} : SDL_Color{255, 255, 255, colour.a};
  return mix(colour, end, std::min(std::abs(light - 1), 1.0F));
}

/// What `std::hypot` of floats comes to, without its call.
inline float length(float x, float y) {
  return static_cast<float>(std::sqrt(static_cast<double>(x) * x + static_cast<double>(y) * y));
}

/// A part of a row.
struct Stretch {
  float from;
  float to;
};

// Shapes: the signed distance of a point to their edge, negative inside, and a rectangle around them, outside
// of which a soft edge may fade. Long ones tell how much of a row may be nearer than some distance to them.

struct Circle {
  static constexpr bool faded_edge = true;
  SDL_FPoint centre;
  float radius;
  float operator()(float x, float y) const { return length(x - centre.x, y - centre.y) - radius; }
  SDL_FRect bounds() const { return {centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}; }
};

struct RoundRect {
  static constexpr bool faded_edge = true;
  SDL_FRect rect;
  float radius;
  float operator()(float x, float y) const {
    const float dx = std::abs(x - rect.x - rect.w / 2) - rect.w / 2 + radius;
    const float dy = std::abs(y - rect.y - rect.h / 2) - rect.h / 2 + radius;
    if (dx <= 0 || dy <= 0) return std::max(dx, dy) - radius;
    return std::sqrt(dx * dx + dy * dy) - radius;
  }
  SDL_FRect bounds() const { return rect; }
};

/// A line with round ends.
struct Segment {
  static constexpr bool faded_edge = true;
  SDL_FPoint from;
  SDL_FPoint to;
  float width;
  float operator()(float x, float y) const {
    const float dx = to.x - from.x;
    const float dy = to.y - from.y;
    const float along =
        std::clamp(((x - from.x) * dx + (y - from.y) * dy) / std::max(dx * dx + dy * dy, 1e-6F), 0.0F, 1.0F);
    return length(x - from.x - along * dx, y - from.y - along * dy) - width / 2;
  }
  SDL_FRect bounds() const {
    return {std::min(from.x, to.x) - width / 2, std::min(from.y, to.y) - width / 2,
            std::abs(to.x - from.x) + width, std::abs(to.y - from.y) + width};
  }
  Stretch row(float y, float away) const {
    const float reach = width / 2 + away;
    const float down = to.y - from.y;
    const auto x_at = [&](float height, float level_x) {
      if (down == 0) return level_x;
      return from.x + std::clamp((height - from.y) / down, 0.0F, 1.0F) * (to.x - from.x);
    };
    const auto [left, right] = std::minmax({x_at(y - reach, from.x), x_at(y + reach, to.x)});
    return {left - reach, right + reach};
  }
};

/// The edge of another shape, drawn with a pen centred on it.
template <class Shape>
struct Outline {
  static constexpr bool faded_edge = true;
  Shape shape;
  float width;
  float operator()(float x, float y) const { return std::abs(shape(x, y)) - width / 2; }
  SDL_FRect bounds() const {
    const SDL_FRect box = shape.bounds();
    return {box.x - width / 2, box.y - width / 2, box.w + width, box.h + width};
  }
};

/// The part of a shape inside a rectangle of whole pixels.
template <class Shape>
struct Clipped {
  static constexpr bool faded_edge = false;
  Shape shape;
  SDL_FRect clip;
  float operator()(float x, float y) const { return shape(x, y); }
  SDL_FRect bounds() const { return clip; }
  Stretch row(float y, float away) const requires requires { shape.row(y, away); }
  { return shape.row(y, away); }
};

/// Light that falls on a pixel: each channel times its factor, and a warm haze on top (0 none, 1 full).
struct Glow {
  float red;
  float green;
  float blue;
  float haze;
};

/// Pixels to draw on, in straight alpha, with edges smoothed.
class Canvas {
 public:
  Canvas(int width, int height, SDL_Color ground = {0, 0, 0, 0});
  /// On pixels that are somebody else's.
  Canvas(Uint32* lent, int width, int height, SDL_Color ground);

  int width() const { return width_; }
  int height() const { return height_; }
  const Uint32* pixels() const { return pixels_; }

  void blend(int x, int y, SDL_Color colour, float coverage) {
    if (x < 0 || y < 0 || x >= width_ || y >= height_) return;
    blend_at(at(x, y), colour, coverage);
  }

  /// Fills a shape; `softness` is the width in pixels over which its edge fades.
  template <class Shape>
  void fill(const Shape& shape, SDL_Color colour, float softness = 1) {
    shade(shape, softness, [colour](float, float, float) { return colour; });
  }

  /// Fills a shape with `colour_at(x, y, distance to its edge)`.
  template <class Shape, class ColourAt>
  void shade(const Shape& shape, float softness, ColourAt colour_at) {
    const SDL_FRect box = shape.bounds();
    const float fade = Shape::faded_edge ? softness : 0;
    const int left = std::max(0, static_cast<int>(std::floor(box.x - fade)));
    const int top = std::max(0, static_cast<int>(std::floor(box.y - fade)));
    const int right = std::min(width_, static_cast<int>(std::ceil(box.x + box.w + fade)));
    const int bottom = std::min(height_, static_cast<int>(std::ceil(box.y + box.h + fade)));
    for (int y = top; y < bottom; ++y) {
      const float py = static_cast<float>(y) + 0.5F;
      int first = left;
      int end = right;
      if constexpr (requires { shape.row(py, softness); }) {
        const Stretch row = shape.row(py, softness);
        first = std::max(first, static_cast<int>(std::floor(row.from)));
        end = std::min(end, static_cast<int>(std::ceil(row.to)));
      }
      for (int x = first; x < end; ++x) {
        const float px = static_cast<float>(x) + 0.5F;
        const float distance = shape(px, py);
        float coverage = 0.5F - distance / softness;
        if (coverage <= 0) continue;
        coverage = coverage >= 1 ? 1.0F : softness > 2 ? coverage * coverage * (3 - 2 * coverage) : coverage;
        blend_at(at(x, y), colour_at(px, py, distance), coverage);
      }
    }
  }

  /// The same for an opaque colour, quickly.
  void fill_solid(const RoundRect& shape, SDL_Color colour);
  void fill_rect(const SDL_FRect& rect, SDL_Color colour);

  /// Fills the part of a shape outside a rectangle: the shadow of what covers the rectangle.
  template <class Shape>
  void fill_around(const SDL_FRect& covered, const Shape& shape, SDL_Color colour, float softness) {
    const SDL_FRect box = shape.bounds();
    const float left = box.x - softness;
    const float top = box.y - softness;
    const float right = box.x + box.w + softness;
    const float bottom = box.y + box.h + softness;
    const float end = std::round(covered.y + covered.h);
    const float across = std::round(covered.x + covered.w);
    const auto part = [&](float x, float y, float to_x, float to_y) {
      fill(Clipped<Shape>{shape, {x, y, to_x - x, to_y - y}}, colour, softness);
    };
    part(left, top, right, std::round(covered.y));
    part(left, std::round(covered.y), std::round(covered.x), end);
    part(across, std::round(covered.y), right, end);
    part(left, end, right, bottom);
  }

  /// Lights every pixel with `glow_at(x, y)`.
  template <class GlowAt>
  void light(GlowAt glow_at) {
    const int width = width_;
    for (int y = 0; y < height_; ++y) {
      Uint32* const row = &at(0, y);
      for (int x = 0; x < width; ++x) row[x] = scaled(row[x], glow_at(x, y));
    }
  }

  /// Lays another picture on top.
  void lay(const SDL_Surface& picture, int left, int top, float opacity = 1);
  void lay(const Canvas& picture, int left, int top);

  /// Makes the rows below one like it, up to another.
  void repeat_row(int row, int end);

  /// Left and right exchanged.
  Canvas mirrored() const;
  /// The same with so much of its opacity, 255 = all.
  Canvas fainter(Uint8 strength) const;

 private:
  Uint32& at(int x, int y) {
    return pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                   static_cast<std::size_t>(x)];
  }
  Uint32 at(int x, int y) const {
    return pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                   static_cast<std::size_t>(x)];
  }

  static Uint32 pack(Uint32 a, Uint32 r, Uint32 g, Uint32 b) { return a << 24 | r << 16 | g << 8 | b; }
  static Uint32 scaled(Uint32 pixel, const Glow& glow) {
    const auto scale = [&glow](Uint32 value, float light, float haze) {
      const float sum = static_cast<float>(static_cast<int>(value & 0xFFU)) * light + haze * glow.haze + 0.5F;
      return static_cast<Uint32>(static_cast<int>(std::min(sum, 255.0F)));
    };
    return pack(pixel >> 24, scale(pixel >> 16, glow.red, 8), scale(pixel >> 8, glow.green, 5),
                scale(pixel, glow.blue, 1));
  }
  static void blend_at(Uint32& pixel, SDL_Color colour, float coverage) {
    const auto alpha = static_cast<Uint32>(static_cast<int>(static_cast<float>(colour.a) * coverage + 0.5F));
    const Uint32 below = pixel >> 24;
    if (alpha == 255 || below == 0) {
      pixel = pack(alpha, colour.r, colour.g, colour.b);
      return;
    }
    const Uint32 kept = (255 - alpha) * below / 255;
    const Uint32 sum = alpha + kept;
    if (sum == 0) return;
    const auto over = [&](Uint32 top, Uint32 bottom) {
      return (top * alpha + (bottom & 0xFFU) * kept + sum / 2) / sum;
    };
    pixel = pack(sum, over(colour.r, pixel >> 16), over(colour.g, pixel >> 8), over(colour.b, pixel));
  }

  std::size_t size() const { return static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_); }

  int width_;
  int height_;
  std::unique_ptr<Uint32[]> own_;  ///< nothing where they are lent
  Uint32* pixels_;
};

/// A number from 0 to 1 that looks random, the same for the same place.
inline float grain(int x, int y) {
  Uint32 hash = static_cast<Uint32>(x) * 0x9E3779B1U ^ static_cast<Uint32>(y) * 0x85EBCA77U;
  hash = (hash ^ hash >> 15) * 0x2C1B3C6DU;
  hash ^= hash >> 13;
  return static_cast<float>(static_cast<int>(hash & 0xFFFFU)) / 65535.0F;
}

}  // namespace fuba::paint
