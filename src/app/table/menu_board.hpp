#pragma once

#include "app/table/rooms.hpp"

namespace fuba::table {

/// The board beside a menu, with a match as it stands.
template <class T>
class MenuBoard : public fuba::app::BoardPicture {
 public:
  using Ruleset = typename T::Played::Ruleset;
  using State = typename T::Played::State;

  /// The rules must outlive it.
  MenuBoard(const Ruleset& rules, const State& shown) : rules_(rules), shown_(shown) {}

  void ground(const Painter& painter, const SDL_FRect& room, float drop) const override {
    T::paint_ground(painter, typename T::Layout(room), rules_, drop);
  }
  void pieces(const Painter& painter, const SDL_FRect& room, float drop) const override {
    const typename T::Layout layout({room.x, room.y + drop, room.w, room.h});
    T::paint_board(painter, layout, T::scene_of(layout, rules_, shown_));
  }

 private:
  const Ruleset& rules_;
  State shown_;
};

}  // namespace fuba::table
