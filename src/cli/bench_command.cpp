#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "cli/commands.hpp"
#include "cli/setting.hpp"
#include "match/bench.hpp"

namespace fuba::cli {

int bench_engine(const BenchArguments& arguments) {
  const auto rules_used = rules();
  std::vector<BenchRun> runs;
  for (std::uint32_t number = 0; number < arguments.runs; ++number)
    runs.push_back(bench(*rules_used, arguments.games, arguments.seed));
  std::ranges::sort(runs, {}, &BenchRun::time);

  const auto ns_an_action = [](const BenchRun& run) {
    return static_cast<double>(run.time.count()) / static_cast<double>(run.actions);
  };
  const BenchRun& median = runs[runs.size() / 2];
  const double seconds = std::chrono::duration<double>(median.time).count();
  fmt::print("{} random matches of {}, seed {}, one thread, processor time, median of {} runs\n",
             arguments.games, default_edition(), arguments.seed, arguments.runs);
  fmt::print("{:<16}{:>14.0f} a second\n", "matches", static_cast<double>(median.matches) / seconds);
  fmt::print("{:<16}{:>14.0f} a second\n", "actions", static_cast<double>(median.actions) / seconds);
  fmt::print("{:<16}{:>14.1f} ns (from {:.1f} to {:.1f})\n", "an action", ns_an_action(median),
             ns_an_action(runs.front()), ns_an_action(runs.back()));
  fmt::print("{:<16}{:>14.1f}\n", "actions a match",
             static_cast<double>(median.actions) / static_cast<double>(median.matches));
  fmt::print("{:<16}{:016x}\n", "signature", median.signature);
  return all_well;
}

}  // namespace fuba::cli
