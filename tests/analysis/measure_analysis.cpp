#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

#include "fuba/analysis/rollout.hpp"
#include "fuba/analysis/self_play.hpp"
#include "fuba/game.hpp"
#include "fuba/random_play.hpp"
#include "fuba/rules_files.hpp"
#include "tabletop/processor_time.hpp"
#include "tabletop/random_play.hpp"

// Measures what docs/analysis.md tells of rollouts and of luck: measure_analysis EDITION POSITIONS MATCHES
namespace {

using namespace fuba;

double seconds_since(std::chrono::nanoseconds start) {
  return std::chrono::duration<double>(tabletop::processor_time() - start).count();
}

bool is_worth_a_look(const Ruleset& rules, const State& state) {
  const auto pending = decision(state);
  if (!pending || pending->secret) return false;
  const bool in_play = pending->nature == Nature::restart || pending->nature == Nature::action ||
                       pending->nature == Nature::window;
  return in_play && legal(rules, state).size() >= 5;
}

/// The standard errors that 2 s of one core reach for the first five choices of positions out of matches.
void measure_rollouts(const Ruleset& rules, const Foreteller& foreteller, std::size_t positions) {
  constexpr double seconds_meant = 2;
  std::vector<double> errors;
  std::vector<double> differences;
  double games = 0;
  double time = 0;
  for (std::uint64_t seed = 1; errors.size() < positions; ++seed) {
    const auto played = self_play(rules, quick_player(foreteller.tactics()), seed, 60);
    const auto found = std::ranges::find_if(
        played.positions, [&](const State& state) { return is_worth_a_look(rules, state); });
    if (found == played.positions.end()) continue;
    const CommandList list = legal(rules, *found);
    const std::vector<Command> five(list.begin(), list.begin() + 5);
    const auto start = tabletop::processor_time();
    const auto out =
        roll_out(rules, *found, five, foreteller, {.most_games = 40, .enough = 0, .beyond_doubt = 1000});
    const double taken = seconds_since(start);
    const double scale = std::sqrt(taken / seconds_meant);
    time += taken;
    games += 5 * 40;
    for (const RolledOut& each : out) {
      errors.push_back(each.points.error * scale);
      if (each.behind.error > 0) differences.push_back(each.behind.error * scale);
    }
  }
  const auto tell = [](const char* what, std::vector<double>& values) {
    std::ranges::sort(values);
    double sum = 0;
    for (const double value : values) sum += value;
    fmt::print("  {}: mean {:.2f} %, median {:.2f} %\n", what, 100 * sum / static_cast<double>(values.size()),
               100 * values[values.size() / 2]);
  };
  fmt::print("Rollouts of five choices, 2 s of one core ({:.0f} games a second)\n", games / time);
  tell("standard error of the prospects", errors);
  tell("standard error of a difference", differences);
}

/// How much of the results of matches between equals is left once luck is taken out.
void measure_luck(const Ruleset& rules, const Foreteller& foreteller, std::size_t matches) {
  double results = 0;
  double rest = 0;
  double sum = 0;
  const auto player = quick_player(foreteller.tactics());
  for (std::uint64_t seed = 1; seed <= matches; ++seed) {
    RandomPlay chance(seed);
    tabletop::Random random(seed, tabletop::Stream::opponents);
    State state = new_match(rules);
    double luck = 0;
    while (!is_over(state)) {
      if (const auto due = roll(state)) {
        const double before = foreteller.ahead(rules, state, Team::home).points();
        apply_dice(rules, state, chance.let_fall(*due));
        luck += foreteller.ahead(rules, state, Team::home).points() - before;
      } else {
        apply_unchecked(rules, state, player(rules, state, random));
      }
    }
    const double off = result(state, Team::home).points() - 0.5;
    results += off * off;
    rest += (off - luck) * (off - luck);
    sum += off - luck;
  }
  const auto count = static_cast<double>(matches);
  fmt::print(
      "Results of {} matches between equals spread by {:.1f} %, without luck by {:.1f} % (mean {:+.1f} %)\n",
      matches, 100 * std::sqrt(results / count), 100 * std::sqrt(rest / count), 100 * sum / count);
}

}  // namespace

int main(int count, char** words) {
  if (count != 4) {
    fmt::print(stderr, "measure_analysis EDITION POSITIONS MATCHES\n");
    return 2;
  }
  const auto rules = load_rules({.edition = words[1]});
  const auto foreteller = foreteller_of_the_game(words[1]);
  if (!rules || !foreteller) {
    fmt::print(stderr, "{}\n", rules ? foreteller.error() : rules.error());
    return 1;
  }
  measure_rollouts(**rules, *foreteller, std::strtoul(words[2], nullptr, 10));
  measure_luck(**rules, *foreteller, std::strtoul(words[3], nullptr, 10));
  return 0;
}
