#include "fuba/analysis/self_play.hpp"

#include "fuba/analysis/quick_play.hpp"
#include "fuba/game.hpp"
#include "fuba/random_play.hpp"

namespace fuba {

using tabletop::Random;
using tabletop::Stream;

Player quick_player(const Tactics& tactics) {
  return [&tactics](const Ruleset& rules, const State& state, Random& random) {
    return QuickPlay(rules, tactics).choose(state, random);
  };
}

/// The seed of a coach is drawn anew each time, so that it does the same in no two matches.
Player coach_player(const Tactics& tactics) {
  return [tactics](const Ruleset& rules, const State& state, Random& random) {
    const Thinking unhurried{.budget = std::chrono::hours(1)};
    return Coach(tactics, random.next()).choose(rules, seen_by(state, decision(state)->team), unhurried);
  };
}

SelfPlayed self_play(const Ruleset& rules, const Player& player, std::uint64_t seed, std::uint32_t one_in,
                     std::uint32_t slips) {
  RandomPlay chance(seed);
  Random random(seed, Stream::opponents);
  Random sample(seed, Stream::decoration);
  SelfPlayed played;
  State state = new_match(rules);
  while (!is_over(state)) {
    if (sample.below(one_in) == 0) played.positions.push_back(state);
    if (const auto due = roll(state))
      apply_dice(rules, state, chance.let_fall(*due));
    else if (slips > 0 && random.below(slips) == 0)
      apply_unchecked(rules, state, chance.choose(rules, state));
    else
      apply_unchecked(rules, state, player(rules, state, random));
  }
  played.result = result(state, Team::home);
  return played;
}

}  // namespace fuba
