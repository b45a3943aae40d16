#pragma once

#include <span>

#include "tabletop/course.hpp"
#include "tabletop/match.hpp"

namespace tabletop {

/// The course of a match, worked out from its journal: each place but the first is after an entry. Behind
/// them may come states of which nobody knows what led to them.
template <Game G>
class Timeline : public Course {
 public:
  using State = typename G::State;

  explicit Timeline(const Match<G>& match, std::span<const State> snapshots = {});

 private:
  void add_state(const State& state);
};

}  // namespace tabletop
