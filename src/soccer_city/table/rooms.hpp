#pragma once

#include "app/table/rooms.hpp"
#include "soccer_city/words/words.hpp"

// What the table of Soccer City has from the rooms of the window, by short names.
namespace soccer_city::app {

namespace style = fuba::table::style;

using fuba::table::Painter;
using fuba::table::Settings;
using fuba::table::TableLayout;
using fuba::table::Type;
using fuba::table::Ui;

}  // namespace soccer_city::app
