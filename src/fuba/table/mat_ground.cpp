#include "fuba/table/mat_ground.hpp"

namespace fuba::app {

paint::MatWords mat_words(const Words& words) {
  return {fuba::ui(words, "mat-first-half"), fuba::ui(words, "mat-second-half")};
}

void paint_mat_ground(const paint::Painter& painter, const paint::MatLayout& mat, const Words& words,
                      float drop) {
  paint_table(painter.studio(), mat, mat_words(words), drop);
}

}  // namespace fuba::app
