#pragma once

#include <array>
#include <cstdint>
#include <map>

#include "fuba/dice.hpp"
#include "fuba/story/story.hpp"

namespace fuba {

/// How often each face of a die came up.
struct FaceCount {
  std::array<std::int64_t, 6> fell{};  ///< 1 to 6

  std::int64_t total() const;
  /// 3.5 on average; 0 where no die fell.
  double mean() const;
  /// Pearson's measure of unevenness: squared differences from a sixth of all, over that sixth; 5 on average.
  double chi_square() const;
  /// How often fair dice come out at least this unevenly, 0-1; 1 where no die fell.
  double chance_of_as_uneven() const;
};

/// How the dice fell in a number of matches. Drawn cards are no dice.
struct Fairness {
  int matches = 0;
  FaceCount all;
  std::array<FaceCount, 2> by_team;  ///< who rolled: Home, Away
  std::map<Purpose, FaceCount> by_purpose;
  /// What the dice gave Home beyond their mean, summed (`TeamStory`); Away has the same with the other sign.
  double luck_in_shots = 0;
  double luck_in_checks = 0;
  double luck_in_presses = 0;

  const FaceCount& of(Team team) const { return by_team[index(team)]; }
};

/// Adds the dice of a match, and its luck as its story tells it.
void count(Fairness& fairness, const Match& match, const Story& story);

/// How often a sum of five squared standard normal numbers is at least that, 0-1.
double chi_square_tail_of_five(double value);

}  // namespace fuba
