#include "app/paint/stroke.hpp"

#include <bit>
#include <cmath>

namespace fuba::paint {
namespace {

/// The whole pixels that a stroke may reach.
SDL_Rect reach(const Stroke& stroke) {
  const int left = static_cast<int>(std::floor(stroke.place.x));
  const int top = static_cast<int>(std::floor(stroke.place.y));
  const SDL_Rect all{left, top, static_cast<int>(std::ceil(stroke.place.x + stroke.place.w)) - left + 1,
                     static_cast<int>(std::ceil(stroke.place.y + stroke.place.h)) - top + 1};
  SDL_Rect seen = all;
  if (stroke.clip) SDL_IntersectRect(&all, &*stroke.clip, &seen);
  return seen;
}

std::uint64_t pair_of(int first, int second) {
  return std::uint64_t{static_cast<std::uint32_t>(first)} << 32U | static_cast<std::uint32_t>(second);
}

std::uint64_t pair_of(float first, float second) {
  return pair_of(std::bit_cast<int>(first), std::bit_cast<int>(second));
}

std::uint64_t look_of(const Stroke& stroke) {
  const SDL_Color& colour = stroke.colour;
  std::uint64_t look = look_with(0, reinterpret_cast<std::uintptr_t>(stroke.picture.get()));
  look = look_with(look, pair_of(colour.r << 8 | colour.g, colour.b << 8 | colour.a));
  look = look_with(look, pair_of(stroke.place.x, stroke.place.y));
  look = look_with(look, pair_of(stroke.place.w, stroke.place.h));
  for (const auto& rect : {stroke.part, stroke.clip}) {
    look = look_with(look, rect.has_value());
    if (!rect) continue;
    look = look_with(look_with(look, pair_of(rect->x, rect->y)), pair_of(rect->w, rect->h));
  }
  return look;
}

void put(SDL_Renderer* renderer, const Stroke& stroke) {
  const SDL_Color& colour = stroke.colour;
  if (stroke.picture) {
    SDL_SetTextureAlphaMod(stroke.picture.get(), colour.a);
    SDL_RenderCopyF(renderer, stroke.picture.get(), stroke.part ? &*stroke.part : nullptr, &stroke.place);
    return;
  }
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
  SDL_SetRenderDrawColor(renderer, colour.r, colour.g, colour.b, colour.a);
  SDL_RenderFillRectF(renderer, &stroke.place);
}

}  // namespace

void paint(SDL_Renderer* renderer, const Stroke& stroke) {
  SDL_RenderSetClipRect(renderer, stroke.clip ? &*stroke.clip : nullptr);
  put(renderer, stroke);
  SDL_RenderSetClipRect(renderer, nullptr);
}

void paint(SDL_Renderer* renderer, const Strokes& strokes, const SDL_Rect& within) {
  for (const Stroke& stroke : strokes) {
    const SDL_Rect place = reach(stroke);
    SDL_Rect seen;
    if (SDL_IntersectRect(&place, &within, &seen) == SDL_FALSE) continue;
    SDL_RenderSetClipRect(renderer, &seen);
    put(renderer, stroke);
  }
  SDL_RenderSetClipRect(renderer, nullptr);
}

void lay(Mosaic& mosaic, const Strokes& strokes) {
  for (const Stroke& stroke : strokes) mosaic.lay(reach(stroke), look_of(stroke));
}

}  // namespace fuba::paint
