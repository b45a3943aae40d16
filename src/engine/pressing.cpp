#include "pressing.hpp"

#include "pieces.hpp"

namespace fuba::engine {
namespace {

void press_won(const Context& context, Team team, int lower, int higher, int value) {
  context.give_control(team, Cause::pressing);
  context.set_ball_value(higher < value ? lower : higher, Cause::pressing);
}

/// R38: both dice are compared with the value before the press.
void press_rolled(const Context& context, Dice dice) {
  const Team team = context.frame().team;
  context.state.agenda.pop();
  const int value = context.state.ball_value;
  const int lower = std::min(dice[0], dice[1]);
  const int higher = std::max(dice[0], dice[1]);
  const bool won = lower < value;
  context.emit({.kind = EventKind::press,
                .cause = Cause::pressing,
                .team = team,
                .from = context.state.ball,
                .figures = {static_cast<std::int8_t>(dice[0]), static_cast<std::int8_t>(dice[1]),
                            static_cast<std::int8_t>(value), static_cast<std::int8_t>(won)}});
  if (won)
    press_won(context, team, lower, higher, value);
  else if (lower > value)
    context.set_ball_value(value + context.rules.ball_value.failed_press, Cause::failed_press);
}

}  // namespace

std::optional<Refusal> refuse_press(const Ruleset& rules, const State& state, Team team) {
  if (team == state.control) return Refusal{.reason = Reason::press_in_control};
  const int own = counted(rules, state.side(team), state.ball);
  if (own >= counted(rules, state.side(state.control), state.ball)) return std::nullopt;
  return Refusal{.reason = Reason::press_outnumbered, .area = state.ball, .number = own};
}

const StepRules pressing_step{.purpose = Purpose::pressing, .two_dice = true, .rolled = press_rolled};

}  // namespace fuba::engine
