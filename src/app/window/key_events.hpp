#pragma once

#include <SDL.h>

#include "app/window/focus.hpp"

namespace fuba::app {

bool is_arrow(SDL_Keycode code);
/// Whether a key is pressed that only changes what others mean.
bool is_modifier(const SDL_Event& event);
/// Whether a key or a button of the mouse is pressed.
bool presses(const SDL_Event& event);
/// The key that is pressed, or held down where that moves on; no key for any other event.
Key key_of(const SDL_Event& event);

}  // namespace fuba::app
