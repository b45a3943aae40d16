#include "windows.hpp"

namespace fuba::engine {

void open_window(State& state, int allowed) {
  state.window =
      Window{.open = true, .allowed = static_cast<std::uint8_t>(std::min(allowed, int{Window::unlimited}))};
}

void close_window(State& state) { state.window = Window{}; }

bool is_keeper_move(const Command& command) {
  switch (command.verb) {
    case Verb::adjust_keeper:
    case Verb::react_keeper:
    case Verb::free_keeper:
    case Verb::move_keeper:
      return true;
    default:
      return false;
  }
}

std::optional<Refusal> refuse_piece(const State& state, Team team, const Command& command) {
  const Area from = command.from();
  if (!moves_left(state.window))
    return Refusal{.reason = Reason::moves_used, .area = from, .number = state.window.allowed};
  const TeamState& side = state.side(team);
  if (is_keeper_move(command)) {
    if (side.keeper != from) return Refusal{.reason = Reason::nobody_there, .area = from};
    if (state.window.keeper_moved) return Refusal{.reason = Reason::piece_spent, .area = from};
  } else {
    if (side.players[index(from)] == 0) return Refusal{.reason = Reason::nobody_there, .area = from};
    if (fresh(state, team, from) <= 0) return Refusal{.reason = Reason::piece_spent, .area = from};
  }
  return std::nullopt;
}

std::optional<Refusal> refuse_move(const Ruleset& rules, const State& state, Team team,
                                   const Command& command) {
  if (const auto refusal = refuse_piece(state, team, command)) return refusal;
  if (rules.pitch.neighbours[index(command.from())].contains(command.to())) return std::nullopt;
  return Refusal{.reason = Reason::not_adjacent, .area = command.from(), .other = command.to()};
}

void make_move(const Context& context, Team team, const Command& command, EventKind kind, Cause cause) {
  State& state = context.state;
  TeamState& side = state.side(team);
  const bool keeper = is_keeper_move(command);
  if (keeper) {
    side.keeper = command.to();
    side.keeper_out = false;
    state.window.keeper_moved = true;
  } else {
    --side.players[index(command.from())];
    ++side.players[index(command.to())];
    ++state.window.arrived[index(command.to())];
  }
  ++state.window.made;
  if (command.with_ball) {
    state.ball = command.to();
    state.window.dribbled = true;
  }
  context.emit({.kind = kind,
                .cause = command.with_ball ? Cause::dribble : cause,
                .team = team,
                .from = command.from(),
                .to = command.to(),
                .figures = {static_cast<std::int8_t>(keeper), static_cast<std::int8_t>(command.with_ball)}});
}

}  // namespace fuba::engine
