#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "cli/bench_odds.hpp"
#include "cli/commands.hpp"
#include "cli/setting.hpp"
#include "fuba/fuba.hpp"
#include "tabletop/bench.hpp"

namespace fuba::cli {

using tabletop::BenchRun;

namespace {

double ns_an_action(const BenchRun& run) {
  return static_cast<double>(run.time.count()) / static_cast<double>(run.actions);
}

double seconds(const BenchRun& run) { return std::chrono::duration<double>(run.time).count(); }

/// A game that is measured.
struct Subject {
  std::shared_ptr<const Ruleset> rules;
  std::vector<BenchRun> runs = {};
  std::vector<double> odds = {};  ///< milliseconds, the shortest first

  const BenchRun& median() const { return runs[runs.size() / 2]; }
};

using Subjects = std::array<Subject, 2>;

template <class Figure>
void print(std::string_view what, const Subjects& subjects, Figure figure) {
  fmt::print("{:<20}{:>26}{:>26}\n", what, figure(subjects[0]), figure(subjects[1]));
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
}

/// Few matches are enough: each has some forty targets.
constexpr std::uint32_t matches_with_odds = 3;

std::string told(const std::vector<double>& odds) {
  if (odds.empty()) return "-";
  return fmt::format("{:.2f} (up to {:.2f})", odds[odds.size() / 2], odds.back());
}

}  // namespace

int bench_engine(const BenchArguments& arguments) {
  Subjects subjects{Subject{rules({.edition = arguments.rules.edition})},
                    Subject{rules(rules_choice(arguments.rules))}};
  for (std::uint32_t number = 0; number < arguments.runs; ++number)
    for (Subject& subject : subjects)
      subject.runs.push_back(tabletop::bench<Fuba>(*subject.rules, arguments.games, arguments.seed));
  for (Subject& subject : subjects) std::ranges::sort(subject.runs, {}, &BenchRun::time);

  for (Subject& subject : subjects)
    subject.odds = time_odds(*subject.rules, matches_with_odds, arguments.seed);

  fmt::print("{} random matches of {}, seed {}, one thread, processor time, medians of {} runs\n",
             arguments.games, arguments.rules.edition, arguments.seed, arguments.runs);
  fmt::print("{:<20}{:>26}{:>26}\n", "options", "basic", arguments.rules.options);
  print(subjects);
  print("ms odds of targets", subjects, [](const Subject& subject) { return told(subject.odds); });
  return all_well;
}

}  // namespace fuba::cli
