#include "passing.hpp"

#include "goalkeeper.hpp"
#include "offside.hpp"
#include "offside_risk.hpp"
#include "pieces.hpp"
#include "skills.hpp"
#include "weather.hpp"

namespace fuba::engine {
namespace {

/// R7, R8.
int areas_between(const Pitch& pitch, const Pass& pass, Area target) {
  const int steps = pitch.distance[index(pass.start)][index(target)] + (pass.from_corner_spot ? 1 : 0);
  return std::max(steps - 1, 0);
}

/// 4.2.1, R50.
bool start_is_empty(const State& state, Area start) {
  const bool set_piece = state.turn.restart == Restart::free_kick ||
                         state.turn.restart == Restart::corner_kick ||
                         state.turn.restart == Restart::goal_kick;
  return !set_piece && !has_piece(state.side(state.passive()), start);
}

/// 4.2.2, A10.
int long_pass_modifier(const Ruleset& rules, const State& state, const Pass& pass, Area target) {
  const int each = rules.ball_value.area_between + weather_rule(rules, state).long_pass;
  return each * areas_between(rules.pitch, pass, target);
}

/// 4.2.3: room around the ball, unless the area lies beyond the defenders' line.
bool target_is_empty(const Ruleset& rules, const State& state, Area target) {
  const Team defender = state.passive();
  if (has_piece(state.side(defender), target) || !has_piece(state.side(state.control), target)) return false;
  if (!rules.pitch.own_half[index(defender)].contains(target)) return true;
  const Area line = second_closest(rules, state, defender);
  return line != Area::none && !rules.pitch.reaching_closer[index(defender)][index(line)].contains(target);
}

/// it/I.C: the goalkeepers count.
int majority_modifier(const Ruleset& rules, const State& state, Area target) {
  const int own = strength(rules, state, state.control, target);
  const int others = strength(rules, state, state.passive(), target);
  return rules.ball_value.target_majority * ((others > own) - (own > others));
}

/// it/I.D.
int risk_modifier(const Ruleset& rules, const State& state, const Pass& pass, Area target) {
  if (!risks_offside(rules, state, pass.start, target)) return 0;
  return rules.ball_value.defender_in_line * defenders_in_line(rules, state, state.passive(), false);
}

int change_of(PassChange change, const Ruleset& rules, const State& state, const Pass& pass, Area target) {
  switch (change) {
    case PassChange::empty_start:
      return start_is_empty(state, pass.start) ? rules.ball_value.empty_start : 0;
    case PassChange::length:
      return long_pass_modifier(rules, state, pass, target);
    case PassChange::empty_target:
      return target_is_empty(rules, state, target) ? rules.ball_value.empty_target : 0;
    case PassChange::target_majority:
      return majority_modifier(rules, state, target);
    default:
      return risk_modifier(rules, state, pass, target);
  }
}

Cause cause_of(PassChange change) {
  constexpr std::array causes{Cause::empty_start, Cause::long_pass, Cause::empty_target,
                              Cause::target_numbers, Cause::offside_risk};
  return causes[static_cast<std::size_t>(change)];
}

/// The ball value that the limit is judged by: after the length of the pass (4.1.2, R49) or after all changes
/// (R84). It does not sink below 1 on the way.
int judged_value(const Ruleset& rules, const State& state, const Pass& pass, Area target) {
  const bool after_length = rules.policies.value_limit == Policies::ValueLimit::after_length;
  int value = state.ball_value;
  for (const PassChange change : rules.pass) {
    value = std::max(value + change_of(change, rules, state, pass, target), 1);
    if (after_length && change == PassChange::length) break;
  }
  return value;
}

// A8

/// The areas through which a pass over one area may go.
AreaSet shortest_ways(const Pitch& pitch, const Pass& pass, Area target) {
  if (areas_between(pitch, pass, target) != 1) return {};
  if (pass.from_corner_spot) return pass.start;
  return pitch.neighbours[index(pass.start)] & pitch.neighbours[index(target)];
}

/// At least twice as many players as the opponent (R142).
bool rules_area(const Ruleset& rules, const State& state, Area area) {
  const int own = strength(rules, state, state.control, area);
  return own > 0 && own >= 2 * strength(rules, state, state.passive(), area);
}

AreaSet open_ways(const Ruleset& rules, const State& state, const Pass& pass, Area target) {
  if (!rules.has(Option::passing_through) || dazzled(rules, state, state.control)) return {};
  AreaSet open;
  for (const Area area : shortest_ways(rules.pitch, pass, target))
    if (rules_area(rules, state, area)) open |= area;
  return open;
}

/// The card is held and paid for in points, and the pass is one for it.
bool can_cross(const Ruleset& rules, const State& state, const Pass& pass, Area target) {
  return rules.has(Option::skills) && areas_between(rules.pitch, pass, target) > 0 &&
         rules.pitch.halfway.contains(pass.start) && has_piece(state.side(state.control), target) &&
         card_affordable(rules, state, state.control, Skill::crossing, target);
}

Pass pass_of_turn(const State& state) { return {state.turn.start, state.corner != Area::none}; }

bool too_long(const Ruleset& rules, const State& state, const Pass& pass, Area target) {
  return rules.policies.value_limit != Policies::ValueLimit::turnover &&
         judged_value(rules, state, pass, target) > rules.highest_value;
}

/// A pass that is too long without the card plays it (R142).
void offer_crossing(const Context& context) {
  const State& state = context.state;
  const Pass pass = pass_of_turn(state);
  if (!can_cross(context.rules, state, pass, state.turn.target)) return;
  if (too_long(context.rules, state, pass, state.turn.target))
    play_card(context, state.control, Skill::crossing);
  else
    offer_cards(context, state.control, Moment::pass);
}

AreaSet ways_of_turn(const Ruleset& rules, const State& state) {
  return open_ways(rules, state, pass_of_turn(state), state.turn.target);
}

/// Whether the pass may also go no particular way.
bool any_way_will_do(const Ruleset& rules, const State& state) {
  const Pass pass = pass_of_turn(state);
  return !too_long(rules, state, pass, state.turn.target) || can_cross(rules, state, pass, state.turn.target);
}

/// The pass follows on the agenda.
void go_through(const Context& context, Area area) {
  context.state.agenda.pop();
  if (area == Area::none)
    offer_crossing(context);
  else
    context.frame().number = static_cast<std::uint8_t>(area);
}

bool enter_via(const Context& context) {
  const AreaSet ways = ways_of_turn(context.rules, context.state);
  if (ways.size() + (any_way_will_do(context.rules, context.state) ? 1 : 0) > 1) return true;
  go_through(context, ways.empty() ? Area::none : ways.first());
  return false;
}

void list_ways(const Ruleset& rules, const State& state, CommandList& list) {
  for (const Area area : ways_of_turn(rules, state)) list.add(commands::at(Verb::via, area));
  if (any_way_will_do(rules, state)) list.add(commands::at(Verb::via, Area::none));
}

std::optional<Refusal> refuse_way(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::via) return std::nullopt;
  return Refusal{.reason = Reason::path_not_open, .area = command.from()};
}

void choose_way(const Context& context, const Command& command) { go_through(context, command.from()); }

// 4.2

/// On the way the value may be above the highest.
void modify_ball_value(const Context& context, const Pass& pass, Area target, bool length_counts) {
  State& state = context.state;
  int value = state.ball_value;
  for (const PassChange change : context.rules.pass) {
    if (change == PassChange::length && !length_counts) continue;
    const int before = value;
    value = std::max(value + change_of(change, context.rules, state, pass, target), 1);
    if (value == before) continue;
    state.ball_value = static_cast<std::uint8_t>(value);
    context.emit({.kind = EventKind::ball_value,
                  .cause = cause_of(change),
                  .team = state.control,
                  .figures = {static_cast<std::int8_t>(before), static_cast<std::int8_t>(value)}});
  }
  state.ball_value = std::min(state.ball_value, context.rules.highest_value);
}

/// Skill cards and the new ball value look back at it.
bool keeps_length(const Ruleset& rules) {
  return rules.has(Option::skills) || rules.policies.new_value == Policies::NewValue::by_length;
}

void play(const Context& context, Area through) {
  State& state = context.state;
  const Pass pass = pass_of_turn(state);
  const Area target = state.turn.target;
  state.ball = target;
  state.turn.long_pass = keeps_length(context.rules) && areas_between(context.rules.pitch, pass, target) > 0;
  state.turn.offside_risk =
      context.rules.has(Option::offside_risk) && risks_offside(context.rules, state, pass.start, target);
  if (through != Area::none)
    context.emit({.kind = EventKind::passed_through,
                  .cause = Cause::passing_through,
                  .team = state.control,
                  .to = through});
  const bool spared = through != Area::none || played(state, state.control, Skill::crossing);
  modify_ball_value(context, pass, target, !spared);
}

bool enter_pass(const Context& context) {
  const Area through = static_cast<Area>(context.frame().number);
  context.state.agenda.pop();
  play(context, through);
  return false;
}

}  // namespace

