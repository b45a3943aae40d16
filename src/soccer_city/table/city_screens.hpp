#pragma once

#include "app/table/dice_screen.hpp"
#include "app/table/replay_screen.hpp"
#include "app/table/rules_screen.hpp"
#include "app/table/table_game.hpp"
#include "app/table/table_screen.hpp"
#include "soccer_city/table/city_table.hpp"
#include "soccer_city/table/table_tray.hpp"
#include "soccer_city/table/turn_prompt.hpp"

// Soccer City in the window: the shared table for this game, instantiated once.
namespace soccer_city::app {

using CityGame = fuba::table::TableGame<CityTable>;
using CityMatch = fuba::table::TableMatch<CityTable>;
using TableScreen = fuba::table::TableScreen<CityTable>;
using ReplayScreen = fuba::table::ReplayScreen<CityTable>;
using DiceScreen = fuba::table::DiceScreen<CityTable>;
using RulesScreen = fuba::table::RulesScreen;

}  // namespace soccer_city::app

namespace fuba::table {

extern template class TableGame<soccer_city::app::CityTable>;
extern template class TableScreen<soccer_city::app::CityTable>;
extern template class ReplayScreen<soccer_city::app::CityTable>;
extern template class DiceScreen<soccer_city::app::CityTable>;
extern template class Replay<soccer_city::app::CityTable>;
extern template class MatchPlay<soccer_city::app::CityTable>;

}  // namespace fuba::table
