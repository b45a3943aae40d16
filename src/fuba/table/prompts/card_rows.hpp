#pragma once

#include "app/window/ui.hpp"

namespace fuba::app {

/// A formation card with rows beside it, in the middle of the mat: where secrets about its lines are chosen.
struct CardRows {
  SDL_FRect card{};
  SDL_FRect rows{};

  CardRows() = default;
  CardRows(const Ui& ui, const SDL_FRect& mat);

  /// One of so many rows of the same height.
  SDL_FRect row(const Ui& ui, std::size_t at, std::size_t count) const;
};

}  // namespace fuba::app
