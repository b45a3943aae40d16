#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "fuba/coach/judgement.hpp"
#include "fuba/coach/look_ahead.hpp"
#include "fuba/coach/tactics.hpp"
#include "fuba/odds.hpp"
#include "fuba/state.hpp"

namespace fuba {

/// How much a term speaks for a choice, against the next best one, in goals.
struct Argument {
  Term term;
  double goals;
};

/// A choice as a coach sees it.
struct Advice {
  Command command;
  std::vector<Command> rest = {};        ///< what belongs to it: the other players of a set-up
  double value = 0;                      ///< prospects of the match: 0 = lost, a half = drawn, 1 = won
  std::optional<Odds> odds = {};         ///< where the choice hangs on dice
  std::vector<Argument> arguments = {};  ///< the strongest first, for or against it
  /// Where the coach's tactics settle the decision: how often it takes this choice, from 0 (it would be next)
  /// to 1.
  std::optional<double> share = {};
};

/// Somebody who plays a side. A value without memory: the same view, tactics and seed give the same choice.
/// It knows no more than the view that it is shown (`seen_by`), and draws from a random stream of its own.
class Coach {
 public:
  Coach(Tactics tactics, std::uint64_t seed) : tactics_(std::move(tactics)), seed_(seed) {}

  const Tactics& tactics() const { return tactics_; }

  /// A legal choice of the decision that is pending in the view.
  Command choose(const Ruleset& rules, const State& view, const Thinking& thinking = {}) const;

  /// The best choices of that decision, best first, at most as many as asked for; where the tactics settle
  /// it, those that they name. A set-up is one choice. The arguments of the first compare it with the second,
  /// those of the others with the first.
  std::vector<Advice> advise(const Ruleset& rules, const State& view, std::size_t most = 3,
                             const Thinking& thinking = {}) const;

 private:
  Tactics tactics_;
  std::uint64_t seed_;
};

/// The terms in which a judgement differs most from another, the strongest first; what speaks for it is above
/// 0.
std::vector<Argument> arguments_between(const Judgement& one, const Judgement& other);

/// In which terms a choice differs most from another once both are followed to the beginning of the next
/// turn, the strongest first; what speaks for it is above 0.
std::vector<Argument> arguments_for(const Ruleset& rules, const State& view, const Tactics& tactics,
                                    const Command& command, const Command& other,
                                    const Thinking& thinking = {});

}  // namespace fuba
