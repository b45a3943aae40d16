#include <fmt/format.h>

#include <string>

#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress_bar.hpp"
#include "cli/setting.hpp"

namespace cli {

namespace {

using analysis::Calibration;
using analysis::Comparison;

void print_forecast(const char* name, const Calibration& forecast, const Calibration& reference) {
  const auto gain = forecast.gain_over(reference);
  // One match has nothing to differ from.
  const std::string error = forecast.matches() > 1 ? fmt::format("+- {:.4f}", gain.error) : "-";
  fmt::print("  {:<22}{:>10.4f}{:>10.4f}{:>12.4f} {:>9}\n", name, forecast.brier(), forecast.log_loss(),
             gain.mean, error);
}

void print_heading(const char* what) {
  fmt::print("\n  {:<22}{:>10}{:>10}{:>22}\n", what, "Brier", "log-loss", "less than by clock");
}

void print_tenths(const Calibration& forecast) {
  fmt::print("\n  {:<14}{:>10}{:>10}{:>10}\n", "foretold", "positions", "mean", "came");
  const auto tenths = forecast.tenths();
  for (std::size_t at = 0; at < tenths.size(); ++at) {
    if (tenths[at].count > 0)
      fmt::print("  {:>3}-{:<3} %{:>15}{:>8.1f} %{:>8.1f} %\n", 10 * at, 10 * at + 10, tenths[at].count,
                 100 * tenths[at].forecast, 100 * tenths[at].came);
  }
}

/// How many times as much is foretold beyond score and clock as the judgement foretells.
void print_ratio(const Calibration& trained, const Calibration& judgement, const Calibration& by_clock) {
  const double own = trained.gain_over(by_clock).mean;
  const double old = judgement.gain_over(by_clock).mean;
  if (old > 0)
    fmt::print("  Beyond score and clock: {:.1f} times what the judgement foretells.\n", own / old);
  else
    fmt::print("  The judgement foretells nothing beyond score and clock.\n");
}

void print_comparison(const Comparison& found) {
  print_heading("all positions");
  print_forecast("prospects", found.trained, found.by_clock);
  print_forecast("judgement", found.judgement, found.by_clock);
  print_forecast("score and clock", found.by_clock, found.by_clock);
  print_forecast("always a half", found.by_mean, found.by_clock);
  print_ratio(found.trained, found.judgement, found.by_clock);
  print_heading("level scores");
  print_forecast("prospects", found.level, found.level_by_clock);
  print_forecast("judgement", found.level_judgement, found.level_by_clock);
  print_forecast("score and clock", found.level_by_clock, found.level_by_clock);
  print_ratio(found.level, found.level_judgement, found.level_by_clock);
  print_tenths(found.trained);
}

template <games::Kit K>
int calibrate_of(const CalibrateArguments& arguments) {
  if constexpr (games::Analysed<K>) {
    const auto played = rules<K>(arguments.rules);
    const Interrupt interrupt;
    const Comparison found = [&] {
      ProgressBar bar(arguments.games);
      return needed(K::compare(*played, arguments.games, arguments.seed, interrupt.token(),
                               [&](std::size_t done) { bar.show(static_cast<std::uint32_t>(done)); }));
    }();
    if (found.trained.positions() > 0) {
      fmt::print("{}: {} positions of {} {}, seed {}\n", K::title(*played), found.trained.positions(),
                 found.trained.matches(), found.trained.matches() == 1 ? "match" : "matches", arguments.seed);
      print_comparison(found);
    }
    return interrupt.came() ? interrupted : all_well;
  } else {
    throw WrongUsage(fmt::format("Nothing is foretold of matches of {}.", K::Played::id));
  }
}

}  // namespace

int calibrate(const CalibrateArguments& arguments) {
  return games::All::with_edition(arguments.rules.edition,
                                  [&]<games::Kit K> { return calibrate_of<K>(arguments); });
}

}  // namespace cli
