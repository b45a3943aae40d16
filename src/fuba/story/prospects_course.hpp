#pragma once

#include <vector>

#include "fuba/story/story.hpp"

namespace fuba {

class Foreteller;

/// What was to be expected of a match as it went on.
struct ProspectsCourse {
  struct Point {
    Moment when;
    double home = 0;  ///< points of a match that Home had to expect then, 0-1
  };
  std::vector<Point> points;  ///< at the beginning of each turn, and at the end
  /// The beginnings of the turns in which they changed most, by their places in `points`, in the order of
  /// time; at most five.
  std::vector<std::size_t> turning_points;
};

ProspectsCourse prospects_course(const Story& story, const Match& match, const Foreteller& foreteller);

}  // namespace fuba
