#pragma once

#include <cstdint>
#include <string>

#include "app/table/rooms.hpp"

namespace fuba::table {

/// What was pressed in the bar.
enum class BarButton : std::uint8_t { none, menu, undo, rules, hint };

/// What the buttons of the bar are for now.
struct BarWays {
  std::string why_no_undo;  ///< empty if the last choice can be taken back
  std::string why_no_hint;  ///< empty if the professional may be asked
  bool hint_open = false;
  bool rules_open = false;
  std::string undo_help = {};  ///< how far it reaches, where that is worth telling
};

/// The buttons above NOW.
BarButton press_bar(Ui& ui, const TableLayout& table, const BarWays& ways);

}  // namespace fuba::table
