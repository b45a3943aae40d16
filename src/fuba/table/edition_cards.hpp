#pragma once

#include <span>
#include <string_view>

#include "app/window/ui.hpp"

namespace fuba::app {

/// How high the cards of the editions are in a room of that width. `in_short`: what sets an edition apart is
/// told under the pointer.
float edition_cards_height(const Ui& ui, float width, bool in_short);

/// The editions as cards of which one is on, each with its letter; answers which is on now.
std::string_view edition_cards(Ui& ui, const SDL_FRect& room, std::string_view on,
                               std::span<const char> letters, bool in_short);

}  // namespace fuba::app
