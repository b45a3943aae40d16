#pragma once

#include <SDL_rect.h>

#include "soccer_city/hex.hpp"
#include "soccer_city/team.hpp"

namespace soccer_city::paint {

/// Where everything lies on the board, in pixels of the renderer's output. Home attacks to the right: levels
/// run from left to right, lanes from top to bottom, and every hex stands on a corner.
class BoardLayout {
 public:
  /// The board in the middle of a room, as large as fits.
  explicit BoardLayout(const SDL_FRect& room);

  const SDL_FRect& room() const { return room_; }
  /// The rubber with all that is printed on it.
  const SDL_FRect& mat() const { return mat_; }
  /// From goal line to goal line and from side to side.
  const SDL_FRect& field() const { return field_; }
  /// From the middle of a hex to its corners.
  float radius() const { return radius_; }
  /// Pixels of a point on a board of usual size.
  float unit() const { return radius_ / 22; }

  SDL_FPoint centre(Hex at) const;
  /// The rectangle around a hex.
  SDL_FRect rect(Hex at) const;
  /// The hex at a point; `no_hex` beside the board.
  Hex hex_at(SDL_FPoint point) const;
  /// Where a level lies.
  float across(int level) const { return field_.x + static_cast<float>(level) * step_; }
  /// Where the middle of a lane lies.
  float down(int lane) const;
  /// Where a team's goal stands, behind its goal line.
  SDL_FRect goal(Team team) const;
  /// The track of the clock below the pitch.
  SDL_FRect clock() const;

 private:
  SDL_FRect room_;
  SDL_FRect mat_{};
  SDL_FRect field_{};
  float radius_ = 0;
  float step_ = 0;  ///< from a level to the next
};

}  // namespace soccer_city::paint
