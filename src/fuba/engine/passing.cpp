#include "passing.hpp"

#include "goalkeeper.hpp"
#include "offside.hpp"
#include "offside_risk.hpp"
#include "pieces.hpp"
#include "skills.hpp"
#include "weather.hpp"

namespace fuba::engine {
namespace {

/// 4.2.1, R50.
int change_by_start(const Ruleset& rules, const State& state, Area start, AreaSet others) {
  const bool set_piece = state.turn.restart == Restart::free_kick ||
                         state.turn.restart == Restart::corner_kick ||
                         state.turn.restart == Restart::goal_kick;
  return set_piece || others.contains(start) ? 0 : rules.ball_value.empty_start;
}

/// 4.2.2, A10.
int change_by_area(const Ruleset& rules, const State& state) {
  return rules.ball_value.area_between + weather_rule(rules, state).long_pass;
}

/// 4.2.3: room around the ball, unless the area lies beyond the defenders' line.
AreaSet empty_targets(const Ruleset& rules, const State& state, const Pass& pass) {
  const std::size_t defender = index(state.passive());
  const AreaSet half = rules.pitch.own_half[defender];
  const AreaSet beyond =
      pass.line == Area::none ? half : half & rules.pitch.reaching_closer[defender][index(pass.line)];
  return pass.own - pass.others - beyond;
}

/// it/I.C: where the team has more players than the other; the goalkeepers count.
AreaSet majorities(const Ruleset& rules, const State& state, Team team, AreaSet own) {
  AreaSet areas;
  for (const Area area : own)
    if (strength(rules, state, team, area) > strength(rules, state, opponent(team), area)) areas |= area;
  return areas;
}

/// it/I.D.
AreaSet risky_targets(const Ruleset& rules, const State& state, const Pass& pass) {
  AreaSet risky;
  for (const Area area : pass.own& rules.pitch.own_half[index(state.passive())])
    if (risks_offside(rules, state, pass.start, area)) risky |= area;
  return risky;
}

void add_change(Pass& pass, PassChange change, const Ruleset& rules, const State& state) {
  const auto& value = rules.ball_value;
  switch (change) {
    case PassChange::empty_start:
      return pass.changes.add({change, change_by_start(rules, state, pass.start, pass.others)});
    case PassChange::length:
      return pass.changes.add({change, change_by_area(rules, state)});
    case PassChange::empty_target:
      return pass.changes.add({change, value.empty_target, empty_targets(rules, state, pass)});
    case PassChange::target_majority:
      pass.changes.add({change, -value.target_majority, majorities(rules, state, state.control, pass.own)});
      return pass.changes.add(
          {change, value.target_majority, majorities(rules, state, state.passive(), pass.others)});
    case PassChange::defenders_in_line:
      return pass.changes.add(
          {change, value.defender_in_line * defenders_in_line(rules, state, state.passive(), false),
           risky_targets(rules, state, pass)});
  }
}

int change_of(const ValueChange& change, int between, Area target) {
  if (change.rule == PassChange::length) return change.by * between;
  return change.targets.contains(target) ? change.by : 0;
}

Cause cause_of(PassChange change) {
  constexpr std::array causes{Cause::empty_start, Cause::long_pass, Cause::empty_target,
                              Cause::target_numbers, Cause::offside_risk};
  return causes[static_cast<std::size_t>(change)];
}

/// The value after one change after the other, each of which is told to `see`. It does not sink below 1 on
/// the way but may be above the highest.
template <class See>
int changed_value(int value, std::span<const ValueChange> changes, int between, Area target, See see) {
  for (const ValueChange& change : changes) {
    const int before = value;
    value = std::max(value + change_of(change, between, target), 1);
    if (value != before) see(change.rule, before, value);
  }
  return value;
}

constexpr auto unseen = [](PassChange, int, int) {};

void add_values_by_length(Pass& pass, int value) {
  for (std::size_t between = 0; between <= Pass::most_between; ++between)
    pass.value_by_length[between] =
        changed_value(value, pass.changes.to_length(), static_cast<int>(between), pass.start, unseen);
}

int value_after(const Pass& pass, int between, Area target) {
  return changed_value(pass.value_by_length[static_cast<std::size_t>(between)], pass.changes.after_length(),
                       between, target, unseen);
}

/// The ball value that the limit is judged by: after the length of the pass (4.1.2, R49) or after all changes
/// (R84).
int judged_value(const Ruleset& rules, const Pass& pass, Area target) {
  const int between = areas_between(rules.pitch, pass, target);
  if (rules.policies.value_limit == Policies::ValueLimit::after_length)
    return pass.value_by_length[static_cast<std::size_t>(between)];
  return value_after(pass, between, target);
}

/// The targets that a pass takes the value too high to.
AreaSet too_long_targets(const Ruleset& rules, const Pass& pass) {
  using Limit = Policies::ValueLimit;
  if (rules.policies.value_limit == Limit::turnover) return {};
  const bool none_by_length = std::ranges::max(pass.value_by_length) <= rules.highest_value;
  if (rules.policies.value_limit == Limit::after_length && none_by_length) return {};
  AreaSet targets;
  for (const Area target : all_areas)
    if (judged_value(rules, pass, target) > rules.highest_value) targets |= target;
  return targets;
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

/// Areas beside the start, and the start itself, that a pass may go through.
AreaSet ruled_areas(const Ruleset& rules, const State& state, const Pass& pass) {
  if (!rules.has(Option::passing_through) || dazzled(rules, state, state.control)) return {};
  AreaSet ruled;
  for (const Area area : pass.own&(rules.pitch.neighbours[index(pass.start)] | pass.start))
    if (rules_area(rules, state, area)) ruled |= area;
  return ruled;
}

AreaSet open_ways(const Ruleset& rules, const Pass& pass, Area target) {
  if (pass.ruled.empty()) return {};
  return shortest_ways(rules.pitch, pass, target) & pass.ruled;
}

/// The areas between that count.
std::size_t length_of_best_way(const Ruleset& rules, const Pass& pass, Area target) {
  if (pass.too_long.contains(target) || !open_ways(rules, pass, target).empty()) return 0;
  return static_cast<std::size_t>(areas_between(rules.pitch, pass, target));
}

/// The card is held and paid for in points, and the pass is one for it.
bool can_cross(const Ruleset& rules, const State& state, const Pass& pass, Area target) {
  return rules.has(Option::skills) && areas_between(rules.pitch, pass, target) > 0 &&
         rules.pitch.halfway.contains(pass.start) && pass.own.contains(target) &&
         card_affordable(rules, state, state.control, Skill::crossing, target);
}

Pass pass_of_turn(const Ruleset& rules, const State& state) {
  return pass_from(rules, state, state.turn.start);
}

/// A pass that is too long without the card plays it (R142).
void offer_crossing(const Context& context) {
  const State& state = context.state;
  const Pass pass = pass_of_turn(context.rules, state);
  if (!can_cross(context.rules, state, pass, state.turn.target)) return;
  if (pass.too_long.contains(state.turn.target))
    play_card(context, state.control, Skill::crossing);
  else
    offer_cards(context, state.control, Moment::pass);
}

AreaSet ways_of_turn(const Ruleset& rules, const State& state) {
  return open_ways(rules, pass_of_turn(rules, state), state.turn.target);
}

/// Whether the pass may also go no particular way.
bool any_way_will_do(const Ruleset& rules, const State& state) {
  const Pass pass = pass_of_turn(rules, state);
  return !pass.too_long.contains(state.turn.target) || can_cross(rules, state, pass, state.turn.target);
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

void modify_ball_value(const Context& context, const Pass& pass, Area target, bool length_counts) {
  State& state = context.state;
  const auto tell = [&](PassChange change, int before, int after) {
    state.ball_value = static_cast<std::uint8_t>(after);
    context.emit({.kind = EventKind::ball_value,
                  .cause = cause_of(change),
                  .team = state.control,
                  .figures = {static_cast<std::int8_t>(before), static_cast<std::int8_t>(after)}});
  };
  const int between = length_counts ? areas_between(context.rules.pitch, pass, target) : 0;
  changed_value(state.ball_value, pass.changes.all(), between, target, tell);
  state.ball_value = std::min(state.ball_value, context.rules.highest_value);
}

/// Skill cards and the new ball value look back at it.
bool keeps_length(const Ruleset& rules) {
  return rules.has(Option::skills) || rules.policies.new_value == Policies::NewValue::by_length;
}

void play(const Context& context, Area through) {
  State& state = context.state;
  const Pass pass = pass_of_turn(context.rules, state);
  const Area target = state.turn.target;
  state.ball = target;
  state.turn.long_pass = keeps_length(context.rules) && areas_between(context.rules.pitch, pass, target) > 0;
  state.turn.offside_risk =
      context.rules.has(Option::offside_risk) && risks_offside(context.rules, state, pass.start, target);
  if (through != Area::none) {
    context.emit({.kind = EventKind::passed_through,
                  .cause = Cause::passing_through,
                  .team = state.control,
                  .to = through});
  }
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

Pass pass_from(const Ruleset& rules, const State& state, Area start) {
  Pass pass{.start = start,
            .from_corner_spot = state.corner != Area::none,
            .own = piece_areas(state.side(state.control)),
            .others = piece_areas(state.side(state.passive())),
            .line = second_closest(rules, state, state.passive())};
  pass.ruled = ruled_areas(rules, state, pass);
  for (const PassChange change : rules.pass) add_change(pass, change, rules, state);
  add_values_by_length(pass, state.ball_value);
  pass.too_long = too_long_targets(rules, pass);
  return pass;
}

Length length_of(const Ruleset& rules, const State& state, const Pass& pass, Area target) {
  const bool too_far = pass.too_long.contains(target) && open_ways(rules, pass, target).empty() &&
                       !can_cross(rules, state, pass, target);
  return {too_far, too_far ? judged_value(rules, pass, target) : 0};
}

PassTotal change_by_pass(const Ruleset& rules, const State& state) {
  return change_by_pass(rules, pass_of_turn(rules, state), state.turn.target);
}

PassTotal change_by_pass(const Ruleset& rules, const Pass& pass, Area target) {
  const int between = areas_between(rules.pitch, pass, target);
  std::optional<Cause> first;
  int sum = 0;
  for (const ValueChange& change : pass.changes.all()) {
    const int by = change_of(change, between, target);
    if (by != 0 && !first) first = cause_of(change.rule);
    sum += by;
  }
  return {sum, first.value_or(Cause::long_pass)};
}

Pitch::ByArea<int> changes_by_pass(const Ruleset& rules, const Pass& pass) {
  Pitch::ByArea<int> sums{};
  for (const ValueChange& change : pass.changes.all())
    for (const Area target : change.targets)
      sums[index(target)] += change_of(change, areas_between(rules.pitch, pass, target), target);
  return sums;
}

Pitch::ByArea<int> values_by_best_way(const Ruleset& rules, const Pass& pass) {
  Pitch::ByArea<int> values;
  for (const Area target : all_areas)
    values[index(target)] = pass.value_by_length[length_of_best_way(rules, pass, target)];
  for (const ValueChange& change : pass.changes.after_length())
    for (const Area target : change.targets)
      values[index(target)] = std::max(values[index(target)] + change.by, 1);
  for (int& value : values) value = std::min(value, int{rules.highest_value});
  return values;
}

Flight flight_of(const Ruleset& rules, const State& state) {
  if (rules.plays(TurnStage::ball_movement)) return Flight::in_its_stage;
  if (!rules.has(Option::passing_through) && !rules.has(Option::skills)) return Flight::at_once;
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
  return can_cross(rules, state, pass_of_turn(rules, state), state.turn.target);
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
