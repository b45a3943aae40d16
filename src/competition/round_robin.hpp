#pragma once

#include <cstddef>
#include <vector>

namespace competition {

/// A match of a round robin. Teams are numbered from 1.
struct Pairing {
  int round;   ///< from 1
  int number;  ///< in its round, from 1
  std::size_t home;
  std::size_t away;
};

/// A team without a match in a round.
struct FreeRound {
  int round;
  std::size_t team;
};

/// All matches of a round robin.
struct RoundRobin {
  std::vector<Pairing> pairings;       ///< by rounds and numbers
  std::vector<FreeRound> free_rounds;  ///< one a round where the number of teams is odd
};

/// All play all by the tables of Berger, `rounds` times, the second time with sides swapped (C5).
RoundRobin round_robin(std::size_t teams, int rounds);

}  // namespace competition
