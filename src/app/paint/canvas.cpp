#include "app/paint/canvas.hpp"

namespace fuba::paint {

namespace {

Uint8 channel(float value) { return static_cast<Uint8>(std::clamp(value + 0.5F, 0.0F, 255.0F)); }

float between_channels(Uint8 a, Uint8 b, float t) {
  return static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * t;
}

}  // namespace

SDL_Color lit(SDL_Color colour, float light) {
  const SDL_Color end = light < 1 ? SDL_Color{0, 0, 0, colour.a} : SDL_Color{255, 255, 255, colour.a};
  return mix(colour, end, std::min(std::abs(light - 1), 1.0F));
}

SDL_Color mix(SDL_Color a, SDL_Color b, float t) {
  return {channel(between_channels(a.r, b.r, t)), channel(between_channels(a.g, b.g, t)),
          channel(between_channels(a.b, b.b, t)), channel(between_channels(a.a, b.a, t))};
}

Canvas::Canvas(int width, int height, SDL_Color ground)
    : width_(std::max(width, 1)),
      height_(std::max(height, 1)),
      pixels_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_),
              pack(ground.a, ground.r, ground.g, ground.b)) {}

void Canvas::lay(const SDL_Surface& picture, int left, int top, float opacity) {
  for (int y = 0; y < picture.h; ++y) {
    const auto* row = reinterpret_cast<const Uint32*>(static_cast<const std::byte*>(picture.pixels) +
                                                      static_cast<std::ptrdiff_t>(y) * picture.pitch);
    for (int x = 0; x < picture.w; ++x) {
      SDL_Color colour;
      SDL_GetRGBA(row[x], picture.format, &colour.r, &colour.g, &colour.b, &colour.a);
      if (colour.a != 0) blend(left + x, top + y, colour, opacity);
    }
  }
}

void Canvas::lay(const Canvas& picture, int left, int top) {
  for (int y = 0; y < picture.height_; ++y)
    for (int x = 0; x < picture.width_; ++x) {
      const Uint32 pixel = picture.at(x, y);
      if (pixel >> 24 == 0) continue;
      blend(left + x, top + y,
            {static_cast<Uint8>(pixel >> 16), static_cast<Uint8>(pixel >> 8), static_cast<Uint8>(pixel),
             static_cast<Uint8>(pixel >> 24)},
            1);
    }
}

Canvas Canvas::mirrored() const {
  Canvas result = *this;
  for (auto row = result.pixels_.begin(); row != result.pixels_.end(); row += width_)
    std::reverse(row, row + width_);
  return result;
}

void Canvas::fill_rect(const SDL_FRect& rect, SDL_Color colour) {
  const int left = std::clamp(static_cast<int>(std::lround(rect.x)), 0, width_);
  const int right = std::clamp(static_cast<int>(std::lround(rect.x + rect.w)), left, width_);
  const int top = std::max(0, static_cast<int>(std::lround(rect.y)));
  const int bottom = std::min(height_, static_cast<int>(std::lround(rect.y + rect.h)));
  for (int y = top; y < bottom; ++y)
    std::fill_n(&at(0, y) + left, right - left, pack(255, colour.r, colour.g, colour.b));
}

void Canvas::fill_solid(const RoundRect& shape, SDL_Color colour) {
  const SDL_FRect& rect = shape.rect;
  const float radius = std::ceil(shape.radius) + 1;
  const auto band = [&](float x, float y, float w, float h) {
    fill(Clipped<RoundRect>{shape, {x, y, w, h}}, colour);
  };
  band(rect.x - 1, rect.y - 1, rect.w + 2, radius + 1);
  band(rect.x - 1, rect.y + rect.h - radius, rect.w + 2, radius + 1);
  const float top = std::floor(rect.y + radius) - 1;
  const float height = std::ceil(rect.h - 2 * radius) + 2;
  band(rect.x - 1, top, radius + 1, height);
  band(rect.x + rect.w - radius, top, radius + 1, height);
  fill_rect({rect.x + radius - 1, top, rect.w - 2 * radius + 2, height}, colour);
}

Uint32 Canvas::scaled(Uint32 pixel, const Glow& glow) {
  constexpr SDL_Color haze{8, 5, 1, 0};
  const auto scale = [&glow](Uint32 value, float light, Uint8 added) {
    const float sum =
        static_cast<float>(value & 0xFFU) * light + static_cast<float>(added) * glow.haze + 0.5F;
    return static_cast<Uint32>(std::min(sum, 255.0F));
  };
  return pack(pixel >> 24, scale(pixel >> 16, glow.red, haze.r), scale(pixel >> 8, glow.green, haze.g),
              scale(pixel, glow.blue, haze.b));
}

void Canvas::blend_at(Uint32& pixel, SDL_Color colour, float coverage) {
  const auto alpha = static_cast<Uint32>(static_cast<float>(colour.a) * coverage + 0.5F);
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

}  // namespace fuba::paint
