#include "limits.hpp"
#include "pawn_moves.hpp"
#include "play.hpp"
#include "stw/board.hpp"
#include "stw/facts.hpp"
#include "stw/game.hpp"

namespace stw::engine {

void begin_set(const Context& context) {
  State& state = context.state;
  settle_ball(state);
  state.extra = false;
  state.play = Play::capture;
  if (time_is_up(context.rules, state)) return end_half(context);
  context.emit({.kind = EventKind::set,
                .team = state.control,
                .number = static_cast<std::uint8_t>(carrier(state)),
                .to = state.ball});
  context.go(Step::move_die, state.control);
}

void win_ball(const Context& context, Team team, Means means) {
  context.state.control = team;
  context.emit(
      {.kind = EventKind::possession, .team = team, .to = context.state.ball, .figures = {figure(means)}});
  begin_set(context);
}

namespace {

// The first move of an offensive set

void throw_for_move(const Context& context, Dice dice) {
  context.state.dice = {dice[0], 0};
  context.go(Step::move, context.state.control);
}

void throw_for_ball(const Context& context) { context.go(Step::ball_dice, context.state.control); }

void choose_move(const Context& context, const Command& command) {
  move_pawn(context, command, Purpose::move);
  throw_for_ball(context);
}

void skip_move(const Context& context) {
  stay(context, Purpose::move);
  throw_for_ball(context);
}

// The ball

void ball_dice_fell(const Context& context, Dice dice) {
  context.state.dice = dice;
  if (carrier(context.state) != keeper_number) context.state.dice[1] = 0;
  context.go(Step::ball, context.state.control);
}

int thrown(const State& state) { return state.dice[0] + state.dice[1]; }

bool may_dribble(const State& state) {
  return thrown(state) == 1 && state.restart == Restart::none && carrier(state) != keeper_number;
}

SquareSet dribble_squares(const State& state) {
  if (!may_dribble(state)) return {};
  return squares_at(state.ball, 1, 1) & standable(state, state.control, carrier(state));
}

void list_ball(const Ruleset&, const State& state, CommandList& list) {
  list_squares(list, Verb::ball, state.ball, ball_targets(state, thrown(state)));
  list_squares(list, Verb::dribble, state.ball, dribble_squares(state));
}

Reason refuse_dribble(const State& state, const Command& command) {
  if (carrier(state) == keeper_number) return Reason::keeper_no_dribble;
  if (thrown(state) != 1) return Reason::needs_one;
  if (state.restart != Restart::none) return Reason::taker_may_not;
  if (distance(state.ball, command.to) != 1) return Reason::one_square;
  return refuse_standing(state, state.control, carrier(state), command.to);
}

Reason refuse_ball(const Ruleset&, const State& state, const Command& command) {
  if (command.from != state.ball) return Reason::ball_elsewhere;
  if (command.verb == Verb::dribble) return refuse_dribble(state, command);
  if (!ball_ends(state.ball, thrown(state)).contains(command.to)) return Reason::ball_too_far;
  if (state.side(state.control).number_at(command.to) == 0 &&
      state.side(state.defence()).number_at(command.to) != 0)
    return Reason::only_opponent;
  return state.restart == Restart::kick_off ? Reason::not_across : Reason::not_out;
}

/// What the throw for the ball belonged to is behind it.
void use_ball_dice(State& state) {
  state.dice = {};
  state.restart = Restart::none;
}

void receive(const Context& context, int receiver, bool second) {
  State& state = context.state;
  context.emit({.kind = EventKind::direct_pass,
                .team = state.control,
                .number = static_cast<std::uint8_t>(receiver),
                .to = state.ball,
                .figures = {figure(second ? 2 : 1)}});
  if (const auto offside = offside_of_pass(state, receiver)) return call_offside(context, *offside);
  settle_ball(state);
  if (shot_squares(state.control).contains(state.ball)) {
    const bool far = ends_of(state.defence()).long_distance.contains(state.ball);
    return begin_shot(context, far ? Chance::long_distance : Chance::pass);
  }
  if (second) return begin_defence(context, Play::pass);
  state.extra = true;
  throw_for_ball(context);
}

void play_into_battle(const Context& context, int receiver) {
  if (const auto offside = offside_of_pass(context.state, receiver)) return call_offside(context, *offside);
  begin_battle(context);
}

void play_ball(const Context& context, Square to) {
  State& state = context.state;
  const int player = carrier(state);
  const bool second = state.extra;
  const bool corner = state.restart == Restart::corner_kick;
  state.marks = offside_marks(state, player);
  if (corner) state.marks.pawns = 0;
  state.barred = state.restart == Restart::none ? std::uint8_t{0} : static_cast<std::uint8_t>(player);
  use_ball_dice(state);
  state.extra = false;
  state.attempts = 0;
  const Square from = state.ball;
  state.ball = to;
  const int receiver = carrier(state);
  const bool contested = state.side(state.defence()).number_at(to) != 0;
  const Receiver whom = receiver == 0 ? Receiver::free : contested ? Receiver::both : Receiver::mate;
  context.emit({.kind = EventKind::played,
                .team = state.control,
                .number = static_cast<std::uint8_t>(player),
                .from = from,
                .to = to,
                .figures = {figure(whom)}});
  if (whom == Receiver::free) return begin_capture(context);
  if (whom == Receiver::both) return play_into_battle(context, receiver);
  receive(context, receiver, second);
}

void dribble(const Context& context, Square to) {
  State& state = context.state;
  const int player = carrier(state);
  const Square from = state.ball;
  const bool opposed = state.side(state.defence()).number_at(to) != 0;
  const auto offside = opposed ? offside_of_dribble(state, player, to) : std::nullopt;
  use_ball_dice(state);
  state.extra = false;
  if (offside) state.marks = offside_marks(state, player);
  state.side(state.control).pawn(player) = to;
  state.ball = to;
  context.emit({.kind = EventKind::dribbled,
                .team = state.control,
                .number = static_cast<std::uint8_t>(player),
                .from = from,
                .to = to});
  if (offside) return call_offside(context, *offside);
  if (opposed) return begin_battle(context);
  begin_defence(context, Play::dribble);
}

void choose_ball(const Context& context, const Command& command) {
  if (command.verb == Verb::dribble) return dribble(context, command.to);
  play_ball(context, command.to);
}

/// The ball stays with its pawn (W44).
void skip_ball(const Context& context) {
  use_ball_dice(context.state);
  context.state.extra = false;
  context.emit(
      {.kind = EventKind::no_move, .team = context.state.control, .figures = {figure(Purpose::ball)}});
  begin_defence(context, Play::dribble);
}

}  // namespace

const StepRules move_die_step{.purpose = Purpose::move, .rolled = throw_for_move, .stops_at_time = true};

const StepRules move_step{.kind = DecisionKind::move,
                          .list = list_moves,
                          .refuse = refuse_move,
                          .choose = choose_move,
                          .skip = skip_move,
                          .several = several_moves};

const StepRules ball_dice_step{.purpose = Purpose::ball, .rolled = ball_dice_fell, .stops_at_time = true};

const StepRules ball_step{.kind = DecisionKind::ball,
                          .list = list_ball,
                          .refuse = refuse_ball,
                          .choose = choose_ball,
                          .skip = skip_ball};

}  // namespace stw::engine
