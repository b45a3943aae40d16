#pragma once

#include "fuba/coach/tactics.hpp"
#include "fuba/command.hpp"
#include "fuba/state.hpp"
#include "tabletop/random.hpp"

namespace fuba {

/// Plays both sides as a coach would who looks no further than his choice: by its judgement right after it,
/// over a part of the dice that fall then, and of moves only those that improve the position. Many times as
/// quick as a coach and as strong as one that does not look ahead.
class QuickPlay {
 public:
  /// The tactics must outlive it.
  explicit QuickPlay(const Tactics& tactics) : tactics_(tactics) {}

  /// A legal choice of the decision that is pending; what the tactics leave to chance is drawn.
  Command choose(const Ruleset& rules, const State& state, tabletop::Random& random) const;

 private:
  double worth_after(const Ruleset& rules, const State& state, const Command& command, Team team) const;
  double worth(const Ruleset& rules, const State& state, Team team) const;
  double worth_over_dice(const Ruleset& rules, const State& state, Team team) const;

  const Tactics& tactics_;
};

}  // namespace fuba
