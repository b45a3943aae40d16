#include "ball_movement.hpp"

#include "control_check.hpp"
#include "granted_moves.hpp"
#include "passing.hpp"
#include "pieces.hpp"
#include "special_events.hpp"

namespace fuba::engine {
namespace {

/// 4.4.3, 4.5.2, 4.5.3: what special event and pass add, the pass only where the check was passed; and the
/// rule that it comes from, the first where there are several.
struct Change {
  int sum = 0;
  Cause cause = Cause::special_event;
};

Change change_of_turn(const Ruleset& rules, const State& state) {
  const int by_event = event_of_turn(rules, state).value_change;
  if (state.control != state.turn.began_with) return {by_event};
  const PassTotal pass = change_by_pass(rules, state);
  return {by_event + pass.sum, by_event != 0 ? Cause::special_event : pass.cause};
}

/// 4.5.4, R69: the ball is lost, and nothing is added to the value that it has then.
void turn_ball_over(const Context& context) {
  context.give_control(context.state.passive(), Cause::value_above_highest);
  context.set_ball_value(die_of_new_value(context.rules, context.state), Cause::new_value);
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
  const Change change = change_of_turn(context.rules, state);
  arrive(context);
  context.set_ball_value(die_of_new_value(context.rules, state), Cause::new_value);
  if (const auto value = value_on_arrival(context.rules, state.ball_value, change.sum))
    context.set_ball_value(*value, change.cause);
  else
    turn_ball_over(context);
  if (event.run != Role::nobody) {
    grant_move(context,
               event.run == Role::controlling ? state.turn.began_with : opponent(state.turn.began_with),
               Grant::run);
  }
  context.then({{Step::ball_winner, state.control, 1}});
}

}  // namespace fuba::engine
