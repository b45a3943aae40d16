#pragma once

#include <array>
#include <memory>
#include <stop_token>
#include <string>
#include <tl/expected.hpp>

#include "fuba/coach/coach.hpp"
#include "tabletop/match.hpp"

namespace fuba {

/// Somebody who plays a side of one match and sees no more than its views: a coach or a program.
class Opponent {
 public:
  virtual ~Opponent() = default;
  /// A legal choice of the decision that is pending in the view, or a sentence on why there is none.
  virtual tl::expected<Command, std::string> choose(const Ruleset& rules, const State& view,
                                                    const std::stop_token& stop) = 0;
  /// Told when the match is over.
  virtual void hear_result(const State& end) = 0;
};

/// Home's and away's.
using Opponents = std::array<std::unique_ptr<Opponent>, 2>;

/// A coach that takes all the time it needs, so that its choices do not hang on the machine.
std::unique_ptr<Opponent> coach_opponent(Coach coach);

/// Plays a match on until it is over or stopped; a sentence where one of the two did not go on. The journal
/// has what was played in any case.
tl::expected<void, std::string> play_on(Match& match, const Opponents& opponents,
                                        const std::stop_token& stop = {});

}  // namespace fuba
