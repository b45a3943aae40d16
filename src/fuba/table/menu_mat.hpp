#pragma once

#include "app/window/board_game.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/table/paint/mat_layout.hpp"

namespace fuba::app {

/// The mat beside a menu, with a match as it stands.
class MenuMat : public BoardPicture {
 public:
  /// The rules and words must outlive it.
  MenuMat(const Ruleset& rules, const Words& words, const State& shown);

  void ground(const paint::Painter& painter, const SDL_FRect& room, float drop) const override;
  void pieces(const paint::Painter& painter, const SDL_FRect& room, float drop) const override;

 private:
  const Ruleset& rules_;
  const Words& words_;
  State shown_;
};

/// What lies on the mat when no match does: two teams in their formations.
State line_up(const Ruleset& rules);

}  // namespace fuba::app
