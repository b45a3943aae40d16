#include "movement.hpp"

#include "conditions.hpp"
#include "counters.hpp"
#include "goalkeeper.hpp"
#include "offside.hpp"
#include "skills.hpp"
#include "windows.hpp"

namespace fuba::engine {
namespace {

Area next_of_type(const Pitch& pitch, Team team, Line type, Area from) {
  return type == Line::forward ? pitch.ahead[index(team)][index(from)]
                               : pitch.behind[index(team)][index(from)];
}

using Ways = Pitch::ByArea<AreaSet>;

/// Where a movement of the type leads, also with a move of another type that a condition point or a card has
/// given (A1.2, A11).
const Ways& ways(const Ruleset& rules, const State& state, Team team, Line type) {
  const bool any = moves_by_dice(rules) || state.window.any_type || state.window.other_moves > 0;
  return any ? rules.pitch.neighbours : rules.pitch.ways[index(team)][index(type)];
}

/// 2.0/4.8.2: more players of the other team stop whoever moves in, counted before he does.
bool stops(const Ruleset& rules, const State& state, Team team, Area area) {
  return strength(rules, state, opponent(team), area) > strength(rules, state, team, area);
}

/// 2.0/4.8.2-4.8.4: areas beyond the next one that a forward or defence move reaches, up to where it is
/// stopped. Each step has to be legal (R68).
AreaSet further_areas(const Bounds& bounds, Line type, Area from, int most) {
  const auto& [rules, state, team, offside, guarded] = bounds;
  AreaSet reached;
  Area at = from;
  for (int step = 1; step <= most; ++step) {
    const Area next = next_of_type(rules.pitch, team, type, at);
    if (next == Area::none || onside_moves(bounds, at, next).empty()) break;
    if (step > 1) reached |= next;
    if (stops(rules, state, team, next)) break;
    at = next;
  }
  return reached;
}

AreaSet further(const Bounds& bounds, Line type, Area from, int most) {
  if (!bounds.rules.policies.several_areas) return {};
  AreaSet reached;
  for (const Line each : {Line::forward, Line::defence})
    if (each == type || bounds.state.window.any_type) reached |= further_areas(bounds, each, from, most);
  return reached;
}

/// 2.0/5.3, 5.3.1: not while the ball waits for a goal kick.
bool may_not_dribble(const State& state) { return state.window.no_dribble || state.turn.goal_kick_due; }

bool may_dribble_through(const Ruleset& rules, const State& state, Team team) {
  return rules.pitch.halfway.contains(state.ball) &&
         strength(rules, state, team, state.ball) >= strength(rules, state, opponent(team), state.ball);
}

/// 4.7.5, and by the card `midfield-dribbler` past opponents who are not in the majority.
AreaSet dribble_to(const Ruleset& rules, const State& state, Team team, MovementFrame movement) {
  const Area from = state.ball;
  if (team != state.control || state.window.dribbled || may_not_dribble(state)) return {};
  const AreaSet to = ways(rules, state, team, movement.type)[index(from)];
  const TeamState& others = state.side(opponent(team));
  if (!has_piece(others, from) || (state.turn.dribble_past && movement.round == Round::first)) return to;
  return played(state, team, Skill::midfield_dribbler) && may_dribble_through(rules, state, team)
             ? to - piece_areas(others)
             : AreaSet{};
}

/// The moves without the ball.
class MovementMoves {
 public:
  static constexpr Verb verb = Verb::move;
  static constexpr Verb keeper_verb = Verb::move_keeper;

  MovementMoves(const Ruleset& rules, const State& state, Team team, Line type)
      : bounds_(bounds_of(rules, state, team)), type_(type), ways_(ways(rules, state, team, type)) {}

  AreaSet outfield_to(Area from) const { return to(from, area_count); }
  AreaSet keeper_to(Area from) const { return to(from, bounds_.rules.keeper_areas); }

