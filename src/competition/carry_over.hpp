#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "tabletop/random.hpp"

namespace competition {

/// What a match leaves a team with that can cost it points in the next one (3.0/T8).
struct Marks {
  int yellow = 0;
  int red = 0;
  int injuries = 0;
  int yellow_before = 0;  ///< in all its earlier matches of the competition
};

/// The dice of a team after a match: the sum of two for its yellow cards, one for its injury.
struct AfterDice {
  std::optional<std::array<int, 2>> yellow = {};
  std::optional<int> injury = {};

  bool operator==(const AfterDice&) const = default;
};

/// Whether the yellow cards ask for dice, and whether those dice could cost a point: two dice are never lower
/// than 2.
constexpr bool asks_for_yellow(const Marks& marks) { return marks.yellow > 0; }
constexpr bool yellow_can_cost(const Marks& marks) { return marks.yellow > 0 && marks.yellow_before >= 2; }
constexpr bool asks_for_injury(const Marks& marks) { return marks.injuries > 0; }

/// Throws the dice that can cost a point, the two before the one (C19).
AfterDice thrown_after(const Marks& marks, tabletop::Random& numbers);

/// Points that a team begins its next match without, one for each reason but where it came late (C22, C35).
struct Reduction {
  int points = 0;
  std::vector<std::string> why;  ///< the rules: "3.0/T8a"
};

/// What marks and dice cost (C22).
Reduction reduction(const Marks& marks, const AfterDice& dice);

}  // namespace competition
