#include "stw/table/board_input.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stw::app {
namespace {

constexpr float drag_distance = 6;

float apart(SDL_FPoint a, SDL_FPoint b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// The one after a square in a set, beginning anew after the last; the first where the square is none of it.
Square next_in(SquareSet set, Square after) {
  std::optional<Square> first;
  bool passed = false;
  for (const Square square : set) {
    if (!first) first = square;
    if (passed) return square;
    passed = square == after;
  }
  return first.value_or(Square::none);
}

}  // namespace

SquareSet BoardOffer::origins() const {
  SquareSet set;
  for (const Square square : SquareSet::all())
    if (!moves_from[index(square)].empty()) set.add(square);
  return set;
}

std::string focus_id(Square square) { return "square " + name(square); }

std::optional<BoardPick> BoardInput::frame(Ui& ui, const paint::BoardLayout& layout,
                                           const paint::BoardScene& scene, const BoardOffer& offer,
                                           Team team) {
  team_ = team;
  hovered_ = Square::none;
  by_keys_ = ui.focus().visible();
  std::optional<BoardPick> pick = listen_to_mouse(ui, layout, offer);
  listen_to_keys(ui, offer, scene.ball ? layout.square_at(scene.ball->centre) : Square::none);
  for (const Square square : SquareSet::all()) {
    const std::string id = focus_id(square);
    if (ui.focus().item(id, layout.square(square))) pick = picked(square, offer);
    if (ui.focus().on(id)) hovered_ = square;
  }
  return pick;
}

/// Tab goes through the pawns that can move, B to the ball.
void BoardInput::listen_to_keys(Ui& ui, const BoardOffer& offer, Square ball) const {
  const Key& key = ui.key();
  if (key.is(SDLK_TAB)) {
    Square at = Square::none;
    for (const Square square : SquareSet::all())
      if (ui.focus().current() == focus_id(square)) at = square;
    const SquareSet open = held_ != Square::none     ? offer.moves_from[index(held_)]
                           : offer.origins().empty() ? offer.single
                                                     : offer.origins();
    if (const Square next = next_in(open, at); next != Square::none) ui.focus().show(focus_id(next));
  }
  if (key.is(SDLK_b) && ball != Square::none) ui.focus().show(focus_id(ball));
}

std::optional<BoardPick> BoardInput::listen_to_mouse(Ui& ui, const paint::BoardLayout& layout,
                                                     const BoardOffer& offer) {
  pointer_ = {ui.mouse().x, ui.mouse().y};
  const bool inside = ui.pointer_in(layout.room());
  const Square under = inside ? layout.square_at(pointer_) : Square::none;
  if (!rest_) rest_ = pointer_;
  if (!by_keys_ && apart(pointer_, *rest_) > 0) hovered_ = under;
  if (inside && ImGui::IsMouseClicked(0)) {
    pressed_ = under;
    pressed_at_ = pointer_;
  }
  if (pressed_ == Square::none) return std::nullopt;
  const bool movable = !offer.moves_from[index(pressed_)].empty();
  if (!dragging_ && movable && apart(pointer_, pressed_at_) > ui.px(drag_distance)) {
    dragging_ = true;
    held_ = pressed_;
  }
  if (ImGui::IsMouseDown(0)) return std::nullopt;
  const Square from = std::exchange(pressed_, Square::none);
  if (!std::exchange(dragging_, false)) return under == from ? picked(under, offer) : std::nullopt;
  held_ = Square::none;
  if (under == Square::none || under == from) return std::nullopt;
  return BoardPick{from, under};
}

std::optional<BoardPick> BoardInput::picked(Square square, const BoardOffer& offer) {
  if (square == Square::none) return std::nullopt;
  if (held_ != Square::none && offer.moves_from[index(held_)].contains(square))
    return BoardPick{std::exchange(held_, Square::none), square};
  if (offer.single.contains(square)) return BoardPick{Square::none, square};
  const bool can_go = !offer.moves_from[index(square)].empty();
  held_ = held_ != square && can_go ? square : Square::none;
  return std::nullopt;
}

void BoardInput::decorate(paint::BoardScene& scene) const {
  if (by_keys_ && hovered_ != Square::none) scene.cursor = hovered_;
  if (!dragging_) return;
  for (paint::ShownPawn& pawn : scene.pawns) {
    if (pawn.team != team_ || pawn.square != held_) continue;
    paint::ShownPawn in_hand = pawn;
    in_hand.centre = pointer_;
    in_hand.size = 1;
    pawn.faint = true;
    scene.lifted.push_back(in_hand);
  }
}

}  // namespace stw::app
