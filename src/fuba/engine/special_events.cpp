#include "special_events.hpp"

#include "clock.hpp"
#include "conditions.hpp"
#include "contests.hpp"
#include "counters.hpp"
#include "discipline.hpp"
#include "injuries.hpp"
#include "pieces.hpp"
#include "set_pieces.hpp"
#include "skills.hpp"
#include "styles.hpp"

namespace fuba::engine {
namespace {

using Role = SpecialEvent::Role;
using Place = SpecialEvent::Place;

/// R51: roles are those of the moment at which the event falls. Nobody and both are not asked.
Team team_of(Role role, const State& state) {
  return role == Role::controlling ? state.control : state.passive();
}

/// The place of the table: the sum of the dice, the dice one by one (A12), or their difference (2.0/4.4.3).
std::uint8_t code_of_dice(const Ruleset& rules, Dice dice) {
  if (rules.policies.special_event == Policies::SpecialEvent::equal_check)
    return code_of_difference(dice[0], dice[1]);
  const bool advanced = rules.has(Option::advanced_events);
  return static_cast<std::uint8_t>(advanced ? 10 * dice[0] + dice[1] : dice[0] + dice[1]);
}

void say(const Context& context, Dice dice) {
  const bool advanced = context.rules.has(Option::advanced_events);
  Event event{.kind = advanced ? EventKind::advanced_event : EventKind::special_event,
              .cause = event_cause(context.rules),
              .team = context.state.control};
  if (advanced)
    event.figures = {static_cast<std::int8_t>(dice[0]), static_cast<std::int8_t>(dice[1])};
  else
    event.figures = {static_cast<std::int8_t>(context.state.turn.event)};
  context.emit(event);
}

bool takes_place(const Ruleset& rules, const State& state, Place place) {
  const Area target = state.turn.target;
  switch (place) {
    case Place::side_area:
      return rules.pitch.side_areas.contains(target);
    case Place::goal_line_area:
      return rules.pitch.goal_line.contains(target);
    default:
      return true;
  }
}

/// R33: before the control check, in the target area; the other team is tested for a card first, or booked
/// without a test and tested for a red one (A12).
void award_foul(const Context& context, const SpecialEvent& event) {
  const Team fouled = team_of(event.free_kick, context.state);
  const Area place = context.state.turn.target;
  const bool rude = event.booked != Role::nobody;
  award_free_kick(context, fouled);
  if (event.injured != Role::nobody) injure(context, fouled);
  if (rude)
    book(context, opponent(fouled), RedTest::always, 1);
  else
    test_for_card(context, opponent(fouled), place);
}

/// R34: the team for whom the corner area lies in its attack zone.
void award_corner_in(const Context& context, Area corner) {
  context.state.ball = corner;
  for (const Team team : teams)
    if (std::ranges::count(context.rules.pitch.attacked_corner[index(team)], corner) > 0)
      award_corner_kick(context, team, corner);
}

/// Outside the penalty areas heads hit harder (R156).
int injury_modifier(const Ruleset& rules, const State& state, const SpecialEvent& event) {
  const Area target = state.turn.target;
  const bool in_penalty_area = std::ranges::count(rules.pitch.penalty_area, target) > 0;
  return in_penalty_area ? 0 : event.injury_modifier;
}

void injure_teams(const Context& context, const SpecialEvent& event, int modifier) {
  const State& state = context.state;
  if (event.injured == Role::both) {
    injure(context, state.passive(), modifier);
    injure(context, state.control, modifier);
  } else if (event.injured != Role::nobody) {
    injure(context, team_of(event.injured, state), modifier);
  }
}

/// What lasts for the turn.
void remember(const Context& context, const SpecialEvent& event) {
  Turn& turn = context.state.turn;
  if (event.extra_free_move != Role::nobody)
    count_up(turn.extra_free_moves[index(team_of(event.extra_free_move, context.state))]);
  turn.dribble_past = event.dribble_past;
  turn.actions_skipped = event.actions_skipped;
}

/// Without cards nobody contests for one (R152).
bool worth_a_contest(const Ruleset& rules, const SpecialEvent& event) {
  if (event.contest == SpecialEvent::Contest::none) return false;
  return event.contest != SpecialEvent::Contest::card || rules.has(Option::skills);
}

void refresh(const Context& context, Role who) {
  const State& state = context.state;
  const Area target = state.turn.target;
  for (const Team team : teams)
    if (concerns(who, state, team))
      gain_point(context, team, context.rules.pitch.zone[index(team)][index(target)], Cause::special_event);
}

void settle_event(const Context& context, Dice dice) {
  State& state = context.state;
  state.turn.event = code_of_dice(context.rules, dice);
  say(context, dice);
  const SpecialEvent& event = event_of_turn(context.rules, state);
  if (!takes_place(context.rules, state, event.place)) {
    state.turn.event = 0;
    return;
  }
  remember(context, event);
  refresh(context, event.condition_point);
  if (event.free_kick != Role::nobody) {
    award_foul(context, event);
    return;
  }
  if (event.corner && context.rules.pitch.corner_areas.contains(state.turn.target)) {
    context.then({{Step::event_corner, state.control}});
    injure_teams(context, event, 0);
    return;
  }
  if (event.contest == SpecialEvent::Contest::none) injure_by_event(context);
  if (worth_a_contest(context.rules, event)) context.then({{Step::contest, state.control}});
  if (event.takes_time) context.then({{Step::event_time, state.control}});
  if (event.fans != Role::nobody) context.then({{Step::fans, team_of(event.fans, state)}});
  if (event.loses_card != Role::nobody) lose_random_card(context, team_of(event.loses_card, state));
}

bool enter_event_corner(const Context& context) {
  context.state.agenda.pop();
  award_corner_in(context, context.state.turn.target);
  return false;
}

void event_rolled(const Context& context, Dice dice) {
  context.state.agenda.pop();
  settle_event(context, dice);
}

// 2.0/A6: a team whose style says so rolls two dice, and the lower or the higher one counts

bool rolls_two(const Ruleset& rules, const State& state, Team team) {
  return rules.has(Option::styles) &&
         style_of_turn(rules, state, team).event_die != StyleRule::EventDie::single;
}

bool enter_event_die(const Context& context) {
  Frame& frame = context.frame();
  if (rolls_two(context.rules, context.state, frame.team)) frame.step = Step::event_pair;
  return true;
}

/// The frame's number is the controlling team's die, once it has fallen.
void use_event_die(const Context& context, int die) {
  const Frame frame = context.frame();
  context.state.agenda.pop();
  if (frame.number == 0)
    context.then({{Step::event_die, opponent(frame.team), static_cast<std::uint8_t>(die)}});
  else
    settle_event(context, {frame.number, static_cast<std::uint8_t>(die)});
}

void event_die_rolled(const Context& context, Dice dice) { use_event_die(context, dice[0]); }

void event_pair_rolled(const Context& context, Dice dice) {
  const StyleRule& style = style_of_turn(context.rules, context.state, context.frame().team);
  const bool higher = style.event_die == StyleRule::EventDie::higher;
  use_event_die(context, higher ? std::max(dice[0], dice[1]) : std::min(dice[0], dice[1]));
}

/// R156: these minutes bring no tiredness test, and none of them is added to stoppage time.
void time_rolled(const Context& context, Dice dice) {
  context.state.agenda.pop();
  if (context.state.stoppage == 0) move_squares(context, dice[0] + 1, Cause::advanced_event);
}

// A12, 6-1 and 6-2: a player whom the fans carry counts twice

AreaSet cheered_areas(const State& state) { return piece_areas(state.side(state.agenda.top().team)); }

void cheer(const Context& context, Team team, Area area) {
  State& state = context.state;
  state.agenda.pop();
  state.turn.fans[index(team)] = area;
  state.turn.in_target[index(team)] = static_cast<std::uint8_t>(weight(state, team, state.turn.target));
  context.emit({.kind = EventKind::fans, .cause = Cause::advanced_event, .team = team, .to = area});
}

bool enter_fans(const Context& context) {
  const AreaSet areas = cheered_areas(context.state);
  if (areas.size() > 1) return true;
  cheer(context, context.frame().team, areas.first());
  return false;
}

void list_fans(const Ruleset&, const State& state, CommandList& list) {
  for (const Area area : cheered_areas(state)) list.add(commands::at(Verb::fans, area));
}

std::optional<Refusal> refuse_fans(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::fans) return std::nullopt;
  return Refusal{.reason = Reason::nobody_to_cheer, .area = command.from()};
}

void choose_fans(const Context& context, const Command& command) {
  cheer(context, context.frame().team, command.from());
}

}  // namespace

