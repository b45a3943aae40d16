#pragma once

#include "fuba/coach/judgement.hpp"
#include "fuba/coach/remembered.hpp"
#include "fuba/coach/tactics.hpp"
#include "fuba/command.hpp"
#include "fuba/decision.hpp"
#include "fuba/state.hpp"
#include "tabletop/random.hpp"

namespace fuba {

/// Plays both sides as a coach would who looks no further than his choice: by its judgement right after it,
/// over a part of the dice that fall then, and of moves only those that improve the position. Many times as
/// quick as a coach and as strong as one that does not look ahead.
class QuickPlay {
 public:
  /// Rules and tactics must outlive it.
  QuickPlay(const Ruleset& rules, const Tactics& tactics)
      : rules_(rules), tactics_(tactics), judge_(rules, tactics) {}

  /// A legal choice of the decision that is pending; what the tactics leave to chance is drawn.
  Command choose(const State& state, tabletop::Random& random);

 private:
  static constexpr double noticeable = 0.0005;  ///< by how much a choice has to better the position

  Command best_of(const State& state, const Decision& pending, const CommandList& list);
  double worth_after(const State& state, const Command& command, Team team);
  double worth_of_moving(const State& state, Team team);
  double worth(const State& state, Team team);
  double worth_over_dice(const State& state, Team team);

  const Ruleset& rules_;
  const Tactics& tactics_;
  Judge judge_;
  /// What was chosen where nothing is left to chance: games of one rollout meet the same states until dice
  /// part them.
  Remembered<Command> chosen_;
  Remembered<double> moving_;  ///< what windows of moves are worth before the first one
};

}  // namespace fuba
