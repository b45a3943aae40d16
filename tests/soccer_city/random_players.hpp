#pragma once

#include <cstdint>

#include "soccer_city/game.hpp"
#include "tabletop/random.hpp"

namespace soccer_city::test {

/// Random players with a bias, without which shots and set pieces hardly come: they run to a loose ball, pass
/// to their own and forward, shoot and tackle where they can.
class BiasedPlay {
 public:
  explicit BiasedPlay(std::uint64_t seed);

  Command choose(const Ruleset& rules, const State& state);
  Dice let_fall(const Roll& roll);

 private:
  tabletop::Random choices_;
  tabletop::Random dice_;
  tabletop::Random cards_;
};

/// What is wrong with a state; empty where nothing is.
std::string fault_of_state(const Ruleset& rules, const State& state);

}  // namespace soccer_city::test