Length length_of(const Ruleset& rules, const State& state, const Pass& pass, Area target) {
  const bool too_far = too_long(rules, state, pass, target) &&
                       open_ways(rules, state, pass, target).empty() &&
                       !can_cross(rules, state, pass, target);
  return {too_far, too_far ? judged_value(rules, state, pass, target) : 0};
}

PassTotal change_by_pass(const Ruleset& rules, const State& state) {
  const Pass pass = pass_of_turn(state);
  std::optional<Cause> first;
  int sum = 0;
  for (const PassChange change : rules.pass) {
    const int by = change_of(change, rules, state, pass, state.turn.target);
    if (by != 0 && !first) first = cause_of(change);
    sum += by;
  }
  return {sum, first.value_or(Cause::long_pass)};
}

Flight flight_of(const Ruleset& rules, const State& state) {
  if (rules.plays(TurnStage::ball_movement)) return Flight::in_its_stage;
  const bool settled = ways_of_turn(rules, state).empty() && !crossing_helps(rules, state);
  return settled ? Flight::at_once : Flight::once_settled;
}

void begin_pass(const Context& context, Flight flight) {
  if (flight == Flight::in_its_stage) return;
  if (flight == Flight::at_once) return play(context, Area::none);
  const Team team = context.state.control;
  context.then({{Step::via, team}, {Step::pass, team, static_cast<std::uint8_t>(Area::none)}});
}

bool crossing_helps(const Ruleset& rules, const State& state) {
  return can_cross(rules, state, pass_of_turn(state), state.turn.target);
}

const StepRules via_step{.enter = enter_via,
                         .kind = DecisionKind::via,
                         .nature = Nature::offer,
                         .modest = commands::at(Verb::via, Area::none),
                         .list = list_ways,
                         .refuse = refuse_way,
                         .choose = choose_way};
const StepRules pass_step{.enter = enter_pass};

}  // namespace fuba::engine
