#pragma once

#include "app/window/board_game.hpp"
#include "app/window/director.hpp"
#include "app/window/log_panel.hpp"
#include "app/window/screen.hpp"
#include "app/window/table_layout.hpp"
#include "app/window/ui.hpp"

// What the tables of all games have from the rooms of the window, by short names.
namespace fuba::table {

namespace place = fuba::app::place;
namespace style = fuba::app::style;

using fuba::app::AnyMatch;
using fuba::app::BoardGame;
using fuba::app::Director;
using fuba::app::Key;
using fuba::app::LogLine;
using fuba::app::MatchInfo;
using fuba::app::MatchPtr;
using fuba::app::Names;
using fuba::app::Pace;
using fuba::app::Questions;
using fuba::app::SaveError;
using fuba::app::Screen;
using fuba::app::Settings;
using fuba::app::TableLayout;
using fuba::app::Type;
using fuba::app::Ui;
using fuba::app::Words;
using fuba::paint::Painter;
using tabletop::index;
using tabletop::opponent;
using tabletop::Team;
using tabletop::teams;

}  // namespace fuba::table
