#pragma once

#include <optional>

#include "fuba/analysis/quick_play.hpp"
#include "fuba/table/guide.hpp"
#include "fuba/table/match_play.hpp"
#include "tabletop/random.hpp"

namespace fuba::app {

/// Holds the one choice of a puzzle back until it has been judged; lets it go on then, and both teams after
/// it up to the beginning of a turn, dice between.
class Attempt : public Guide {
 public:
  /// The match must outlive it, and the tactics too.
  Attempt(const MatchPlay& play, const Tactics& tactics, std::uint64_t seed);

  bool lets(const Command& command) override;
  std::optional<Command> take_own() override;

  /// What was chosen since, once.
  std::optional<Command> take_held() { return std::exchange(held_, std::nullopt); }
  /// From now on the next choice is made, and what follows it.
  void let_go() { goes_on_ = true; }

 private:
  const MatchPlay& play_;
  QuickPlay follows_;
  tabletop::Random random_;
  std::optional<Command> held_;
  bool goes_on_ = false;
};

}  // namespace fuba::app
