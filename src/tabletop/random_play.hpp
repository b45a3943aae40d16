#pragma once

#include <cstdint>
#include <stdexcept>

#include "tabletop/game.hpp"
#include "tabletop/random.hpp"

namespace tabletop {

/// Two players who take any legal choice with the same chance, and their dice.
template <Game G>
class RandomPlay {
 public:
  explicit RandomPlay(std::uint64_t seed)
      : choices_(seed, Stream::choices), dice_(seed, Stream::dice), cards_(seed, Stream::cards) {}

  /// Any legal choice; one must be pending.
  typename G::Command choose(const typename G::Ruleset& rules, const typename G::State& state) {
    G::legal(rules, state, list_);
    if (list_.empty()) throw std::logic_error("a decision without a legal choice");
    return list_[choices_.below(static_cast<std::uint32_t>(list_.size()))];
  }

  Dice let_fall(const Roll<typename G::Purpose>& roll) {
    Random& source = roll.die.drawn ? cards_ : dice_;
    Dice dice{};
    for (std::uint8_t die = 0; die < roll.count; ++die) dice[die] = source.one_of(roll.die.faces);
    return dice;
  }

 private:
  Random choices_;
  Random dice_;
  Random cards_;
  typename G::CommandList list_;
};

/// The seed of one match of many.
constexpr std::uint64_t seed_of_match(std::uint64_t seed, std::uint64_t number) {
  std::uint64_t mixed = seed + (number + 1U) * 0x9e3779b97f4a7c15U;  // SplitMix64
  mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
  return mixed ^ (mixed >> 31U);
}

}  // namespace tabletop
