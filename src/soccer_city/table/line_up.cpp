#include "soccer_city/table/line_up.hpp"

#include <algorithm>

#include "soccer_city/coach/line_up.hpp"

namespace soccer_city::app {
namespace {

/// How many of the usual players a line-up lacks.
int strangers(const Command& command) {
  const unsigned usual = usual_line_up().bits();
  return NumberSet::from_bits(static_cast<std::uint16_t>(command.numbers.bits() & ~usual)).size();
}

}  // namespace

std::optional<Command> proposed_line_up(const Ruleset& /*rules*/, const State& state,
                                        const CommandList& legal) {
  const auto asked = decision(state);
  if (!asked || legal.empty()) return std::nullopt;
  if (asked->kind == DecisionKind::line_up) return *std::ranges::min_element(legal, {}, strangers);
  if (asked->kind != DecisionKind::place) return std::nullopt;
  return *std::ranges::min_element(legal, {}, [team = asked->team](const Command& command) {
    return distance(as_seen(team, command.to), usual_place(command.player));
  });
}

State line_up(const Ruleset& rules) {
  State state = new_match(rules);
  for (const Team team : teams) {
    NumberSet numbers = usual_line_up();
    numbers.add(keeper_number);
    for (const Number number : numbers) {
      Hex at = usual_place(number);
      // The side that does not kick off keeps away from the spot.
      while (team == Team::away && distance(at, rules.pitch.centre) < rules.line_up.other_side)
        at = hex(at.lane, at.level - 2);
      state.side(team).players[number] = as_seen(team, at);
    }
  }
  return state;
}

}  // namespace soccer_city::app
