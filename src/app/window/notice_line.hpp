#pragma once

#include "app/window/director.hpp"
#include "app/window/ui.hpp"

namespace fuba::app {

/// Lays the line that tells what went well at the lower edge of the window, with its button where there is
/// something to do about it.
void notice_line(Ui& ui, Director& director);

}  // namespace fuba::app
