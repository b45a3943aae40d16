#pragma once

#include "app/window/board_game.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// The board of a saved match on the bare table, as large as the picture has room for.
class Thumbnail : public Screen {
 public:
  /// The game must outlive it.
  Thumbnail(const BoardGame& game, Miniature miniature) : game_(game), miniature_(std::move(miniature)) {}

  void frame(Ui&) override {}
  void ground(const paint::Painter& painter) const override;

 private:
  const BoardGame& game_;
  Miniature miniature_;
};

}  // namespace fuba::app
