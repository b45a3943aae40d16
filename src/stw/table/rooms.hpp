#pragma once

#include "app/window/board_game.hpp"
#include "app/window/director.hpp"
#include "app/window/log_panel.hpp"
#include "app/window/screen.hpp"
#include "app/window/table_layout.hpp"
#include "app/window/ui.hpp"
#include "stw/words/words.hpp"

// What the table of Soccer Tactics WORLD has from the rooms of the window, by short names.
namespace stw::app {

namespace place = fuba::app::place;
namespace style = fuba::app::style;

using fuba::app::AnyMatch;
using fuba::app::BoardGame;
using fuba::app::Director;
using fuba::app::Key;
using fuba::app::LogLine;
using fuba::app::MatchPtr;
using fuba::app::Pace;
using fuba::app::Questions;
using fuba::app::Screen;
using fuba::app::Settings;
using fuba::app::TableLayout;
using fuba::app::Type;
using fuba::app::Ui;
using fuba::paint::Painter;

}  // namespace stw::app