const SpecialEvent& event_of_turn(const Ruleset& rules, const State& state) {
  return rules.special_events[state.turn.event];
}

void injure_by_event(const Context& context) {
  const SpecialEvent& event = event_of_turn(context.rules, context.state);
  injure_teams(context, event, injury_modifier(context.rules, context.state, event));
}

bool concerns(Role role, const State& state, Team team) {
  if (role == Role::both) return true;
  return role != Role::nobody && (role == Role::controlling) == (team == state.turn.began_with);
}

void ask_for_event_at_check(const Context& context) {
  const State& state = context.state;
  if (state.turn.dice[0] != state.ball_value) return;
  const bool styled =
      rolls_two(context.rules, state, state.control) || rolls_two(context.rules, state, state.passive());
  context.then({{styled ? Step::event_die : Step::special_event, state.control}});
}

void ask_for_special_event(const Context& context) {
  context.then({{Step::special_event, context.state.control}});
  offer_cards(context, context.state.passive(), Moment::special_event);
  offer_cards(context, context.state.control, Moment::special_event);
}

const StepRules special_event_step{
    .purpose = Purpose::special_event, .two_dice = true, .both_teams = true, .rolled = event_rolled};
const StepRules event_die_step{
    .enter = enter_event_die, .purpose = Purpose::special_event, .rolled = event_die_rolled};
const StepRules event_pair_step{
    .purpose = Purpose::special_event, .two_dice = true, .rolled = event_pair_rolled};
const StepRules event_corner_step{.enter = enter_event_corner};
const StepRules event_time_step{.purpose = Purpose::event_time, .rolled = time_rolled};
const StepRules fans_step{.enter = enter_fans,
                          .kind = DecisionKind::fans,
                          .nature = Nature::settlement,
                          .list = list_fans,
                          .refuse = refuse_fans,
                          .choose = choose_fans};

}  // namespace fuba::engine
