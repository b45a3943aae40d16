#include "fuba/analysis/rollout.hpp"

#include <algorithm>
#include <cmath>

#include "fuba/analysis/dice_mean.hpp"
#include "fuba/analysis/outlook.hpp"
#include "fuba/analysis/quick_play.hpp"
#include "fuba/coach/remembered.hpp"
#include "fuba/fingerprint.hpp"
#include "fuba/random_play.hpp"

namespace fuba {
namespace {

using analysis::Estimate;
using tabletop::Random;
using tabletop::Stream;

/// What a game came to, and the luck on the way.
struct Played {
  double worth;
  double luck;
};

/// What positions are worth to a team, and what it has to expect of throws. Games with the same dice meet the
/// same throws until dice part them.
class Expectation {
 public:
  Expectation(const Ruleset& rules, const Foreteller& foreteller, Team team)
      : rules_(rules), outlook_(rules, foreteller), team_(team) {}

  double worth(const State& state) { return outlook_.of(state, team_).points(); }

  /// The mean over all that can fall.
  double before_throw(const State& state, const Roll& pending) {
    return means_.get(fingerprint(state), [&] {
      double sum = 0;
      const double ways = for_each_fall(rules_, state, pending,
                                        [&](const State& next, double count) { sum += count * worth(next); });
      return sum / ways;
    });
  }

 private:
  const Ruleset& rules_;
  Outlook outlook_;
  Team team_;
  Remembered<double> means_;  ///< by `fingerprint`
};

/// One way in which a match may go on.
class Game {
 public:
  Game(const Ruleset& rules, Expectation& expectation, QuickPlay& play, std::uint64_t seed)
      : rules_(rules),
        expectation_(expectation),
        play_(play),
        chance_(seed),
        choices_(seed, Stream::opponents) {}

  /// What it comes to once so many turns have begun.
  Played played(State state, int turns) {
    double luck = 0;
    while (!is_over(state)) {
      if (roll(state)) {
        luck += let_fall(state);
        continue;
      }
      if (decision(state)->kind == DecisionKind::target && turns-- == 0) break;
      apply_unchecked(rules_, state, play_.choose(state, choices_));
    }
    return {expectation_.worth(state), luck};
  }

 private:
  /// The luck of the throw.
  double let_fall(State& state) {
    const Roll pending = *roll(state);
    const double expected = expectation_.before_throw(state, pending);
    State next = state;
    do {
      next = state;
      apply_dice(rules_, next, chance_.let_fall(pending));
    } while (unchanged(next, state));
    state = next;
    return expectation_.worth(state) - expected;
  }

  const Ruleset& rules_;
  Expectation& expectation_;
  QuickPlay& play_;
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
  std::vector<Played> games;
};

/// How much of the luck of its games shows in what they came to, from 0 to 1: less than all where what is
/// told right after dice goes too far. A few games, which may all have come to the same, do not tell it: of
/// them all is taken out.
double share_of_luck(std::span<const Candidate> candidates) {
  constexpr std::size_t enough_games = 128;
  std::size_t games = 0;
  for (const Candidate& each : candidates) games += each.games.size();
  if (games < enough_games) return 1;
  double together = 0;
  double squares = 0;
  for (const Candidate& each : candidates) {
    Played mean{0, 0};
    const auto count = static_cast<double>(each.games.size());
    for (const Played& game : each.games) {
      mean.worth += game.worth / count;
      mean.luck += game.luck / count;
    }
    for (const Played& game : each.games) {
      together += (game.worth - mean.worth) * (game.luck - mean.luck);
      squares += (game.luck - mean.luck) * (game.luck - mean.luck);
    }
  }
  return squares > 0 ? std::clamp(together / squares, 0.0, 1.0) : 1;
}

class Rollout {
 public:
  Rollout(const Ruleset& rules, const State& state, std::span<const Command> choices,
          const Foreteller& foreteller, const RolloutPlan& plan)
      : rules_(rules),
        expectation_(rules, foreteller, decision(state)->team),
        play_(rules, foreteller.tactics()),
        plan_(plan) {
    for (const Command& command : choices) {
      candidates_.push_back({command, state, {}});
      apply_unchecked(rules, candidates_.back().after, command);
    }
  }

  std::vector<RolledOut> played() {
    constexpr std::uint32_t at_once = 8;
    for (std::uint32_t game = 0; game < plan_.most_games && !settled(); game += at_once) {
      for (std::uint32_t at = game; at < game + at_once; ++at)
        if (!play(at)) return {};
      luck_ = share_of_luck(candidates_);
    }
    return results();
  }

 private:
  /// The game of a number, of each choice that is still in question; false where it was stopped. One that was
  /// out of question for a while makes up for the games before.
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
      while (each.games.size() <= number) {
        const auto next = static_cast<std::uint32_t>(each.games.size());
        Game game(rules_, expectation_, play_, tabletop::seed_of_match(plan_.seed, next));
        each.games.push_back(game.played(each.after, plan_.turns));
      }
    }
    return true;
  }

  double without_luck(const Played& game) const { return game.worth - luck_ * game.luck; }

  Estimate points(const Candidate& candidate) const {
    std::vector<double> values;
    for (const Played& game : candidate.games) values.push_back(without_luck(game));
    return estimate_of(values);
  }

  /// How far one lies behind another in the games that both have.
  Estimate behind(const Candidate& candidate, const Candidate& best) const {
    std::vector<double> differences;
    for (std::size_t game = 0; game < std::min(candidate.games.size(), best.games.size()); ++game)
      differences.push_back(without_luck(best.games[game]) - without_luck(candidate.games[game]));
    return estimate_of(differences);
  }

  bool is_worse(const Candidate& each, const Candidate& than) const {
    const Estimate difference = behind(each, than);
    return difference.mean > plan_.beyond_doubt * difference.error;
  }

  const Candidate& best() const {
    return *std::ranges::max_element(candidates_, {}, [this](const Candidate& each) {
      return each.games.size() < least_games ? 0 : points(each).mean;
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
    return alone || (sure && (candidates_.size() > 1 || points(first).error <= plan_.enough));
  }

  std::vector<RolledOut> results() const {
    const Candidate& first = best();
    std::vector<RolledOut> list;
    for (const Candidate& each : candidates_)
      list.push_back({each.command, points(each), &each == &first ? Estimate{} : behind(each, first),
                      static_cast<std::uint32_t>(each.games.size())});
    std::ranges::stable_sort(list, {}, [](const RolledOut& each) { return each.behind.mean; });
    return list;
  }

  static constexpr std::size_t least_games = 8;

  const Ruleset& rules_;
  Expectation expectation_;
  QuickPlay play_;
  const RolloutPlan& plan_;
  std::vector<Candidate> candidates_;
  double luck_ = 1;  ///< `share_of_luck` of the games so far
};

}  // namespace

std::vector<RolledOut> roll_out(const Ruleset& rules, const State& state, std::span<const Command> choices,
                                const Foreteller& foreteller, const RolloutPlan& plan) {
  return Rollout(rules, state, choices, foreteller, plan).played();
}

}  // namespace fuba
