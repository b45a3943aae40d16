#pragma once

#include <string_view>

#include "app/window/ui.hpp"

namespace fuba::app {

/// Says what was just deleted, with the way back. Whether that was taken.
bool lay_deleted_line(Ui& ui, const SDL_FRect& room, std::string_view name);

}  // namespace fuba::app
