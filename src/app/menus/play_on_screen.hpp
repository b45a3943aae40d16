#pragma once

#include "app/menus/seats.hpp"
#include "app/window/board_game.hpp"
#include "app/window/director.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// Who plays the sides of a match that goes on from a moment of another.
class PlayOnScreen : public Screen {
 public:
  PlayOnScreen(Director& director, MatchPtr match);

  void frame(Ui& ui) override;
  void still(const paint::Painter& painter) const override;

 private:
  void lay_side(Ui& ui, const SDL_FRect& room, Team team, char letter);
  void play_on();

  Director& director_;
  MatchPtr match_;
  Seats seats_;
  std::array<std::string, 2> coaches_;
  std::array<SDL_FPoint, 2> pieces_{};
  float radius_ = 0;
};

}  // namespace fuba::app
