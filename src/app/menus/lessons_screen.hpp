#pragma once

#include <string>
#include <vector>

#include "app/window/board_game.hpp"
#include "app/window/director.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// The lessons of a game, edition by edition, those that were taken with a tick.
class LessonsScreen : public Screen {
 public:
  explicit LessonsScreen(Director& director);

  void frame(Ui& ui) override;

 private:
  float lay_games(Ui& ui, const SDL_FRect& room);
  float lay_editions(Ui& ui, const SDL_FRect& room);
  void lay_lessons(Ui& ui, const SDL_FRect& room);
  void show(BoardGame& game);

  Director& director_;
  BoardGame* game_;
  std::vector<LessonShelf> shelves_;
  std::size_t shelf_ = 0;
};

/// The game that is learned: the one that new matches are played by, or else the first that has lessons.
/// Null if none has.
BoardGame* game_to_learn(const Director& director);

}  // namespace fuba::app
