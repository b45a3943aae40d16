#pragma once

#include <algorithm>

#include "app/table/rooms.hpp"

namespace fuba::table {

/// Where a sheet lies above the board, beside NOW.
inline SDL_FRect sheet_room(const Ui& ui, const TableLayout& table) {
  constexpr float sheet_width = 420;
  const float width = std::min(ui.px(sheet_width), table.mat.w);
  return {table.mat.x + table.mat.w - width, table.mat.y, width, table.mat.h};
}

}  // namespace fuba::table
