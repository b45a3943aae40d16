#include "fuba/table/attempt.hpp"

#include <algorithm>

namespace fuba::app {

Attempt::Attempt(const MatchPlay& play, const Tactics& tactics, std::uint64_t seed)
    : play_(play), follows_(play.match().rules(), tactics), random_(seed, tabletop::Stream::opponents) {}

bool Attempt::lets(const Command& command) {
  if (!goes_on_) held_ = command;
  return goes_on_;
}

std::optional<Command> Attempt::take_own() {
  const Match& match = play_.match();
  const auto pending = match.decision();
  if (!goes_on_ || !pending || match.journal().empty()) return std::nullopt;
  // Where nothing has been thrown yet, the next turn shows what comes of the choice.
  const bool thrown =
      std::ranges::any_of(match.journal(), [](const Entry& entry) { return entry.fallen() != nullptr; });
  if (thrown && pending->kind == DecisionKind::target) return std::nullopt;
  return follows_.choose(match.state(), random_);
}

}  // namespace fuba::app
