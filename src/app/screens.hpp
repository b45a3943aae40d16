#pragma once

#include "app/window/director.hpp"

namespace fuba::app {

/// The router: puts the screen that belongs to a place where it is seen. No other file knows which screen
/// that is.
void show(Director& director, Destination destination);

}  // namespace fuba::app
