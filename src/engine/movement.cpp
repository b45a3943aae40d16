#include "movement.hpp"

#include "conditions.hpp"
#include "offside.hpp"
#include "skills.hpp"
#include "windows.hpp"

namespace fuba::engine {
namespace {

/// The number of a movement frame: its type, and whether it is the first action of the turn.
struct MovementFrame {
  Line type;
  bool first_action;

  std::uint8_t packed() const {
    return static_cast<std::uint8_t>(index(type) + (first_action ? 0U : lines.size()));
  }
  static MovementFrame of(const Frame& frame) {
    return {static_cast<Line>(frame.number % lines.size()), frame.number < lines.size()};
  }
};

/// 4.7.1-4.7.3: where a movement of the type leads.
AreaSet directions_of_type(const Pitch& pitch, Team team, Line type, Area from) {
  if (type == Line::midfield) return pitch.aside[index(from)];
  const Area to =
      type == Line::forward ? pitch.ahead[index(team)][index(from)] : pitch.behind[index(team)][index(from)];
  return to == Area::none ? AreaSet{} : AreaSet{to};
}

/// The same with a move of another type that a condition point or a card has given (A1.2, A11).
AreaSet directions(const Ruleset& rules, const State& state, Team team, Line type, Area from) {
  if (state.window.any_type || state.window.other_moves > 0) return rules.pitch.neighbours[index(from)];
  return directions_of_type(rules.pitch, team, type, from);
}

bool may_dribble_through(const Ruleset& rules, const State& state, Team team) {
  return rules.pitch.halfway.contains(state.ball) &&
         counted(rules, state, team, state.ball) >= counted(rules, state, opponent(team), state.ball);
}

/// 4.7.5, and by the card `midfield-dribbler` past opponents who are not in the majority.
AreaSet dribble_to(const Ruleset& rules, const State& state, Team team, MovementFrame movement) {
  const Area from = state.ball;
  if (team != state.control || state.window.dribbled) return {};
  const AreaSet to = directions(rules, state, team, movement.type, from);
  const TeamState& others = state.side(opponent(team));
  if (!has_piece(others, from) || (state.turn.dribble_past && movement.first_action)) return to;
  return played(state, team, Skill::midfield_dribbler) && may_dribble_through(rules, state, team)
             ? to - piece_areas(others)
             : AreaSet{};
}

AreaSet without_ball_to(const Ruleset& rules, const State& state, Team team, Line type, Area from) {
  if (guards_ball_alone(state, team, from)) return {};
  return onside_moves(rules, state, team, from, directions(rules, state, team, type, from));
}

template <Line type>
AreaSet without_ball_to(const Ruleset& rules, const State& state, Team team, Area from) {
  return without_ball_to(rules, state, team, type, from);
}

template <Line type>
constexpr Movers moves_of{Verb::move, Verb::move_keeper, without_ball_to<type>, without_ball_to<type>};

constexpr std::array movements{moves_of<Line::defence>, moves_of<Line::midfield>, moves_of<Line::forward>};

/// A player with the ball is level with it wherever he goes, so that no dribble ends offside.
void list_dribbles(const Ruleset& rules, const State& state, Team team, MovementFrame movement,
                   CommandList& list) {
  const Area from = state.ball;
  if (!moves_left(state.window)) return;
  for (const Area to : dribble_to(rules, state, team, movement)) {
    if (fresh(state, team, from) > 0) list.add(commands::step(Verb::move, from, to, true));
    if (state.side(team).keeper == from && !state.window.keeper_moved)
      list.add(commands::step(Verb::move_keeper, from, to, true));
  }
}

/// The die of the card `high-condition` falls once a boost has been announced or not (A1.2, R132).
bool enter_movement(const Context& context) {
  const State& state = context.state;
  const Team team = context.frame().team;
  if (state.window.any_type || !played(state, team, Skill::high_condition)) return true;
  context.then({{Step::card_die, team, static_cast<std::uint8_t>(Skill::high_condition)}});
  return false;
}

void list_movement(const Ruleset& rules, const State& state, CommandList& list) {
  const Frame& frame = state.agenda.top();
  const MovementFrame movement = MovementFrame::of(frame);
  list_moves(rules, state, frame.team, movements[index(movement.type)], list);
  list_dribbles(rules, state, frame.team, movement, list);
  list.add(commands::plain(Verb::done));
}

Reason wrong_direction(Line type) {
  constexpr std::array reasons{Reason::move_not_backward, Reason::move_not_aside, Reason::move_not_forward};
  return reasons[index(type)];
}

Refusal refuse_dribble(const State& state, Team team, Area from) {
  if (team != state.control || from != state.ball) return {.reason = Reason::ball_not_there, .area = from};
  return {.reason = state.window.dribbled ? Reason::dribbled_already : Reason::dribble_past_opponents,
          .area = from};
}

std::optional<Refusal> refuse_movement(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::move && command.verb != Verb::move_keeper) return std::nullopt;
  const Frame& frame = state.agenda.top();
  const Line type = MovementFrame::of(frame).type;
  const Area from = command.from();
  if (const auto refusal = refuse_move(rules, state, frame.team, command)) return refusal;
  if (!directions(rules, state, frame.team, type, from).contains(command.to()))
    return Refusal{.reason = wrong_direction(type), .area = from, .other = command.to()};
  if (command.with_ball) return refuse_dribble(state, frame.team, from);
  if (guards_ball_alone(state, frame.team, from))
    return Refusal{.reason = Reason::ball_needs_player, .area = from};
  return refuse_offside(Reason::move_offside, rules, state, command.to());
}

Cause cause_of(Line type) {
  constexpr std::array causes{Cause::defence_movement, Cause::midfield_movement, Cause::forward_movement};
  return causes[index(type)];
}

void choose_move(const Context& context, const Command& command) {
  const Frame frame = context.frame();
  if (command.verb == Verb::done) {
    close_window(context.state);
    context.state.agenda.pop();
    return;
  }
  const Line type = MovementFrame::of(frame).type;
  if (!directions_of_type(context.rules.pitch, frame.team, type, command.from()).contains(command.to()))
    context.state.window.other_moves = 0;
  make_move(context, frame.team, command, EventKind::moved, cause_of(type));
}

}  // namespace

