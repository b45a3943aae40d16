#pragma once

namespace tabletop {

/// What matches between two players came to, as the first one sees it.
struct ContestResult {
  int won = 0;
  int drawn = 0;
  int lost = 0;
  int goals_for = 0;
  int goals_against = 0;

  int played() const { return won + drawn + lost; }
  /// The share of the points, with half of one for a draw; 0 where no match was played.
  double share() const;
  void add(int own, int others);
};

}  // namespace tabletop
