#include "fuba/table/attempt.hpp"

namespace fuba::app {

Attempt::Attempt(const MatchPlay& play, const Tactics& tactics, std::uint64_t seed)
    : play_(play), follows_(tactics), random_(seed, tabletop::Stream::opponents) {}

bool Attempt::lets(const Command& command) {
  if (!goes_on_) held_ = command;
  return goes_on_;
}

std::optional<Command> Attempt::take_own() {
  const Match& match = play_.match();
  const auto pending = match.decision();
  const bool made = !match.journal().empty();
  if (!goes_on_ || !made || !pending || pending->kind == DecisionKind::target) return std::nullopt;
  return follows_.choose(match.rules(), match.state(), random_);
}

}  // namespace fuba::app
