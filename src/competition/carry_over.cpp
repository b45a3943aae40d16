#include "competition/carry_over.hpp"

namespace competition {

AfterDice thrown_after(const Marks& marks, tabletop::Random& numbers) {
  AfterDice dice;
  if (yellow_can_cost(marks)) {
    const int first = numbers.die();
    dice.yellow = {first, numbers.die()};
  }
  if (asks_for_injury(marks)) dice.injury = numbers.die();
  return dice;
}

Reduction reduction(const Marks& marks, const AfterDice& dice) {
  constexpr int highest_injury = 2;
  Reduction lost;
  const auto lose = [&](const char* rule) {
    ++lost.points;
    lost.why.emplace_back(rule);
  };
  if (marks.red > 0) lose("3.0/T8a");
  if (dice.yellow && (*dice.yellow)[0] + (*dice.yellow)[1] <= marks.yellow_before) lose("3.0/T8b");
  if (dice.injury && *dice.injury <= highest_injury) lose("3.0/T8c");
  return lost;
}

}  // namespace competition
