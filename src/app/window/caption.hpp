#pragma once

#include <span>

#include "app/window/ui.hpp"

namespace fuba::app {

/// Tells at the edge of the part that is seen what has just happened and is told out of sight.
/// `kept_free`: what is not covered.
void caption(Ui& ui, std::span<const SDL_FRect> kept_free);

}  // namespace fuba::app
