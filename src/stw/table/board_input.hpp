#pragma once

#include <array>
#include <optional>
#include <string>

#include "stw/square_set.hpp"
#include "stw/table/paint/board_scene.hpp"
#include "stw/table/rooms.hpp"

namespace stw::app {

/// What can be picked on the board.
struct BoardOffer {
  SquareSet single;                                  ///< squares picked by themselves
  std::array<SquareSet, square_count> moves_from{};  ///< where the pawn on a square may go

  SquareSet origins() const;
};

/// What was picked: a square, or a move from one to another.
struct BoardPick {
  Square from = Square::none;
  Square to = Square::none;
};

/// "square E9": a square among the things that the keyboard goes through.
std::string focus_id(Square square);

/// The mouse and the keyboard on the board: one click for a square, two or a drag for a move.
class BoardInput {
 public:
  /// `team` is the one whose pawns can be taken in hand.
  std::optional<BoardPick> frame(Ui& ui, const paint::BoardLayout& layout, const paint::BoardScene& scene,
                                 const BoardOffer& offer, Team team);
  /// Shows the cursor, and the pawn that is in hand.
  void decorate(paint::BoardScene& scene) const;

  /// The square under the pointer or the keyboard's focus.
  Square hovered() const { return hovered_; }
  /// The square whose pawn is to move next.
  Square held() const { return held_; }
  void hold(Square square) { held_ = square; }

 private:
  std::optional<BoardPick> picked(Square square, const BoardOffer& offer);
  std::optional<BoardPick> listen_to_mouse(Ui& ui, const paint::BoardLayout& layout, const BoardOffer& offer);
  void listen_to_keys(Ui& ui, const BoardOffer& offer, Square ball) const;

  Team team_ = Team::home;
  Square hovered_ = Square::none;
  Square held_ = Square::none;
  Square pressed_ = Square::none;
  bool dragging_ = false;
  bool by_keys_ = false;
  SDL_FPoint pointer_{};
  std::optional<SDL_FPoint> rest_;  ///< where the pointer lay at first: it points at nothing until it moves
  SDL_FPoint pressed_at_{};
};

}  // namespace stw::app
