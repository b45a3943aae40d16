#include "tabletop/perft.hpp"

namespace fuba {

namespace {

std::uint64_t over_dice(const Ruleset& rules, const State& state, const Roll& roll, int depth) {
  std::uint64_t ways = 0;
  for (std::uint8_t first = 1; first <= roll.faces; ++first)
    for (std::uint8_t second = 1; second <= (roll.count == 2 ? roll.faces : 1); ++second) {
      State next = state;
      apply_dice(rules, next, {first, second});
      ways += perft(rules, next, depth - 1);
    }
  return ways;
}

}  // namespace

std::uint64_t perft(const Ruleset& rules, const State& state, int depth) {
  if (depth == 0 || is_over(state)) return 1;
  if (const auto due = roll(state)) return over_dice(rules, state, *due, depth);
  const CommandList choices = legal(rules, state);
  if (depth == 1) return choices.size();
  std::uint64_t ways = 0;
  for (const Command& choice : choices) {
    State next = state;
    apply_unchecked(rules, next, choice);
    ways += perft(rules, next, depth - 1);
  }
  return ways;
}

}  // namespace fuba
