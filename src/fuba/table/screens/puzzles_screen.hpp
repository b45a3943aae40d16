#pragma once

#include <array>
#include <set>
#include <string>

#include "app/window/director.hpp"
#include "app/window/screen.hpp"
#include "fuba/table/content.hpp"
#include "fuba/table/puzzle_box.hpp"

namespace fuba::app {

/// All puzzles by edition and subject, with how many have been solved, and a player's own.
class PuzzlesScreen : public Screen {
 public:
  PuzzlesScreen(Director& director, const Content& content, std::string edition);

  void frame(Ui& ui) override;

 private:
  struct Shelf {
    std::string id;     ///< of its button
    std::string title;  ///< "Where to play the ball"
    std::vector<Puzzle> puzzles;
  };

  void open_edition(const std::string& edition);
  void lay_editions(Ui& ui, const SDL_FRect& row);
  void lay_shelf(Ui& ui, const SDL_FRect& rect, const Shelf& shelf, char letter);
  void take(const Shelf& shelf) const;
  bool solved(const Puzzle& puzzle) const { return solved_.contains(puzzle.id); }

  Director& director_;
  const Content& content_;
  std::string edition_;
  std::vector<Shelf> shelves_;
  std::set<std::string> solved_;
};

}  // namespace fuba::app
