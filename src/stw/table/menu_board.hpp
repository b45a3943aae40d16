#pragma once

#include "stw/table/rooms.hpp"

namespace stw::app {

/// The board beside a menu, with a match as it stands.
class MenuBoard : public fuba::app::BoardPicture {
 public:
  /// The rules must outlive it.
  MenuBoard(const Ruleset& rules, const State& shown) : rules_(rules), shown_(shown) {}

  void ground(const Painter& painter, const SDL_FRect& room, float drop) const override;
  void pieces(const Painter& painter, const SDL_FRect& room, float drop) const override;

 private:
  const Ruleset& rules_;
  State shown_;
};

/// What stands on the board when no match does: both teams set up, the ball at the centre.
State line_up(const Ruleset& rules);

}  // namespace stw::app
