#include "stw/table/proposed_leave.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "stw/board.hpp"

namespace stw::app {

std::optional<Command> proposed_leave(const Ruleset& /*rules*/, const State& state,
                                      const CommandList& legal) {
  const auto pending = decision(state);
  if (!pending || pending->kind != DecisionKind::leave) return std::nullopt;
  const auto cost = [team = pending->team](const Command& command) {
    return std::tuple(distance(command.from, command.to), own_row(team, command.to),
                      std::abs(column_of(command.from) - column_of(command.to)));
  };
  return *std::ranges::min_element(legal, {}, cost);
}

}  // namespace stw::app
