#include "movement.hpp"

#include "offside.hpp"
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
AreaSet directions(const Pitch& pitch, Team team, Line type, Area from) {
  if (type == Line::midfield) return pitch.aside[index(from)];
  const Area to =
      type == Line::forward ? pitch.ahead[index(team)][index(from)] : pitch.behind[index(team)][index(from)];
  return to == Area::none ? AreaSet{} : AreaSet{to};
}

bool dribble_allowed(const State& state, Team team, Area from, bool first_action) {
  if (team != state.control || from != state.ball || state.window.dribbled) return false;
  return !has_piece(state.side(opponent(team)), from) || (state.turn.dribble_past && first_action);
}

AreaSet without_ball_to(const Ruleset& rules, const State& state, Team team, Line type, Area from) {
  if (guards_ball_alone(state, team, from)) return {};
  return onside_moves(rules, state, team, from, directions(rules.pitch, team, type, from));
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
  if (!moves_left(state.window) || !dribble_allowed(state, team, from, movement.first_action)) return;
  for (const Area to : directions(rules.pitch, team, movement.type, from)) {
    if (fresh(state, team, from) > 0) list.add(commands::step(Verb::move, from, to, true));
    if (state.side(team).keeper == from && !state.window.keeper_moved)
      list.add(commands::step(Verb::move_keeper, from, to, true));
  }
}

bool any_dribble(const Ruleset& rules, const State& state, Team team, MovementFrame movement) {
  return dribble_allowed(state, team, state.ball, movement.first_action) &&
         !directions(rules.pitch, team, movement.type, state.ball).empty();
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
  if (!directions(rules.pitch, frame.team, type, from).contains(command.to()))
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
  make_move(context, frame.team, command, EventKind::moved, cause_of(MovementFrame::of(frame).type));
}

}  // namespace

bool movement_possible(const Ruleset& rules, const State& state, Team team, Line type, bool first_action) {
  const TeamState& side = state.side(team);
  if (side.formation[type] == 0) return false;
  for (const Area from : piece_areas(side))
    if (!without_ball_to(rules, state, team, type, from).empty()) return true;
  return any_dribble(rules, state, team, {type, first_action});
}

void begin_movement(const Context& context, Team team, Line type, bool first_action) {
  open_window(context.state, context.state.side(team).formation[type]);
  context.then({{Step::movement, team, MovementFrame{type, first_action}.packed()}});
}

const StepRules movement_step{
    .kind = "move", .list = list_movement, .refuse = refuse_movement, .choose = choose_move};

}  // namespace fuba::engine
