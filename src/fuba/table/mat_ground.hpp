#pragma once

#include "app/paint/painter.hpp"
#include "fuba/table/paint/brushes.hpp"
#include "fuba/words/words.hpp"

namespace fuba::app {

/// What is printed on the mat.
paint::MatWords mat_words(const Words& words);

/// Paints the table with the empty mat. `drop`: how many pixels lower than its usual place it lies.
void paint_mat_ground(const paint::Painter& painter, const paint::MatLayout& mat, const Words& words,
                      float drop = 0);

}  // namespace fuba::app
