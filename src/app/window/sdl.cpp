#include "app/window/sdl.hpp"

#include <string_view>

namespace fuba::app {

Sdl::Sdl() {
  // The window's picture goes straight to the display: faster to start and smaller than by way of OpenGL.
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
  ready = SDL_Init(SDL_INIT_VIDEO) == 0 && (asked_for() || !shows_nothing());
}

/// Whether the player has named a video driver himself.
bool Sdl::asked_for() { return SDL_GetHint(SDL_HINT_VIDEODRIVER) != nullptr; }

/// SDL falls back on drivers without a screen where it finds none.
bool Sdl::shows_nothing() {
  const std::string_view driver = SDL_GetCurrentVideoDriver();
  return driver == "offscreen" || driver == "dummy" || driver == "evdev";
}

}  // namespace fuba::app
