#pragma once

#include <optional>

#include "app/story/story_view.hpp"
#include "app/window/background.hpp"
#include "fuba/match.hpp"

namespace fuba::app {

/// The match so far in figures, in the mat's place at half-time and at the end: score, shots, chances and
/// luck as its report tells them. It is worked out on a thread of its own.
class MatchSoFar {
 public:
  MatchSoFar(const Match& match, const Words& words);

  /// Whether all that there is to show is known.
  bool known() const { return !work_ || work_->done(); }
  /// `curve`: whether the chances of both teams over time are shown too. Answers the room that is left, at
  /// the right below the score; the whole mat while nothing is known.
  SDL_FRect frame(Ui& ui, const SDL_FRect& mat, bool curve);
  void paint(const paint::Painter& painter) const;
  bool shown() const { return report_.has_value(); }

 private:
  std::optional<Background<Report>> work_;
  std::optional<Report> report_;
  Pictures pictures_;
};

}  // namespace fuba::app
