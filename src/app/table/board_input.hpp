#pragma once

#include <bitset>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "app/table/rooms.hpp"

namespace fuba::table {

/// The mouse and the keyboard on a board of places: one click for a place, two or a drag for a move from one
/// to another. `B` says what the board is: `Place`, a value with `none`; `count` places with an `index` each
/// and `at` the other way round; `focus_id` of a place among the things that the keyboard goes through; a
/// `Layout`, and of it the place at a point and the rectangle of a place.
template <class B>
class BoardInput {
 public:
  using Place = typename B::Place;
  using Places = std::bitset<B::count>;

  /// What can be picked.
  struct Offer {
    Places single;                             ///< places picked by themselves
    std::map<std::size_t, Places> moves_from;  ///< where the piece on a place may go

    const Places& ends(Place from) const {
      static const Places nowhere;
      if (from == B::none) return nowhere;
      const auto found = moves_from.find(B::index(from));
      return found == moves_from.end() ? nowhere : found->second;
    }
    Places origins() const {
      Places set;
      for (const auto& [from, ends] : moves_from) set[from] = ends.any();
      return set;
    }
  };

  /// What was picked: a place, or a move from one to another.
  struct Pick {
    Place from = B::none;
    Place to = B::none;
  };

  /// `ball`: where the key B goes.
  std::optional<Pick> frame(Ui& ui, const typename B::Layout& layout, const Offer& offer, Place ball) {
    hovered_ = B::none;
    by_keys_ = ui.focus().visible();
    std::optional<Pick> pick = listen_to_mouse(ui, layout, offer);
    listen_to_keys(ui, offer, ball);
    for (std::size_t at = 0; at < B::count; ++at) {
      const Place place = B::at(at);
      if (place == B::none) continue;
      const std::string id = B::focus_id(place);
      if (ui.focus().item(id, B::place_rect(layout, place))) pick = picked(place, offer);
      if (ui.focus().on(id)) hovered_ = place;
    }
    return pick;
  }

  /// The place under the pointer or the keyboard's focus.
  Place hovered() const { return hovered_; }
  /// The place whose piece is to move next.
  Place held() const { return held_; }
  void hold(Place place) { held_ = place; }
  /// Where the keyboard is seen.
  std::optional<Place> cursor() const {
    return by_keys_ && hovered_ != B::none ? std::optional(hovered_) : std::nullopt;
  }
  /// Where the piece that is dragged is.
  std::optional<SDL_FPoint> in_hand() const { return dragging_ ? std::optional(pointer_) : std::nullopt; }

 private:
  static constexpr float drag_distance = 6;

  static float apart(SDL_FPoint a, SDL_FPoint b) { return std::hypot(a.x - b.x, a.y - b.y); }

  /// The one after a place in a set, beginning anew after the last.
  static Place next_in(const Places& set, std::size_t after) {
    for (std::size_t step = 1; step <= B::count; ++step)
      if (const std::size_t at = (after + step) % B::count; set[at]) return B::at(at);
    return B::none;
  }

  /// Tab goes through the pieces that can move, B to the ball.
  void listen_to_keys(Ui& ui, const Offer& offer, Place ball) const {
    const Key& key = ui.key();
    if (key.is(SDLK_TAB)) {
      std::size_t now = B::count - 1;
      for (std::size_t at = 0; at < B::count; ++at)
        if (B::at(at) != B::none && ui.focus().current() == B::focus_id(B::at(at))) now = at;
      const Places open = held_ != B::none           ? offer.ends(held_)
                          : offer.moves_from.empty() ? offer.single
                                                     : offer.origins();
      if (const Place next = next_in(open, now); next != B::none) ui.focus().show(B::focus_id(next));
    }
    if (key.is(SDLK_b) && ball != B::none) ui.focus().show(B::focus_id(ball));
  }

  std::optional<Pick> listen_to_mouse(Ui& ui, const typename B::Layout& layout, const Offer& offer) {
    pointer_ = {ui.mouse().x, ui.mouse().y};
    const bool inside = ui.pointer_in(layout.room());
    const Place under = inside ? B::place_at(layout, pointer_) : B::none;
    if (!rest_) rest_ = pointer_;
    if (!by_keys_ && apart(pointer_, *rest_) > 0) hovered_ = under;
    if (inside && ImGui::IsMouseClicked(0)) {
      pressed_ = under;
      pressed_at_ = pointer_;
    }
    if (pressed_ == B::none) return std::nullopt;
    const bool far = apart(pointer_, pressed_at_) > ui.px(drag_distance);
    if (!dragging_ && far && offer.ends(pressed_).any()) {
      dragging_ = true;
      held_ = pressed_;
    }
    if (ImGui::IsMouseDown(0)) return std::nullopt;
    const Place from = std::exchange(pressed_, B::none);
    if (!std::exchange(dragging_, false)) return under == from ? picked(under, offer) : std::nullopt;
    held_ = B::none;
    if (under == B::none || under == from) return std::nullopt;
    return Pick{from, under};
  }

  std::optional<Pick> picked(Place place, const Offer& offer) {
    if (place == B::none) return std::nullopt;
    if (offer.ends(held_)[B::index(place)]) return Pick{std::exchange(held_, B::none), place};
    if (offer.single[B::index(place)]) return Pick{B::none, place};
    held_ = held_ != place && offer.ends(place).any() ? place : B::none;
    return std::nullopt;
  }

  Place hovered_ = B::none;
  Place held_ = B::none;
  Place pressed_ = B::none;
  bool dragging_ = false;
  bool by_keys_ = false;
  SDL_FPoint pointer_{};
  std::optional<SDL_FPoint> rest_;  ///< where the pointer lay at first: it points at nothing until it moves
  SDL_FPoint pressed_at_{};
};

}  // namespace fuba::table
