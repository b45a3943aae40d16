#pragma once

#include "app/window/screen.hpp"
#include "competition/competition.hpp"

namespace fuba::app {

/// How a competition stands, for a small picture without a word: the first teams below each other, each with
/// its kit and a bar as long as its points go, a tie that was won counted as a win.
class StandingsPicture : public Screen {
 public:
  struct Line {
    competition::TeamIndex team;
    int points;
  };

  explicit StandingsPicture(competition::Competition of) : of_(std::move(of)) {}

  void frame(Ui& ui) override;
  /// The best first; who is level stands as in the table, or where there is none as the definition names
  /// them.
  std::vector<Line> lines() const;

 private:
  competition::Competition of_;
};

}  // namespace fuba::app
