#pragma once

#include <SDL_rect.h>

namespace fuba::app {

/// Where the five places of the table lie in a window, in pixels of the renderer's output.
struct TableLayout {
  /// `foot`: how many points at the lower end are left to something else. `zoom`: how much larger than usual
  /// text is; the mat has what is left.
  TableLayout(int width, int height, float foot = 0, float zoom = 1);

  /// Makes the log as high as something that takes its place for a while; the question has less room.
  void raise_log(float height);

  float unit;  ///< pixels of one point; 1 in a window of 1280 by 800 with text as usual
  SDL_FRect bar;
  SDL_FRect mat;
  SDL_FRect now;
  SDL_FRect tray;
  SDL_FRect log;
  SDL_FRect foot;  ///< below all of them
};

}  // namespace fuba::app
