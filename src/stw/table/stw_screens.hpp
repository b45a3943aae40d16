#pragma once

#include "app/table/dice_screen.hpp"
#include "app/table/replay_screen.hpp"
#include "app/table/rules_screen.hpp"
#include "app/table/table_game.hpp"
#include "app/table/table_screen.hpp"
#include "stw/table/stw_table.hpp"
#include "stw/table/table_tray.hpp"
#include "stw/table/turn_prompt.hpp"

// Soccer Tactics WORLD in the window: the shared table for this game, instantiated once.
namespace stw::app {

using StwGame = fuba::table::TableGame<StwTable>;
using StwMatch = fuba::table::TableMatch<StwTable>;
using TableScreen = fuba::table::TableScreen<StwTable>;
using ReplayScreen = fuba::table::ReplayScreen<StwTable>;
using DiceScreen = fuba::table::DiceScreen<StwTable>;
using RulesScreen = fuba::table::RulesScreen;

}  // namespace stw::app

namespace fuba::table {

extern template class TableGame<stw::app::StwTable>;
extern template class TableScreen<stw::app::StwTable>;
extern template class ReplayScreen<stw::app::StwTable>;
extern template class DiceScreen<stw::app::StwTable>;
extern template class Replay<stw::app::StwTable>;
extern template class MatchPlay<stw::app::StwTable>;

}  // namespace fuba::table
