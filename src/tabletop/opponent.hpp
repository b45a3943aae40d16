#pragma once

#include <array>
#include <memory>
#include <stop_token>
#include <string>
#include <tl/expected.hpp>

#include "tabletop/match.hpp"

namespace tabletop {

/// Somebody who plays a side of one match and sees no more than its views: a coach or a program.
template <Game G>
class Opponent {
 public:
  virtual ~Opponent() = default;
  /// A legal choice of the decision that is pending in the view, or a sentence on why there is none.
  virtual tl::expected<typename G::Command, std::string> choose(const typename G::Ruleset& rules,
                                                                const typename G::State& view,
                                                                const std::stop_token& stop) = 0;
  /// Told when the match is over.
  virtual void hear_result(const typename G::State& end) = 0;
};

/// Home's and away's.
template <Game G>
using Opponents = std::array<std::unique_ptr<Opponent<G>>, 2>;

/// Plays a match on until it is over or stopped; a sentence where one of the two did not go on. The journal
/// has what was played in any case.
template <Game G>
tl::expected<void, std::string> play_on(Match<G>& match, const Opponents<G>& opponents,
                                        const std::stop_token& stop = {}) {
  while (!match.over()) {
    const Team team = match.decision()->team;
    const auto command = opponents[index(team)]->choose(match.rules(), match.state_for(team), stop);
    if (stop.stop_requested()) return {};
    if (!command) return tl::unexpected(command.error());
    match.choose(*command).value();
  }
  for (const auto& opponent : opponents) opponent->hear_result(match.state());
  return {};
}

}  // namespace tabletop
