#pragma once

#include <cstdint>

#include "tabletop/game.hpp"

namespace tabletop {

template <Game G>
std::uint64_t perft(const typename G::Ruleset& rules, const typename G::State& state, int depth);

namespace detail {

template <Game G>
std::uint64_t perft_over_dice(const typename G::Ruleset& rules, const typename G::State& state,
                              const Roll<typename G::Purpose>& roll, int depth) {
  const std::uint8_t second_faces = roll.count == 2 ? roll.die.faces : std::uint8_t{1};
  std::uint64_t ways = 0;
  for (std::uint8_t first = 1; first <= roll.die.faces; ++first) {
    for (std::uint8_t second = 1; second <= second_faces; ++second) {
      typename G::State next = state;
      G::apply_dice(rules, next, {first, second}, nullptr);
      ways += perft<G>(rules, next, depth - 1);
    }
  }
  return ways;
}

}  // namespace detail

/// How many ways a match can go on over `depth` choices and rolls, every fall of the dice counted as one. A
/// match that ends sooner is one way.
template <Game G>
std::uint64_t perft(const typename G::Ruleset& rules, const typename G::State& state, int depth) {
  if (depth == 0 || G::is_over(state)) return 1;
  if (const auto due = G::roll(state)) return detail::perft_over_dice<G>(rules, state, *due, depth);
  typename G::CommandList choices;
  G::legal(rules, state, choices);
  if (depth == 1) return choices.size();
  std::uint64_t ways = 0;
  for (const auto& choice : choices) {
    typename G::State next = state;
    G::apply_unchecked(rules, next, choice, nullptr);
    ways += perft<G>(rules, next, depth - 1);
  }
  return ways;
}

}  // namespace tabletop