bool movement_possible(const Ruleset& rules, const State& state, Team team, Line type, bool first_action) {
  const TeamState& side = state.side(team);
  if (movers(side, type) == 0 && !may_boost(rules, state, team)) return false;
  for (const Area from : piece_areas(side))
    if (!without_ball_to(rules, state, team, type, from).empty()) return true;
  return !dribble_to(rules, state, team, {type, first_action}).empty();
}

void begin_movement(const Context& context, Team team, Line type, bool first_action) {
  open_window(context.state, movers(context.state.side(team), type));
  context.then({{Step::movement, team, MovementFrame{type, first_action}.packed()}});
  if (context.rules.has(Option::conditions))
    context.then({{Step::boost, team, static_cast<std::uint8_t>(Boost::movement)}});
  offer_cards(context, team, Moment::movement);
}

bool card_dribble_exists(const Ruleset& rules, const State& state, Team team) {
  if (team != state.control || !has_piece(state.side(opponent(team)), state.ball)) return false;
  if (!may_dribble_through(rules, state, team)) return false;
  for (std::size_t at = state.agenda.size(); at-- > 0;) {
    if (state.agenda[at].step != Step::movement) continue;
    const auto movement = MovementFrame::of(state.agenda[at]);
    const AreaSet to = directions(rules, state, team, movement.type, state.ball);
    return !(to - piece_areas(state.side(opponent(team)))).empty() &&
           !(state.turn.dribble_past && movement.first_action);
  }
  return false;
}

const StepRules movement_step{.enter = enter_movement,
                              .kind = "move",
                              .list = list_movement,
                              .refuse = refuse_movement,
                              .choose = choose_move};

}  // namespace fuba::engine
