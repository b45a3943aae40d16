#include "turns.hpp"

namespace fuba::engine {

std::uint8_t stage_after(const Ruleset& rules, TurnStage stage) {
  return static_cast<std::uint8_t>(std::ranges::find(rules.turn, stage) - rules.turn.begin() + 1);
}

void forget_turn(State& state) {
  const bool goal_kick = state.turn.goal_kick_due;
  static constexpr Turn unplayed{};
  state.turn = unplayed;
  if (goal_kick) state.turn.restart = Restart::goal_kick;
}

void remember_order(const Context& context) {
  State& state = context.state;
  if (context.rules.policies.order != Policies::Order::moves_made) return;
  if (!state.turn.actions_skipped)
    state.last_turn = LastTurn{.first = state.turn.first, .moves = state.turn.moves};
  else if (state.last_turn)
    state.last_turn->moves = state.turn.moves;
}

}  // namespace fuba::engine
