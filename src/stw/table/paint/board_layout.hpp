#pragma once

#include <SDL_rect.h>

#include "stw/square.hpp"
#include "stw/team.hpp"

namespace stw::paint {

/// Where everything lies on the board, in pixels of the renderer's output. Home attacks to the right: rows
/// run from left to right, columns from top to bottom.
class BoardLayout {
 public:
  /// The board in the middle of a room, as large as fits.
  explicit BoardLayout(const SDL_FRect& room);

  const SDL_FRect& room() const { return room_; }
  /// The rubber with all that is printed on it.
  const SDL_FRect& mat() const { return mat_; }
  /// The 128 squares.
  const SDL_FRect& field() const { return field_; }
  float side() const { return side_; }
  /// Pixels of a point where a square is 56 wide.
  float unit() const { return side_ / 56; }

  SDL_FRect square(Square square) const;
  SDL_FPoint centre(Square square) const;
  /// The square at a point; none beside the board.
  Square square_at(SDL_FPoint point) const;
  /// Where a team's goal stands, behind its goal line.
  SDL_FRect goal(Team team) const;
  /// The spot in a team's penalty area, which is no square (W5).
  SDL_FPoint penalty_spot(Team team) const;
  /// The right edge of a row as Home sees it: between row 8 and 9 the centre line.
  float row_end(int row) const { return field_.x + static_cast<float>(row) * side_; }
  /// The track of the clock below the squares.
  SDL_FRect clock() const;

 private:
  SDL_FRect room_;
  SDL_FRect mat_{};
  SDL_FRect field_{};
  float side_ = 0;
};

}  // namespace stw::paint
