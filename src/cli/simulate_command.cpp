#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/setting.hpp"
#include "match/files.hpp"
#include "match/simulate.hpp"

namespace fuba::cli {

namespace {

using nlohmann::ordered_json;

/// A bar on standard error, for a person who waits.
class ProgressBar {
 public:
  explicit ProgressBar(std::uint32_t games) : games_(games), wanted_(::isatty(STDERR_FILENO) != 0) {}
  ~ProgressBar() {
    if (shown_) fmt::print(stderr, "\r{:60}\r", "");
  }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::uint32_t done) {
    using namespace std::chrono_literals;
    const auto waited = std::chrono::steady_clock::now() - start_;
    if (!wanted_ || waited < 1s || done == 0) return;
    constexpr std::uint32_t width = 30;
    const double share = static_cast<double>(done) / games_;
    const auto full = static_cast<std::uint32_t>(share * width);
    const double seconds = std::chrono::duration<double>(waited).count();
    fmt::print(stderr, "\r[{:#<{}}{:.<{}}] {:3.0f} %, {:.0f} s left  ", "", full, "", width - full,
               100 * share, seconds / share - seconds);
    std::fflush(stderr);
    shown_ = true;
  }

 private:
  std::uint32_t games_;
  bool wanted_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

double percent(std::int64_t part, std::uint32_t whole) { return 100.0 * static_cast<double>(part) / whole; }

void print(const char* what, const Measure& measure) {
  fmt::print("{:<24}{:9.2f}{:9.2f}{:9}{:9}\n", what, measure.mean(), measure.spread(), measure.lowest(),
             measure.highest());
}

void print(const Figures& figures, const SimulateArguments& plan) {
  fmt::print("{} random matches of {}, seed {}\n", plan.games, default_edition(), plan.seed);
  fmt::print("home wins {} ({:.1f} %), draws {} ({:.1f} %), away wins {} ({:.1f} %)\n\n", figures.home_wins,
             percent(figures.home_wins, plan.games), figures.draws, percent(figures.draws, plan.games),
             figures.away_wins, percent(figures.away_wins, plan.games));
  fmt::print("{:<24}{:>9}{:>9}{:>9}{:>9}\n", "", "mean", "spread", "lowest", "highest");
  print("goals a match", figures.goals_together);
  print("goals of home", figures.goals[0]);
  print("goals of away", figures.goals[1]);
  print("turns, first half", figures.turns[0]);
  print("turns, second half", figures.turns[1]);
  print("minutes, first half", figures.minutes[0]);
  print("minutes, second half", figures.minutes[1]);
  print("choices a match", figures.choices);
  print("rolls a match", figures.rolls);
}

ordered_json to_json(const Measure& measure) {
  return {{"mean", measure.mean()},
          {"spread", measure.spread()},
          {"lowest", measure.lowest()},
          {"highest", measure.highest()}};
}

ordered_json report(const Figures& figures, const SimulateArguments& plan) {
  return {{"rules", default_edition()},
          {"games", plan.games},
          {"seed", plan.seed},
          {"results", {{"home", figures.home_wins}, {"draw", figures.draws}, {"away", figures.away_wins}}},
          {"goals",
           {{"match", to_json(figures.goals_together)},
            {"home", to_json(figures.goals[0])},
            {"away", to_json(figures.goals[1])}}},
          {"turns", {to_json(figures.turns[0]), to_json(figures.turns[1])}},
          {"minutes", {to_json(figures.minutes[0]), to_json(figures.minutes[1])}},
          {"choices", to_json(figures.choices)},
          {"rolls", to_json(figures.rolls)}};
}

}  // namespace

int simulate_matches(const SimulateArguments& arguments) {
  const auto rules_used = rules();
  Figures figures;
  {
    ProgressBar bar(arguments.games);
    figures = simulate(*rules_used, {arguments.games, arguments.seed, arguments.jobs},
                       [&](std::uint32_t done) { bar.show(done); });
  }
  print(figures, arguments);
  if (!arguments.json) return all_well;
  const auto written = replace_file(*arguments.json, report(figures, arguments).dump(2) + "\n");
  if (!written)
    throw CannotGoOn(fmt::format("{} {}. Name another file.", arguments.json->string(), written.error()));
  return all_well;
}

}  // namespace fuba::cli
