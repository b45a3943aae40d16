#pragma once

#include <cstddef>
#include <span>

#include "competition/competition.hpp"

namespace competition {

/// What comes next in a competition, or in a league and the cup that goes with it.
struct NextStep {
  enum class Kind : std::uint8_t {
    go_on,    ///< a person's match is under way
    play,     ///< a person's match
    coaches,  ///< matches without people
    waits,    ///< nothing can be played now
    over,
  };
  /// The matches of a competition up to one of them.
  struct Matches {
    std::size_t of = 0;  ///< which competition
    std::size_t end = 0;
  };

  Kind kind = Kind::over;
  std::size_t of = 0;      ///< which competition; of `go_on` and `play`
  std::size_t match = 0;   ///< of `go_on` and `play`
  std::size_t before = 0;  ///< matches without people that come before it
  Matches coaches = {};    ///< among which they are, as far as one competition has them; where there are any
};

/// Whether a cup is played beside a league: by the same teams.
bool go_together(const Definition& league, const Definition& cup);
/// After how many of the league's rounds a round of the cup comes, counted from 1.
int rounds_before(int cup_round, int cup_rounds, int league_rounds);

/// `together`: a competition, or a league and its cup.
NextStep next_step(std::span<const Competition* const> together);

}  // namespace competition
