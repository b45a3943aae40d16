#pragma once

#include <SDL_rect.h>

#include <optional>
#include <string>

#include "app/window/director.hpp"

namespace fuba::app {

/// Shows the director's screens in a window until the players quit. The error is one clear sentence for them.
std::optional<std::string> open_window(Director& director, SDL_Point size);

}  // namespace fuba::app
