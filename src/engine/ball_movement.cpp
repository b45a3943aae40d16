#include "ball_movement.hpp"

#include "granted_moves.hpp"
#include "passing.hpp"
#include "pieces.hpp"
#include "special_events.hpp"

namespace fuba::engine {
namespace {

/// 4.5.1: the die of the team without the ball.
int new_value(const State& state) { return state.turn.dice[state.control == state.turn.began_with ? 1 : 0]; }

/// 4.4.3, 4.5.2, 4.5.3: what special event and pass add; the pass only where the check was passed.
int changes(const Context& context) {
  const State& state = context.state;
  const bool passed = state.control == state.turn.began_with;
  return event_of_turn(context.rules, state).value_change +
         (passed ? change_by_pass(context.rules, state) : 0);
}

/// 4.5.4, R69: the ball is lost, and nothing is added to the value that it has then.
void turn_ball_over(const Context& context) {
  context.give_control(context.state.passive(), Cause::value_above_highest);
  context.set_ball_value(new_value(context.state), Cause::new_value);
}

void arrive(const Context& context) {
  State& state = context.state;
  state.turn.ball_on_its_way = false;
  bring_corner_taker_in(state);
  if (event_of_turn(context.rules, state).check_fails) return;
  state.ball = state.turn.target;
  context.emit({.kind = EventKind::ball_arrived,
                .cause = Cause::new_value,
                .team = state.control,
                .from = state.turn.start,
                .to = state.ball});
}

}  // namespace

void move_ball(const Context& context) {
  using Role = SpecialEvent::Role;
  const State& state = context.state;
  const SpecialEvent& event = event_of_turn(context.rules, state);
  const int change = changes(context);
  arrive(context);
  context.set_ball_value(new_value(state), Cause::new_value);
  if (state.ball_value + change > context.rules.highest_value)
    turn_ball_over(context);
  else
    context.set_ball_value(state.ball_value + change, Cause::long_pass);
  if (event.run != Role::nobody)
    grant_move(context,
               event.run == Role::controlling ? state.turn.began_with : opponent(state.turn.began_with),
               Grant::run);
  context.then({{Step::ball_winner, state.control, 1}});
}

}  // namespace fuba::engine
