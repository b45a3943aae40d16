#pragma once

#include <SDL_rect.h>

namespace fuba::app {

/// Where the five places of the table lie in a window, in pixels of the renderer's output.
struct TableLayout {
  TableLayout(int width, int height);

  float unit;  ///< pixels of one point; 1 in a window of 1280 by 800
  SDL_FRect bar;
  SDL_FRect mat;
  SDL_FRect now;
  SDL_FRect tray;
  SDL_FRect log;
};

}  // namespace fuba::app
