#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "fuba/analysis/quick_play.hpp"
#include "fuba/analysis/rollout.hpp"
#include "fuba/analysis/self_play.hpp"
#include "fuba/game.hpp"
#include "fuba/random_play.hpp"
#include "fuba/rules_files.hpp"
#include "tabletop/processor_time.hpp"
#include "tabletop/random_play.hpp"

// Measures what docs/analysis.md tells of rollouts, of luck and of what can be foretold at level scores:
// measure_analysis EDITION OPTIONS(basic or all) POSITIONS MATCHES
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

double mean(std::span<const double> values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// How closely two lists of numbers go together, from -1 to 1.
double correlation(std::span<const double> ones, std::span<const double> others) {
  const double one = mean(ones);
  const double other = mean(others);
  double together = 0;
  double squares = 0;
  double other_squares = 0;
  for (std::size_t at = 0; at < ones.size(); ++at) {
    together += (ones[at] - one) * (others[at] - other);
    squares += (ones[at] - one) * (ones[at] - one);
    other_squares += (others[at] - other) * (others[at] - other);
  }
  return together / std::sqrt(squares * other_squares);
}

/// What is told of a level position by the judgement, the prospects and long rollouts, for Home.
struct ToldLevel {
  std::vector<double> judged, foretold, rolled_out, errors;
};

void look_at_level(const Ruleset& rules, const Foreteller& foreteller, const State& state, ToldLevel& told) {
  constexpr int long_turns = 12;
  tabletop::Random random(told.judged.size(), tabletop::Stream::opponents);
  const std::vector<Command> next{QuickPlay(rules, foreteller.tactics()).choose(state, random)};
  const auto out =
      roll_out(rules, state, next, foreteller,
               {.turns = long_turns, .most_games = 256, .enough = 0, .seed = told.judged.size()});
  const double points = out.front().points.mean;
  const Judgement terms = judge(rules, state, Team::home, foreteller.tactics());
  told.rolled_out.push_back(decision(state)->team == Team::home ? points : 1 - points);
  told.errors.push_back(out.front().points.error);
  told.judged.push_back(prospects(rules, state, Team::home, terms));
  told.foretold.push_back(foreteller.of(rules, state, Team::home).points());
}

/// How closely judgement and prospects go together with long rollouts of positions of the professional's
/// matches at level scores.
void measure_level_scores(const Ruleset& rules, const Foreteller& foreteller, std::size_t matches) {
  constexpr std::uint64_t not_trained_on = 1000000;
  ToldLevel told;
  for (std::uint64_t seed = 0; seed < matches; ++seed) {
    const auto played = self_play(rules, coach_player(foreteller.tactics()), not_trained_on + seed, 40);
    for (const State& state : played.positions)
      if (state.score[0] == state.score[1] && is_worth_a_look(rules, state))
        look_at_level(rules, foreteller, state, told);
  }
  if (told.judged.empty()) return;
  fmt::print(
      "{} positions at level scores, correlation with rollouts of twelve turns (error {:.2f} %): "
      "judgement {:.2f}, prospects {:.2f}\n",
      told.judged.size(), 100 * mean(told.errors), correlation(told.judged, told.rolled_out),
      correlation(told.foretold, told.rolled_out));
}

}  // namespace

int main(int count, char** words) {
  if (count != 5) {
    fmt::print(stderr, "measure_analysis EDITION OPTIONS POSITIONS MATCHES\n");
    return 2;
  }
  const auto registry = load_options();
  RulesChoice choice{.edition = words[1]};
  if (registry && std::string_view(words[2]) == "all") choice.options = registry->of(words[1]);
  const auto rules = load_rules(choice);
  const auto foreteller = foreteller_of_the_game(words[1]);
  if (!rules || !foreteller) {
    fmt::print(stderr, "{}\n", rules ? foreteller.error() : rules.error());
    return 1;
  }
  measure_rollouts(**rules, *foreteller, std::strtoul(words[3], nullptr, 10));
  measure_luck(**rules, *foreteller, std::strtoul(words[4], nullptr, 10));
  measure_level_scores(**rules, *foreteller, std::strtoul(words[4], nullptr, 10));
  return 0;
}
