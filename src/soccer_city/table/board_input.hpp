#pragma once

#include <string>

#include "app/table/board_input.hpp"
#include "soccer_city/table/paint/board_layout.hpp"

namespace soccer_city::app {

/// The board as the shared input sees it.
struct HexBoard {
  using Place = Hex;
  using Layout = paint::BoardLayout;
  static constexpr Hex none = no_hex;
  static constexpr std::size_t count = hex_places;

  static std::size_t index(Hex at) { return soccer_city::index(at); }
  static Hex at(std::size_t place) { return hex_at(place); }
  /// "hex H14".
  static std::string focus_id(Hex at) { return "hex " + to_string(at); }
  static Hex place_at(const Layout& layout, SDL_FPoint point) { return layout.hex_at(point); }
  /// Every other lane lies a little to one side, so that up and down go straight across the lanes and not
  /// aslant.
  static SDL_FRect place_rect(const Layout& layout, Hex at) {
    SDL_FRect rect = layout.rect(at);
    if (at.lane % 2 == 1) rect.x += 1;
    return rect;
  }
};

using BoardInput = fuba::table::BoardInput<HexBoard>;

}  // namespace soccer_city::app
