#include "soccer_city/table/city_screens.hpp"

#include "app/table/game_table.hpp"
#include "app/table/table_game.ipp"

namespace fuba::table {

static_assert(GameTable<soccer_city::app::CityTable>);

template class TableGame<soccer_city::app::CityTable>;
template class TableScreen<soccer_city::app::CityTable>;
template class ReplayScreen<soccer_city::app::CityTable>;
template class DiceScreen<soccer_city::app::CityTable>;
template class Replay<soccer_city::app::CityTable>;
template class MatchPlay<soccer_city::app::CityTable>;

}  // namespace fuba::table
