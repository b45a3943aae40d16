#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "cli/commands.hpp"
#include "cli/setting.hpp"
#include "tabletop/bench.hpp"

namespace cli {

using tabletop::BenchRun;
using tabletop::OddsRun;

namespace {

double ns_an_action(const BenchRun& run) {
  return static_cast<double>(run.time.count()) / static_cast<double>(run.actions);
}

double seconds(const BenchRun& run) { return std::chrono::duration<double>(run.time).count(); }

/// What was measured of one choice of options.
struct Subject {
  std::vector<BenchRun> runs = {};
  OddsRun odds = {};

  const BenchRun& median() const { return runs[runs.size() / 2]; }
};

using Subjects = std::array<Subject, 2>;

template <class Figure>
void print(std::string_view what, const Subjects& subjects, Figure figure) {
  fmt::print("{:<20}{:>26}{:>26}\n", what, figure(subjects[0]), figure(subjects[1]));
}

double ms(std::chrono::nanoseconds time) { return std::chrono::duration<double, std::milli>(time).count(); }

std::string told(const OddsRun& odds) {
  if (odds.empty()) return "-";
  return fmt::format("{:.2f} (up to {:.2f})", ms(odds[odds.size() / 2]), ms(odds.back()));
}

void print(const Subjects& subjects) {
  print("matches a second", subjects, [](const Subject& subject) {
    return fmt::format("{:.0f}", static_cast<double>(subject.median().matches) / seconds(subject.median()));
  });
  print("actions a second", subjects, [](const Subject& subject) {
    return fmt::format("{:.0f}", static_cast<double>(subject.median().actions) / seconds(subject.median()));
  });
  print("ns an action", subjects, [](const Subject& subject) {
    return fmt::format("{:.1f} ({:.1f} to {:.1f})", ns_an_action(subject.median()),
                       ns_an_action(subject.runs.front()), ns_an_action(subject.runs.back()));
  });
  print("actions a match", subjects, [](const Subject& subject) {
    return fmt::format("{:.1f}", static_cast<double>(subject.median().actions) /
                                     static_cast<double>(subject.median().matches));
  });
  fmt::print("{:<20}{:>52.2f}\n", "ratio of an action",
             ns_an_action(subjects[1].median()) / ns_an_action(subjects[0].median()));
  print("signature", subjects,
        [](const Subject& subject) { return fmt::format("{:016x}", subject.median().signature); });
  print("ms odds of a turn", subjects, [](const Subject& subject) { return told(subject.odds); });
}

/// Few matches are enough: each has dozens of turns.
constexpr std::uint32_t matches_with_odds = 3;

/// The basic game and the options that were named, in turns.
template <games::Kit K>
Subjects measure(const BenchArguments& arguments) {
  using Played = typename K::Played;
  const std::array rules_of{rules<K>({.edition = arguments.rules.edition}), rules<K>(arguments.rules)};
  Subjects subjects;
  for (std::uint32_t number = 0; number < arguments.runs; ++number)
    for (std::size_t at = 0; at < subjects.size(); ++at)
      subjects[at].runs.push_back(tabletop::bench<Played>(*rules_of[at], arguments.games, arguments.seed));
  for (std::size_t at = 0; at < subjects.size(); ++at) {
    std::ranges::sort(subjects[at].runs, {}, &BenchRun::time);
    subjects[at].odds = tabletop::bench_odds<Played>(*rules_of[at], matches_with_odds, arguments.seed);
  }
  return subjects;
}

}  // namespace

int bench_engine(const BenchArguments& arguments) {
  const Subjects subjects =
      games::All::with_edition(arguments.rules.edition, [&]<games::Kit K> { return measure<K>(arguments); });
  fmt::print("{} random matches of {}, seed {}, one thread, processor time, medians of {} runs\n",
             arguments.games, arguments.rules.edition, arguments.seed, arguments.runs);
  fmt::print("{:<20}{:>26}{:>26}\n", "options", "basic", arguments.rules.options);
  print(subjects);
  return all_well;
}

}  // namespace cli
