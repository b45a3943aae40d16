#pragma once

#include <vector>

#include "fuba/game.hpp"
#include "fuba/random_play.hpp"
#include "support/scenario.hpp"

namespace fuba::test {

/// Every edition, basic and with all its options.
inline std::vector<const Ruleset*> every_game() {
  std::vector<const Ruleset*> games;
  for (const std::string_view edition : editions())
    for (const Options options : {Options{}, option_registry().of(edition)})
      games.push_back(&rules({std::string(edition), options}));
  return games;
}

/// A random match: calls `look` with every position in which somebody has to choose or to roll, and `hear`
/// with every event.
template <class Look, class Hear>
void play_match(const Ruleset& rules, std::uint64_t seed, Look look, Hear hear) {
  RandomPlay players(seed);
  State state = new_match(rules);
  while (!is_over(state)) {
    look(state);
    Events events;
    if (const auto pending = roll(state))
      apply_dice(rules, state, players.let_fall(*pending), &events);
    else
      apply_unchecked(rules, state, players.choose(rules, state), &events);
    for (const Event& event : events) hear(event);
  }
}

}  // namespace fuba::test
