#pragma once

#include <SDL_rect.h>

#include <filesystem>
#include <optional>
#include <string>

#include "app/window/director.hpp"

namespace fuba::app {

/// Paints the director's screen without a window, once all motion has ended, and writes it as PNG. The error
/// is one clear sentence for the player.
std::optional<std::string> take_picture(Director& director, SDL_Point size,
                                        const std::filesystem::path& file);

}  // namespace fuba::app
