#include "app/window/screen.hpp"

#include "app/window/table_layout.hpp"

namespace fuba::app {

void Screen::ground(const paint::Painter& painter) const {
  painter.draw_bare_table(TableLayout(painter.window().x, painter.window().y).mat);
}

}  // namespace fuba::app
