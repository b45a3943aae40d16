#pragma once

#include <string>

#include "app/window/director.hpp"
#include "app/window/ui.hpp"

namespace fuba::app {

/// Which game, in a row of all of them; nothing is asked where there is one. `chosen`: its id, another one
/// where it is pressed. Answers the height used.
float lay_games(Ui& ui, const SDL_FRect& room, const Director& director, std::string& chosen);

}  // namespace fuba::app
