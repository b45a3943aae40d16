#include "cli/bench_lists.hpp"

#include <algorithm>

#include "stw/stw.hpp"
#include "tabletop/processor_time.hpp"
#include "tabletop/random_play.hpp"

namespace fuba::cli {

namespace {

/// One list is too short for the clock.
constexpr int lists_a_time = 100;

double time_once(const stw::Ruleset& rules, const stw::State& state, stw::CommandList& list) {
  const auto start = tabletop::processor_time();
  for (int count = 0; count < lists_a_time; ++count) stw::legal(rules, state, list);
  const std::chrono::duration<double, std::micro> time = tabletop::processor_time() - start;
  return time.count() / lists_a_time;
}

}  // namespace

std::vector<double> time_lists(const stw::Ruleset& rules, stw::DecisionKind kind, std::uint32_t matches,
                               std::uint64_t seed) {
  std::vector<double> times;
  stw::CommandList list;
  for (std::uint32_t match = 0; match < matches; ++match) {
    tabletop::RandomPlay<stw::Stw> play(tabletop::seed_of_match(seed, match));
    stw::State state = stw::new_match(rules);
    while (!stw::is_over(state)) {
      if (const auto due = stw::roll(state)) {
        stw::apply_dice(rules, state, play.let_fall(*due));
        continue;
      }
      if (stw::decision(state)->kind == kind) times.push_back(time_once(rules, state, list));
      stw::apply_unchecked(rules, state, play.choose(rules, state));
    }
  }
  std::ranges::sort(times);
  return times;
}

}  // namespace fuba::cli
