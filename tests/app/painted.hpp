#pragma once

#include <SDL.h>

#include <vector>

#include "app/paint/painter.hpp"
#include "sight.hpp"
#include "support/catch.hpp"

namespace fuba::test {

/// What a brush paints on nothing, so many pixels wide and high, without its colours.
template <class Brush>
std::vector<double> painted_pattern(int width, int height, const paint::Theme& theme, const Brush& brush) {
  SDL_Surface* surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
  SDL_Renderer* renderer = SDL_CreateSoftwareRenderer(surface);
  std::vector<double> bright;
  {
    auto painter = paint::Painter::make(renderer, theme);
    REQUIRE(painter);
    painter->set_window({width, height});
    brush(painter->studio());
    SDL_RenderFlush(renderer);
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) {
        const Uint32 pixel = static_cast<const Uint32*>(surface->pixels)[y * surface->pitch / 4 + x];
        bright.push_back(brightness(light_of({static_cast<Uint8>(pixel >> 16), static_cast<Uint8>(pixel >> 8),
                                              static_cast<Uint8>(pixel), 255})));
      }
  }
  SDL_DestroyRenderer(renderer);
  SDL_FreeSurface(surface);
  return about_mean(std::move(bright));
}

}  // namespace fuba::test
