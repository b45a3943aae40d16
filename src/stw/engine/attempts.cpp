#include "counters.hpp"
#include "pawn_moves.hpp"
#include "play.hpp"
#include "stw/board.hpp"
#include "stw/facts.hpp"
#include "tabletop/count_up.hpp"

namespace stw::engine {

void begin_defence(const Context& context, Play play) {
  context.state.play = play;
  context.go(Step::keeper, context.state.defence());
}

void begin_capture(const Context& context) { context.go(Step::capture_die, context.state.control); }

namespace {

// The O-Team's attempt

void capture_die_fell(const Context& context, Dice dice) {
  context.state.dice = {dice[0], 0};
  context.go(Step::capture, context.state.control);
}

void announce_capture(const Context& context, Team team) {
  const State& state = context.state;
  context.emit({.kind = EventKind::captured,
                .team = team,
                .number = static_cast<std::uint8_t>(state.side(team).number_at(state.ball)),
                .to = state.ball});
}

void capture(const Context& context) {
  announce_capture(context, context.state.control);
  if (const auto offside = offside_of_capture(context.state, carrier(context.state)))
    return call_offside(context, *offside);
  settle_ball(context.state);
  begin_defence(context, Play::capture);
}

void choose_capture(const Context& context, const Command& command) {
  move_pawn(context, command, Purpose::attempt);
  if (command.to == context.state.ball) return capture(context);
  begin_defence(context, Play::capture);
}

void skip_capture(const Context& context) {
  stay(context, Purpose::attempt);
  begin_defence(context, Play::capture);
}

// The D-Team's attempt

/// Nobody of the D-Team has reached the ball.
void ball_not_reached(const Context& context) {
  State& state = context.state;
  if (carrier(state) == 0) {
    tabletop::count_up(state.attempts, most_attempts);
    context.emit({.kind = EventKind::loose, .team = state.control, .figures = {figure(state.attempts)}});
    return begin_capture(context);
  }
  const bool shoots =
      state.play == Play::capture && ends_of(state.defence()).penalty_area.contains(state.ball);
  if (shoots) return begin_shot(context, Chance::capture);
  begin_set(context);
}

void ball_reached(const Context& context) {
  if (carrier(context.state) != 0) return begin_battle(context);
  const Team team = context.state.defence();
  announce_capture(context, team);
  win_ball(context, team, Means::capture);
}

void end_attempt(const Context& context, Square moved_to) {
  if (moved_to == context.state.ball) return ball_reached(context);
  ball_not_reached(context);
}

void list_keeper(const Ruleset&, const State& state, CommandList& list) {
  list_squares(list, Verb::keeper, state.side(state.acting).pawn(keeper_number),
               keeper_ends(state, state.acting));
  list.add({Verb::roll});
}

Reason refuse_keeper(const Ruleset&, const State& state, const Command& command) {
  const Square from = state.side(state.acting).pawn(keeper_number);
  if (from == Square::none || command.from != from) return Reason::nobody_there;
  if (distance(from, command.to) != 1) return Reason::keeper_one_square;
  return refuse_standing(state, state.acting, keeper_number, command.to);
}

void choose_keeper(const Context& context, const Command& command) {
  State& state = context.state;
  if (command.verb == Verb::roll) return context.go(Step::defend_die, state.acting);
  pass_time(context);
  state.side(state.acting).pawn(keeper_number) = command.to;
  context.emit({.kind = EventKind::keeper_moved,
                .team = state.acting,
                .number = keeper_number,
                .from = command.from,
                .to = command.to});
  end_attempt(context, command.to);
}

void defend_die_fell(const Context& context, Dice dice) {
  context.state.dice = {dice[0], 0};
  context.go(Step::defend, context.state.defence());
}

void choose_defend(const Context& context, const Command& command) {
  move_pawn(context, command, Purpose::defence);
  end_attempt(context, command.to);
}

void skip_defend(const Context& context) {
  stay(context, Purpose::defence);
  ball_not_reached(context);
}

}  // namespace

const StepRules capture_die_step{
    .purpose = Purpose::attempt, .rolled = capture_die_fell, .stops_at_time = true};

const StepRules capture_step{.kind = DecisionKind::move,
                             .list = list_moves,
                             .refuse = refuse_move,
                             .choose = choose_capture,
                             .skip = skip_capture,
                             .several = several_moves};

const StepRules keeper_step{.kind = DecisionKind::keeper,
                            .list = list_keeper,
                            .refuse = refuse_keeper,
                            .choose = choose_keeper,
                            .stops_at_time = true};

const StepRules defend_die_step{
    .purpose = Purpose::defence, .rolled = defend_die_fell, .stops_at_time = true};

const StepRules defend_step{.kind = DecisionKind::move,
                            .list = list_moves,
                            .refuse = refuse_move,
                            .choose = choose_defend,
                            .skip = skip_defend,
                            .several = several_moves};

}  // namespace stw::engine
