#include "positioning.hpp"

#include "pieces.hpp"

namespace fuba::engine {

void improve_position(const Context& context, Team team) {
  const State& state = context.state;
  const int own = counted(context.rules, state.side(team), state.ball);
  const int others = counted(context.rules, state.side(opponent(team)), state.ball);
  context.emit({.kind = EventKind::positioning,
                .cause = Cause::positioning,
                .team = team,
                .figures = {static_cast<std::int8_t>(own), static_cast<std::int8_t>(others)}});
  if (own == 0) return;
  const auto& change = context.rules.ball_value;
  const int steps = own > others ? change.positioning_majority : change.positioning;
  context.set_ball_value(state.ball_value + (team == state.control ? -steps : steps), Cause::positioning);
}

}  // namespace fuba::engine
