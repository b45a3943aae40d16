#include <fmt/format.h>

#include <cmath>

#include "app/paint/brushes.hpp"
#include "app/paint/geometry.hpp"

namespace fuba::paint {

namespace {

/// Folds of velvet, as many as fit in one picture that is hung side by side.
constexpr int folds = 4;

Canvas velvet(int width, int height, const Theme& theme) {
  Canvas canvas(width, height);
  const SDL_Color cloth = mix({128, 36, 52, 255}, theme.room, 0.18F);
  const auto w = static_cast<float>(width);
  const auto h = static_cast<float>(height);
  canvas.shade(RoundRect{{0, 0, w, h}, 0}, 1, [&](float x, float y, float) {
    const float along = x / w;
    // No two folds are equally wide, and they sway a little on their way down.
    const float phase = 2 * pi *
                        (folds * along + 0.22F * std::sin(2 * pi * along) +
                         0.16F * std::sin(4 * pi * along + 1) + 0.03F * std::sin(5 * y / h));
    const float fold = 0.5F - 0.5F * std::cos(phase);
    const float sheen = std::pow(0.5F - 0.5F * std::cos(phase + 0.9F), 5.0F);
    const float lamp = 1.04F - 0.55F * std::abs(y / h - 0.34F);
    const float nap = (grain(static_cast<int>(x), static_cast<int>(y)) - 0.5F) * 0.05F;
    return lit(cloth, std::clamp((0.34F + 0.5F * fold + 0.24F * sheen) * lamp + nap, 0.0F, 1.2F));
  });
  // A braid above the hem, which goes on in the picture beside it.
  const float braid = std::max(4.0F, 0.012F * h);
  const float turns = std::round(w / braid);
  canvas.shade(RoundRect{{-braid, h - 3 * braid, w + 2 * braid, braid}, 0}, 1,
               [&](float x, float, float distance) {
                 const float twist = 0.78F + 0.16F * std::sin(2 * pi * turns * x / w);
                 return lit(theme.accent, distance > -1 ? 0.5F : twist);
               });
  return canvas;
}

}  // namespace

void paint_curtain(Studio& studio, const SDL_FRect& rect, float progress) {
  const float closed = std::clamp(progress, 0.0F, 1.0F);
  if (closed <= 0) return;
  const int fold = std::max(96, pixels(rect.h * 0.36F));
  const auto& cloth = studio.picture(fmt::format("velvet {} {}", fold, pixels(rect.h)),
                                     [&] { return velvet(fold, pixels(rect.h), studio.theme); });
  const float half = std::ceil(rect.w / 2);
  const SDL_Rect whole{pixels(rect.x), pixels(rect.y), pixels(rect.w), pixels(rect.h)};
  studio.clip(whole);
  const float drawn = half * closed;
  const auto step = static_cast<float>(fold);
  for (float x = rect.x + drawn - step; x > rect.x - step; x -= step) studio.show(cloth, x, rect.y);
  for (float x = rect.x + rect.w - drawn; x < rect.x + rect.w; x += step) studio.show(cloth, x, rect.y);
  // The edges throw a shadow until they meet.
  if (closed < 1) {
    constexpr int steps = 12;
    for (int at = 1; at <= steps; ++at) {
      const float wide = static_cast<float>(at * at) * 0.0002F * rect.w;
      studio.fill({rect.x + drawn, rect.y, wide, rect.h}, {0, 0, 0, 20});
      studio.fill({rect.x + rect.w - drawn - wide, rect.y, wide, rect.h}, {0, 0, 0, 20});
    }
  }
  studio.clip(std::nullopt);
}

void paint_whistle(Studio& studio, SDL_FPoint centre, float size) {
  const int side = pixels(size);
  studio.show_centred(studio.picture(fmt::format("whistle {}", side),
                                     [&] { return studio.drawings.plain("whistle", side, side); }),
                      centre);
}

}  // namespace fuba::paint
