#pragma once

#include <optional>
#include <vector>

#include "app/paint/painter.hpp"
#include "app/watch/watched.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// The time line of a match that is watched: who had the ball, and goals, cards and notes above it. Whoever
/// presses or drags it goes to that place.
class ReplayLine {
 public:
  /// The place to go to, if it is pressed. `kits`: which colours the teams have.
  std::optional<std::size_t> frame(Ui& ui, const SDL_FRect& rect, const Watched& watched,
                                   const TeamKits& kits);
  void still(const paint::Painter& painter) const;

 private:
  /// A mark where it lies.
  struct Laid {
    Mark mark;
    SDL_FRect rect;
  };
  float x_of(std::size_t place) const;
  std::size_t place_at(float x) const;
  const Laid* laid_at(const ImVec2& point) const;
  void lay_band(Ui& ui, const Watched& watched, const TeamKits& kits) const;
  void lay_moments(Ui& ui, const Watched& watched) const;
  void lay_marks(Ui& ui, const SDL_FRect& rect, const Course& course);
  void lay_handle(Ui& ui, std::size_t place) const;
  std::optional<std::size_t> press(Ui& ui, const SDL_FRect& rect, const Watched& watched) const;

  SDL_FRect band_{};
  std::size_t end_ = 0;
  std::vector<Laid> laid_;
};

}  // namespace fuba::app