  bool any() const {
    for (const Area from : piece_areas(bounds_.state.side(bounds_.team)))
      if (!to(from, 1).empty()) return true;
    return false;
  }

 private:
  AreaSet to(Area from, int most) const {
    if (bounds_.guarded.contains(from)) return {};
    return onside_moves(bounds_, from, ways_[index(from)]) | further(bounds_, type_, from, most);
  }

  Bounds bounds_;
  Line type_;
  const Ways& ways_;
};

/// A player with the ball is level with it wherever he goes, so that no dribble ends offside.
void list_dribbles(const Ruleset& rules, const State& state, Team team, MovementFrame movement,
                   CommandList& list) {
  const Area from = state.ball;
  if (!moves_left(state.window)) return;
  const bool by_player = fresh(state, team, from) > 0;
  const bool by_keeper = state.side(team).keeper == from && !state.window.keeper_moved;
  for (const Area to : dribble_to(rules, state, team, movement)) {
    list.add_where(by_player, commands::step(Verb::move, from, to, true));
    list.add_where(by_keeper, commands::step(Verb::move_keeper, from, to, true));
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
  list_moves(state, frame.team, MovementMoves(rules, state, frame.team, movement.type), list);
  list_dribbles(rules, state, frame.team, movement, list);
  for (const bool outside : {false, true})
    if (!refuse_stance(rules, state, frame.team, outside)) list.add(commands::answer(Verb::keeper, outside));
  list.add(commands::plain(Verb::done));
}

Reason wrong_direction(Line type) {
  constexpr std::array reasons{Reason::move_not_backward, Reason::move_not_aside, Reason::move_not_forward};
  return reasons[index(type)];
}

Refusal refuse_dribble(const Ruleset& rules, const State& state, Team team, Area from, Area to) {
  if (team != state.control || from != state.ball) return {.reason = Reason::ball_not_there, .area = from};
  if (may_not_dribble(state)) return {.reason = Reason::no_dribble_before_goal_kick};
  if (!rules.pitch.neighbours[index(from)].contains(to))
    return {.reason = Reason::dribble_too_far, .area = from, .other = to};
  return {.reason = state.window.dribbled ? Reason::dribbled_already : Reason::dribble_past_opponents,
          .area = from};
}

/// Whether an area lies on the straight way of the type, however far.
bool on_the_way(const Pitch& pitch, Team team, Line type, Area from, Area to) {
  if (type == Line::midfield) return pitch.aside[index(from)].contains(to);
  for (Area at = next_of_type(pitch, team, type, from); at != Area::none;
       at = next_of_type(pitch, team, type, at))
    if (at == to) return true;
  return false;
}

bool on_any_way(const Ruleset& rules, const State& state, Team team, Line type, Area from, Area to) {
  if (ways(rules, state, team, type)[index(from)].contains(to)) return true;
  return rules.policies.several_areas && std::ranges::any_of(lines, [&](Line each) {
           return (each == type || state.window.any_type) && on_the_way(rules.pitch, team, each, from, to);
         });
}

/// Why a move of several areas does not get there.
std::optional<Refusal> refuse_distance(const Ruleset& rules, const State& state, Team team,
                                       const Command& command) {
  const Pitch& pitch = rules.pitch;
  const Area from = command.from();
  const Area to = command.to();
  if (pitch.neighbours[index(from)].contains(to)) return std::nullopt;
  if (is_keeper_move(command) && pitch.distance[index(from)][index(to)] > rules.keeper_areas)
    return Refusal{.reason = Reason::keeper_too_far, .area = from, .number = rules.keeper_areas};
  for (const Line type : {Line::forward, Line::defence}) {
    if (on_the_way(pitch, team, type, from, to)) {
      for (Area at = next_of_type(pitch, team, type, from); at != to;
           at = next_of_type(pitch, team, type, at))
        if (stops(rules, state, team, at))
          return Refusal{.reason = Reason::move_stopped, .area = from, .other = at};
    }
  }
  return std::nullopt;
}

std::optional<Refusal> refuse_movement(const Ruleset& rules, const State& state, const Command& command) {
  const Frame& frame = state.agenda.top();
  if (command.verb == Verb::keeper) return refuse_stance(rules, state, frame.team, command.yes());
  if (command.verb != Verb::move && command.verb != Verb::move_keeper) return std::nullopt;
  const Line type = MovementFrame::of(frame).type;
  const Area from = command.from();
  const Area to = command.to();
  if (const auto refusal = refuse_piece(state, frame.team, command)) return refusal;
  if (!on_any_way(rules, state, frame.team, type, from, to)) {
    if (!rules.pitch.neighbours[index(from)].contains(to))
      return Refusal{.reason = Reason::not_adjacent, .area = from, .other = to};
    return Refusal{.reason = wrong_direction(type), .area = from, .other = to};
  }
  if (command.with_ball) return refuse_dribble(rules, state, frame.team, from, to);
  if (const auto refusal = refuse_distance(rules, state, frame.team, command)) return refusal;
  if (guards_ball_alone(state, frame.team, from))
    return Refusal{.reason = Reason::ball_needs_player, .area = from};
  return refuse_offside(Reason::move_offside, rules, state, command.to());
}

/// Moves in a movement of the line; a run to the ball in this turn was one of them (R67).
int moves_of_line(const State& state, Team team, Line type) {
  return std::max(movers(state.side(team), type) - state.turn.moves[index(team)], 0);
}

bool anybody_moves(const Ruleset& rules, const State& state, Team team, Line type) {
  return MovementMoves(rules, state, team, type).any();
}

/// it/actions.movement: the lower die, at least the players of the line that faces the ball; with a condition
/// point the higher one. The movement follows on the agenda.
void movement_dice_rolled(const Context& context, Dice dice) {
  State& state = context.state;
  const Team team = context.frame().team;
  const int least = movers(state.side(team), context.rules.pitch.zone[index(team)][index(state.ball)]);
  const int lower = std::max(int{std::min(dice[0], dice[1])}, least);
  const int higher = std::max(int{std::max(dice[0], dice[1])}, least);
  state.agenda.pop();
  open_window(state, lower);
  if (context.rules.has(Option::conditions) && context.rules.policies.boost == Policies::Boost::higher_die)
    context.then({{Step::boost, team, more_moves_by_boost(higher - lower)}});
}

/// 2.0/A1.1, R64: as many moves as the die, at least those of the line that faces the ball, of any type.
void boost_rolled(const Context& context, Dice dice) {
  State& state = context.state;
  const Team team = context.frame().team;
  const Line line = context.rules.pitch.zone[index(team)][index(state.ball)];
  state.agenda.pop();
  const int moves = std::max(int{dice[0]}, movers(state.side(team), line));
  open_window(state, std::max(moves - state.turn.moves[index(team)], 0));
  state.window.any_type = true;
  context.then({{Step::movement, team, MovementFrame{line, Round::first}.packed()}});
}

/// Where a dribble of the movement may lead once its boost and the card `high-condition` are settled (R132);
/// the card `midfield-dribbler` is paid first.
AreaSet directions_to_come(const Ruleset& rules, const State& state, Team team, Line type) {
  const auto& zone = rules.pitch.zone[index(team)];
  const bool same_line = zone[index(state.turn.target)] == zone[index(state.ball)];
  const int price = same_line ? rules.skills[index(Skill::midfield_dribbler)].cost : 0;
  const bool any_way =
      played(state, team, Skill::high_condition) || points_facing(rules, state, team, state.ball) > price;
  return any_way ? rules.pitch.neighbours[index(state.ball)]
                 : ways(rules, state, team, type)[index(state.ball)];
}

Cause cause_of(const Ruleset& rules, Line type) {
  if (moves_by_dice(rules)) return Cause::movement;
  constexpr std::array causes{Cause::defence_movement, Cause::midfield_movement, Cause::forward_movement};
  return causes[index(type)];
}

/// Where free movements follow the moves, the pieces that have moved stay spent.
void end_movement(const Context& context) {
  State& state = context.state;
  const Team team = context.frame().team;
  if (context.rules.policies.order == Policies::Order::moves_made)
    count_up(state.turn.moves[index(team)], state.window.made);
  if (context.rules.policies.free_movements == Policies::FreeMovements::after_moves)
    state.window.open = false;
  else
    close_window(state);
  state.agenda.pop();
}

void choose_move(const Context& context, const Command& command) {
  const Frame frame = context.frame();
  if (command.verb == Verb::done) {
    end_movement(context);
    return;
  }
  if (command.verb == Verb::keeper) {
    change_stance(context, frame.team, command.yes());
    return;
  }
  const Line type = MovementFrame::of(frame).type;
  if (!context.rules.pitch.ways[index(frame.team)][index(type)][index(command.from())].contains(command.to()))
    context.state.window.other_moves = 0;
  make_move(context, frame.team, command, EventKind::moved, cause_of(context.rules, type));
}

}  // namespace

bool movement_without_ball_possible(const Ruleset& rules, const State& state, Team team, Line type) {
  return moves_of_line(state, team, type) > 0 && anybody_moves(rules, state, team, type);
}

bool movement_possible(const Ruleset& rules, const State& state, Team team, Line type, Round round) {
  const bool boost_follows =
      rules.policies.boost == Policies::Boost::one_move && may_boost(rules, state, team);
  if (moves_of_line(state, team, type) == 0 && !boost_follows) return false;
  return anybody_moves(rules, state, team, type) || !dribble_to(rules, state, team, {type, round}).empty();
}

std::optional<Refusal> refuse_dice_movement(const Ruleset& rules, const State& state, Team team,
                                            Round round) {
  if (!moves_by_dice(rules)) return Refusal{.reason = Reason::not_asked};
  if (anybody_moves(rules, state, team, Line::midfield) ||
      !dribble_to(rules, state, team, {Line::midfield, round}).empty())
    return std::nullopt;
  return Refusal{.reason = Reason::no_move_exists};
}

void begin_dice_movement(const Context& context, Team team, Round round) {
  context.then(
      {{Step::movement_dice, team}, {Step::movement, team, MovementFrame{Line::midfield, round}.packed()}});
}

bool boosted_movement_possible(const Ruleset& rules, const State& state, Team team) {
  return std::ranges::any_of(lines, [&](Line type) { return anybody_moves(rules, state, team, type); });
}

void begin_boosted_movement(const Context& context, Team team) {
  spend_points(context, team, context.state.ball, 1, Cause::conditions);
  context.emit({.kind = EventKind::boosted, .cause = Cause::conditions, .team = team});
  context.then({{Step::boost_die, team}});
}

void begin_movement(const Context& context, Team team, Line type, Round round) {
  open_window(context.state, moves_of_line(context.state, team, type));
  context.then({{Step::movement, team, MovementFrame{type, round}.packed()}});
  if (context.rules.policies.boost == Policies::Boost::die) return;
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
    const AreaSet to = directions_to_come(rules, state, team, movement.type);
    return !(to - piece_areas(state.side(opponent(team)))).empty() &&
           !(state.turn.dribble_past && movement.round == Round::first);
  }
  return false;
}

const StepRules boost_die_step{.purpose = Purpose::boost, .rolled = boost_rolled};
const StepRules movement_dice_step{
    .purpose = Purpose::movement, .two_dice = true, .rolled = movement_dice_rolled};
const StepRules movement_step{.enter = enter_movement,
                              .kind = DecisionKind::move,
                              .nature = Nature::window,
                              .modest = commands::plain(Verb::done),
                              .list = list_movement,
                              .refuse = refuse_movement,
                              .choose = choose_move};

}  // namespace fuba::engine
