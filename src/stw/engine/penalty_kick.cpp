#include "play.hpp"
#include "stw/board.hpp"

namespace stw::engine {
namespace {

/// The arc squares without a pawn; where opponents could not leave, those without a team-mate.
SquareSet taker_squares(const State& state) {
  const SquareSet arc = ends_of(state.defence()).penalty_arc;
  SquareSet mates = state.side(state.control).squares();
  mates.remove(state.side(state.control).pawn(state.taker));
  const SquareSet open = arc - mates - state.side(state.defence()).squares();
  return open.empty() ? arc - mates : open;
}

void list_taker_places(const Ruleset&, const State& state, CommandList& list) {
  list_squares(list, Verb::place_taker, Square::none, taker_squares(state));
}

Reason refuse_taker_place(const Ruleset&, const State& state, const Command& command) {
  if (command.verb != Verb::place_taker) return Reason::not_asked;
  return state.side(state.control).number_at(command.to) != 0 ? Reason::mate_there : Reason::no_place;
}

void choose_taker_place(const Context& context, const Command& command) {
  State& state = context.state;
  state.side(state.control).pawn(state.taker) = command.to;
  context.emit({.kind = EventKind::placed,
                .team = state.control,
                .number = state.taker,
                .to = command.to,
                .figures = {figure(state.restart)}});
  begin_shot(context, Chance::penalty);
}

}  // namespace

void begin_penalty_kick(const Context& context, int taker) {
  State& state = context.state;
  const Square foul = state.ball;
  clear_play(state);
  state.taker = static_cast<std::uint8_t>(taker);
  state.restart = Restart::penalty_kick;
  state.ball = Square::none;
  state.side(state.defence()).pawn(keeper_number) = Square::none;
  context.emit({.kind = EventKind::penalty_kick, .team = state.control, .number = state.taker, .to = foul});
  make_room(context);
}

const StepRules place_taker_step{.kind = DecisionKind::place,
                                 .list = list_taker_places,
                                 .refuse = refuse_taker_place,
                                 .choose = choose_taker_place};

}  // namespace stw::engine
