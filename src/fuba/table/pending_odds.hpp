#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/window/background.hpp"
#include "fuba/odds.hpp"

namespace fuba::app {

/// The odds of the pending choices, worked out on a thread of their own while the table is painted. Those of
/// one decision never stand beside another.
class PendingOdds {
 public:
  /// Forgets what is known and begins with a decision as it is seen. Its answer is waited for by nobody: the
  /// window is woken when it is there.
  void ask(std::shared_ptr<const Ruleset> rules, const State& view);
  /// Forgets what is known and asks for nothing.
  void forget();
  /// Takes in what has been worked out since.
  void hear();

  /// Empty until they are there.
  const std::vector<Odds>& known() const { return known_; }
  /// Whether they are still to come.
  bool awaited() const { return known_.empty() && !chancy_.empty(); }
  /// Whether any choice has odds, which may still be worked out.
  bool concern_any() const { return !chancy_.empty(); }
  /// Whether this one has.
  bool concern(const Command& command) const;

 private:
  struct Question {
    std::shared_ptr<const Ruleset> rules;
    State view;
  };
  void begin();

  std::vector<Command> chancy_;  ///< the choices that hang on dice
  std::vector<Odds> known_;
  std::optional<Question> wanted_;  ///< to be worked out once the worker is free
  std::optional<Background<std::vector<Odds>>> work_;
  bool outdated_ = false;  ///< what is being worked out belongs to a decision that has passed
};

}  // namespace fuba::app
