#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "cli/bench_lists.hpp"
#include "cli/bench_odds.hpp"
#include "cli/commands.hpp"
#include "cli/setting.hpp"
#include "fuba/fuba.hpp"
#include "stw/stw.hpp"
#include "tabletop/bench.hpp"

namespace fuba::cli {

using tabletop::BenchRun;

namespace {

double ns_an_action(const BenchRun& run) {
  return static_cast<double>(run.time.count()) / static_cast<double>(run.actions);
}

double seconds(const BenchRun& run) { return std::chrono::duration<double>(run.time).count(); }

/// A game that is measured.
template <class Ruleset>
struct Subject {
  std::shared_ptr<const Ruleset> rules;
  std::vector<BenchRun> runs = {};

  const BenchRun& median() const { return runs[runs.size() / 2]; }
};

template <class Ruleset>
using Subjects = std::array<Subject<Ruleset>, 2>;

template <class Ruleset, class Figure>
void print(std::string_view what, const Subjects<Ruleset>& subjects, Figure figure) {
  fmt::print("{:<20}{:>26}{:>26}\n", what, figure(subjects[0]), figure(subjects[1]));
}

template <class Ruleset>
void print(const Subjects<Ruleset>& subjects) {
  using Measured = Subject<Ruleset>;
  print("matches a second", subjects, [](const Measured& subject) {
    return fmt::format("{:.0f}", static_cast<double>(subject.median().matches) / seconds(subject.median()));
  });
  print("actions a second", subjects, [](const Measured& subject) {
    return fmt::format("{:.0f}", static_cast<double>(subject.median().actions) / seconds(subject.median()));
  });
  print("ns an action", subjects, [](const Measured& subject) {
    return fmt::format("{:.1f} ({:.1f} to {:.1f})", ns_an_action(subject.median()),
                       ns_an_action(subject.runs.front()), ns_an_action(subject.runs.back()));
  });
  print("actions a match", subjects, [](const Measured& subject) {
    return fmt::format("{:.1f}", static_cast<double>(subject.median().actions) /
                                     static_cast<double>(subject.median().matches));
  });
  fmt::print("{:<20}{:>52.2f}\n", "ratio of an action",
             ns_an_action(subjects[1].median()) / ns_an_action(subjects[0].median()));
  print("signature", subjects,
        [](const Measured& subject) { return fmt::format("{:016x}", subject.median().signature); });
}

/// Measures the basic game beside the one with options and prints what is told of every game.
template <tabletop::Game G>
void measure(const BenchArguments& arguments, Subjects<typename G::Ruleset>& subjects) {
  for (std::uint32_t number = 0; number < arguments.runs; ++number)
    for (auto& subject : subjects)
      subject.runs.push_back(tabletop::bench<G>(*subject.rules, arguments.games, arguments.seed));
  for (auto& subject : subjects) std::ranges::sort(subject.runs, {}, &BenchRun::time);
  fmt::print("{} random matches of {}, seed {}, one thread, processor time, medians of {} runs\n",
             arguments.games, arguments.rules.edition, arguments.seed, arguments.runs);
  fmt::print("{:<20}{:>26}{:>26}\n", "options", "basic", arguments.rules.options);
  print(subjects);
}

/// Few matches are enough: each has some forty targets, or two hundred moves.
constexpr std::uint32_t matches_looked_into = 3;

std::string told(const std::vector<double>& times) {
  if (times.empty()) return "-";
  return fmt::format("{:.2f} (up to {:.2f})", times[times.size() / 2], times.back());
}

int bench_stw(const BenchArguments& arguments) {
  Subjects<stw::Ruleset> subjects{Subject<stw::Ruleset>{stw_rules({.edition = arguments.rules.edition})},
                                  Subject<stw::Ruleset>{stw_rules(arguments.rules)}};
  measure<stw::Stw>(arguments, subjects);
  for (const auto kind : {stw::DecisionKind::move, stw::DecisionKind::ball})
    print(fmt::format("us list of {}", name(kind)), subjects, [&](const Subject<stw::Ruleset>& subject) {
      return told(time_lists(*subject.rules, kind, matches_looked_into, arguments.seed));
    });
  return all_well;
}

}  // namespace

int bench_engine(const BenchArguments& arguments) {
  if (stw::Stw::has_edition(arguments.rules.edition)) return bench_stw(arguments);
  Subjects<Ruleset> subjects{Subject<Ruleset>{rules({.edition = arguments.rules.edition})},
                             Subject<Ruleset>{rules(rules_choice(arguments.rules))}};
  measure<Fuba>(arguments, subjects);
  print("ms odds of targets", subjects, [&](const Subject<Ruleset>& subject) {
    return told(time_odds(*subject.rules, matches_looked_into, arguments.seed));
  });
  return all_well;
}

}  // namespace fuba::cli
