#include "cli/bench_odds.hpp"

#include <algorithm>
#include <ctime>

#include "fuba/game.hpp"
#include "fuba/odds.hpp"
#include "fuba/random_play.hpp"

namespace fuba::cli {

namespace {

double time_once(const Ruleset& rules, const State& state) {
  const std::clock_t start = std::clock();
  const auto all = odds(rules, state);
  return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

}  // namespace

std::vector<double> time_odds(const Ruleset& rules, std::uint32_t matches, std::uint64_t seed) {
  std::vector<double> times;
  for (std::uint32_t match = 0; match < matches; ++match) {
    RandomPlay play(tabletop::seed_of_match(seed, match));
    State state = new_match(rules);
    while (!is_over(state)) {
      if (const auto due = roll(state)) {
        apply_dice(rules, state, play.let_fall(*due));
        continue;
      }
      if (state.agenda.top().step == Step::target) times.push_back(time_once(rules, state));
      apply_unchecked(rules, state, play.choose(rules, state));
    }
  }
  std::ranges::sort(times);
  return times;
}

}  // namespace fuba::cli
