#pragma once

#include "app/window/director.hpp"
#include "app/window/ui.hpp"

namespace fuba::app {

/// Lays out what the players are told or asked above everything else, and hears their answer. `key`: the one
/// that the screen below does not hear.
void message_box(Ui& ui, Director& director, const Key& key);

}  // namespace fuba::app
