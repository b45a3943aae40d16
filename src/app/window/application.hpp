#pragma once

#include <SDL_rect.h>

#include <optional>
#include <string>

#include "app/window/director.hpp"

namespace fuba::app {

/// Shows the director's screens in a window until the players quit. `size`: where it is asked for; else the
/// window lies where it lay last. The error is one clear sentence for the players.
std::optional<std::string> open_window(Director& director, std::optional<SDL_Point> size);

}  // namespace fuba::app
