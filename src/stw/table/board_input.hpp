#pragma once

#include <string>

#include "app/table/board_input.hpp"
#include "stw/square_set.hpp"
#include "stw/table/paint/board_layout.hpp"

namespace stw::app {

/// The board as the shared input sees it.
struct SquareBoard {
  using Place = Square;
  using Layout = paint::BoardLayout;
  static constexpr Square none = Square::none;
  static constexpr std::size_t count = square_count;

  static std::size_t index(Square square) { return stw::index(square); }
  static Square at(std::size_t place) { return static_cast<Square>(place); }
  /// "square E9".
  static std::string focus_id(Square square) { return "square " + name(square); }
  static Square place_at(const Layout& layout, SDL_FPoint point) { return layout.square_at(point); }
  static SDL_FRect place_rect(const Layout& layout, Square square) { return layout.square(square); }
};

using BoardInput = fuba::table::BoardInput<SquareBoard>;

}  // namespace stw::app
