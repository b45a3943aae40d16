#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "fuba/game.hpp"

namespace fuba {

/// Whether dice have left everything as it was, so that they are rolled again. The agenda first, since it
/// tells nearly all states apart.
inline bool unchanged(const State& next, const State& state) {
  return next.agenda == state.agenda && next == state;
}

/// The states that pending dice can lead to, each with how many throws lead there. Dice that are rolled again
/// do not count.
class Falls {
 public:
  struct Fall {
    std::uint64_t key;  ///< what `likeness` gives for the state
    int throws;         ///< how many lead to it
    State state;
  };

  /// States to which `likeness` gives the same number come once, as the first of them. It may change a state
  /// as long as it leaves it as it was.
  template <class Likeness>
  Falls(const Ruleset& rules, const State& state, const Roll& pending, const Likeness& likeness) {
    const unsigned second_faces = pending.count == 2 ? pending.die.faces : 1;
    falls_.reserve(std::size_t{pending.die.faces} * second_faces);
    for (unsigned first = 1; first <= pending.die.faces; ++first) {
      for (unsigned second = 1; second <= second_faces; ++second) {
        State next = state;
        apply_dice(rules, next, {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)});
        if (!unchanged(next, state)) add(next, likeness(next));
      }
    }
  }

  std::vector<Fall>& all() { return falls_; }
  /// How many throws lead to any of them.
  int throws() const { return throws_; }

 private:
  void add(const State& state, std::uint64_t key) {
    const auto known = std::ranges::find(falls_, key, &Fall::key);
    if (known == falls_.end())
      falls_.push_back({key, 1, state});
    else
      ++known->throws;
    ++throws_;
  }

  std::vector<Fall> falls_;
  int throws_ = 0;
};

}  // namespace fuba
