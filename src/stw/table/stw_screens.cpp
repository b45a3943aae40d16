#include "stw/table/stw_screens.hpp"

#include "app/table/game_table.hpp"
#include "app/table/table_game.ipp"

namespace fuba::table {

static_assert(GameTable<stw::app::StwTable>);

template class TableGame<stw::app::StwTable>;
template class TableScreen<stw::app::StwTable>;
template class ReplayScreen<stw::app::StwTable>;
template class DiceScreen<stw::app::StwTable>;
template class Replay<stw::app::StwTable>;
template class MatchPlay<stw::app::StwTable>;
template tl::expected<OpenLesson<stw::Stw>, std::string> open_lesson<stw::app::StwTable>(
    const Content<stw::app::StwTable>& content, std::string_view id, const tabletop::TextReader& read);

}  // namespace fuba::table
