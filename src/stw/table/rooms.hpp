#pragma once

#include "app/table/rooms.hpp"
#include "stw/words/words.hpp"

// What the table of Soccer Tactics WORLD has from the rooms of the window, by short names.
namespace stw::app {

namespace style = fuba::table::style;

using fuba::table::Key;
using fuba::table::Painter;
using fuba::table::Settings;
using fuba::table::TableLayout;
using fuba::table::Type;
using fuba::table::Ui;

}  // namespace stw::app
