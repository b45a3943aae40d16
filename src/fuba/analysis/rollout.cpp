#include "fuba/analysis/rollout.hpp"

#include <algorithm>
#include <cmath>

#include "fuba/analysis/dice_mean.hpp"
#include "fuba/analysis/outlook.hpp"
#include "fuba/analysis/quick_play.hpp"
#include "fuba/random_play.hpp"

namespace fuba {
namespace {

using analysis::Estimate;
using tabletop::Random;
using tabletop::Stream;

/// One way in which a match may go on.
class Game {
 public:
  Game(const Ruleset& rules, Outlook& outlook, QuickPlay& play, Team team, std::uint64_t seed)
      : rules_(rules),
        outlook_(outlook),
        play_(play),
        team_(team),
        chance_(seed),
        choices_(seed, Stream::opponents) {}

  /// What it comes to once so many turns have begun, without the luck on the way.
  double played(State state, int turns) {
    double luck = 0;
    while (!is_over(state)) {
      if (roll(state)) {
        luck += let_fall(state);
        continue;
      }
      if (decision(state)->kind == DecisionKind::target && turns-- == 0) break;
      apply_unchecked(rules_, state, play_.choose(state, choices_));
    }
    return worth(state) - luck;
  }

 private:
  double worth(const State& state) { return outlook_.of(state, team_).points(); }

  /// The luck of the throw.
  double let_fall(State& state) {
    const Roll pending = *roll(state);
    double sum = 0;
    const double ways = for_each_fall(rules_, state, pending,
                                      [&](const State& next, double count) { sum += count * worth(next); });
    State next = state;
    do {
      next = state;
      apply_dice(rules_, next, chance_.let_fall(pending));
    } while (next == state);
    state = next;
    return worth(state) - sum / ways;
  }

  const Ruleset& rules_;
  Outlook& outlook_;
  QuickPlay& play_;
  Team team_;
  RandomPlay chance_;
  Random choices_;
};

Estimate estimate_of(std::span<const double> values) {
  const auto count = static_cast<double>(values.size());
  double sum = 0;
  for (const double value : values) sum += value;
  const double mean = sum / count;
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return {mean, count > 1 ? std::sqrt(squares / (count - 1) / count) : 1};
}

/// A choice with what its games came to; `after` is the state behind it.
struct Candidate {
  Command command;
  State after;
  std::vector<double> games;

  Estimate points() const { return estimate_of(games); }
};

/// How far one lies behind another in the games that both have.
Estimate behind(const Candidate& candidate, const Candidate& best) {
  std::vector<double> differences;
  for (std::size_t game = 0; game < std::min(candidate.games.size(), best.games.size()); ++game)
    differences.push_back(best.games[game] - candidate.games[game]);
  return estimate_of(differences);
}

class Rollout {
 public:
  Rollout(const Ruleset& rules, const State& state, std::span<const Command> choices,
          const Foreteller& foreteller, const RolloutPlan& plan)
      : rules_(rules),
        outlook_(rules, foreteller),
        play_(rules, foreteller.tactics()),
        plan_(plan),
        team_(decision(state)->team) {
    for (const Command& command : choices) {
      candidates_.push_back({command, state, {}});
      apply_unchecked(rules, candidates_.back().after, command);
    }
  }

  std::vector<RolledOut> played() {
    constexpr std::uint32_t at_once = 8;
    for (std::uint32_t game = 0; game < plan_.most_games && !settled(); game += at_once)
      for (std::uint32_t at = game; at < game + at_once; ++at)
        if (!play(at)) return {};
    return results();
  }

 private:
  /// One more game of each choice that is still in question; false where it was stopped.
  bool play(std::uint32_t number) {
    const Candidate* const first = candidates_.empty() ? nullptr : &best();
    const auto in_question = [&](const Candidate& each) {
      return &each == first || each.games.size() < least_games || !is_worse(each, *first);
    };
    std::vector<bool> plays;
    for (const Candidate& each : candidates_) plays.push_back(in_question(each));
    for (std::size_t at = 0; at < candidates_.size(); ++at) {
      if (!plays[at]) continue;
      if (plan_.stop.stop_requested()) return false;
      Candidate& each = candidates_[at];
      Game game(rules_, outlook_, play_, team_, tabletop::seed_of_match(plan_.seed, number));
      // One that was out of question for a while has fewer games; its next ones take their places.
      if (each.games.size() == number) each.games.push_back(game.played(each.after, plan_.turns));
    }
    return true;
  }

  bool is_worse(const Candidate& each, const Candidate& than) const {
    const Estimate difference = behind(each, than);
    return difference.mean > plan_.beyond_doubt * difference.error;
  }

  const Candidate& best() const {
    return *std::ranges::max_element(candidates_, {}, [](const Candidate& each) {
      return each.games.size() < least_games ? 0 : each.points().mean;
    });
  }

  bool settled() const {
    const Candidate& first = best();
    if (first.games.size() < least_games) return false;
    bool alone = candidates_.size() > 1;
    bool sure = true;
    for (const Candidate& each : candidates_) {
      if (&each == &first) continue;
      const bool worse = is_worse(each, first);
      alone = alone && worse;
      sure = sure && (worse || behind(each, first).error <= plan_.enough);
    }
    return alone || (sure && (candidates_.size() > 1 || first.points().error <= plan_.enough));
  }

  std::vector<RolledOut> results() const {
    const Candidate& first = best();
    std::vector<RolledOut> list;
    for (const Candidate& each : candidates_)
      list.push_back({each.command, each.points(), &each == &first ? Estimate{} : behind(each, first),
                      static_cast<std::uint32_t>(each.games.size())});
    std::ranges::stable_sort(list, {}, [](const RolledOut& each) { return each.behind.mean; });
    return list;
  }

  static constexpr std::size_t least_games = 8;

  const Ruleset& rules_;
  Outlook outlook_;
  QuickPlay play_;
  const RolloutPlan& plan_;
  Team team_;
  std::vector<Candidate> candidates_;
};

}  // namespace

std::vector<RolledOut> roll_out(const Ruleset& rules, const State& state, std::span<const Command> choices,
                                const Foreteller& foreteller, const RolloutPlan& plan) {
  return Rollout(rules, state, choices, foreteller, plan).played();
}

}  // namespace fuba
