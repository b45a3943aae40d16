#include "app/paint/canvas.hpp"

namespace fuba::paint {

Canvas::Canvas(int width, int height, SDL_Color ground)
    : width_(std::max(width, 1)),
      height_(std::max(height, 1)),
      own_(new Uint32[size()]),  // NOLINT: filled below, not twice
      pixels_(own_.get()) {
  std::fill_n(pixels_, size(), pack(ground.a, ground.r, ground.g, ground.b));
}

Canvas::Canvas(Uint32* lent, int width, int height, SDL_Color ground)
    : width_(width), height_(height), pixels_(lent) {
  std::fill_n(pixels_, size(), pack(ground.a, ground.r, ground.g, ground.b));
}

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
  for (int y = 0; y < picture.height_; ++y) {
    for (int x = 0; x < picture.width_; ++x) {
      const Uint32 pixel = picture.at(x, y);
      if (pixel >> 24 == 0) continue;
      blend(left + x, top + y,
            {static_cast<Uint8>(pixel >> 16), static_cast<Uint8>(pixel >> 8), static_cast<Uint8>(pixel),
             static_cast<Uint8>(pixel >> 24)},
            1);
    }
  }
}

void Canvas::repeat_row(int row, int end) {
  for (int y = row + 1; y < end; ++y) std::copy_n(&at(0, row), width_, &at(0, y));
}

Canvas Canvas::mirrored() const {
  Canvas result(width_, height_);
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x) result.at(x, y) = at(width_ - 1 - x, y);
  return result;
}

Canvas Canvas::fainter(Uint8 strength) const {
  Canvas result(width_, height_);
  std::transform(pixels_, pixels_ + size(), result.pixels_, [strength](Uint32 pixel) {
    return (pixel & 0xFFFFFFU) | (pixel >> 24) * strength / 255 << 24;
  });
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

}  // namespace fuba::paint
