#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/window/background.hpp"
#include "fuba/foresight.hpp"
#include "fuba/odds.hpp"

namespace fuba::app {

/// The odds of the pending choices and what targets bring beyond the ball, worked out on a thread of their
/// own while the table is painted. Those of one decision never stand beside another.
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
  const std::vector<Odds>& known() const { return known_.odds; }
  /// What each target brings beyond the ball: empty until it is there, and at other decisions.
  const std::vector<Foresight>& foresights() const { return known_.foresights; }
  /// Whether they are still to come.
  bool awaited() const { return known_.odds.empty() && !chancy_.empty(); }
  /// Whether any choice has odds, which may still be worked out.
  bool concern_any() const { return !chancy_.empty(); }
  /// Whether this one has.
  bool concern(const Command& command) const;

 private:
  struct Question {
    std::shared_ptr<const Ruleset> rules;
    State view;
  };
  struct Answer {
    std::vector<Odds> odds;
    std::vector<Foresight> foresights;
  };
  void begin();

  std::vector<Command> chancy_;  ///< the choices that hang on dice
  Answer known_;
  std::optional<Question> wanted_;  ///< to be worked out once the worker is free
  std::optional<Background<Answer>> work_;
  bool outdated_ = false;  ///< what is being worked out belongs to a decision that has passed
};

}  // namespace fuba::app
