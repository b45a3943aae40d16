#pragma once

#include <SDL_rect.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fuba::paint {

inline constexpr float pi = std::numbers::pi_v<float>;

/// A length as whole pixels.
inline int pixels(float length) { return static_cast<int>(std::lround(length)); }

constexpr SDL_FPoint middle(const SDL_FRect& rect) { return {rect.x + rect.w / 2, rect.y + rect.h / 2}; }

/// A rectangle that reaches further on every side.
constexpr SDL_FRect grown(const SDL_FRect& rect, float by) {
  return {rect.x - by, rect.y - by, rect.w + 2 * by, rect.h + 2 * by};
}

/// The point on the way from one to another.
constexpr SDL_FPoint mix(SDL_FPoint a, SDL_FPoint b, float t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

/// From 0 to 1 while `value` goes from `from` to `to`, easing at both ends.
inline float eased(float from, float to, float value) {
  const float t = std::clamp((value - from) / (to - from), 0.0F, 1.0F);
  return t * t * (3 - 2 * t);
}

}  // namespace fuba::paint
