#pragma once

#include <functional>

#include "app/window/ui.hpp"

namespace fuba::app {

/// Writes a column of text from a place on; answers where it ends.
using WriteColumn = std::function<float(float x, float y, float width)>;

/// A sheet to read that lies above the mat, with a heading and a way to close it. True if it is to be closed.
bool sheet(Ui& ui, const SDL_FRect& rect, std::string_view heading, const WriteColumn& write);

}  // namespace fuba::app
