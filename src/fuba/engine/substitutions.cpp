#include "substitutions.hpp"

#include "conditions.hpp"
#include "pieces.hpp"
#include "skills.hpp"

namespace fuba::engine {
namespace {

Command formation_sub(Line from, Line to) { return commands::substitute(SubKind::formation, from, to); }

void list_kinds(const Ruleset& rules, const TeamState& side, CommandList& list) {
  if (!side.coach_off) list_formation_changes(planned_formation(side), formation_sub, list);
  if (side.yellow > 0) list.add(commands::substitute(SubKind::booked));
  if (rules.has(Option::conditions)) list.add(commands::substitute(SubKind::fresh));
}

bool any_substitution(const Ruleset& rules, const TeamState& side) {
  CommandList list;
  if (substitutions_left(rules, side) > 0) list_kinds(rules, side, list);
  return !list.empty();
}

Event formation_event(EventKind kind, Team team, const Formation& formation) {
  Event event{.kind = kind, .cause = Cause::substitution, .team = team};
  for (const Line line : lines) event.figures[index(line)] = static_cast<std::int8_t>(formation[line]);
  return event;
}

// The number is announced first (R134)

void list_numbers(const Ruleset& rules, const State& state, CommandList& list) {
  const int left = substitutions_left(rules, state.side(state.agenda.top().team));
  for (int number = 1; number <= left; ++number) list.add(commands::announce(number));
}

std::optional<Refusal> refuse_number(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::subs) return std::nullopt;
  return Refusal{.reason = Reason::substitutions_used,
                 .number = substitutions_left(rules, state.side(state.agenda.top().team))};
}

/// The number of an offer: 1 = the other team may follow if this one substitutes (it/adv.substitutions).
void choose_number(const Context& context, const Command& command) {
  const Frame frame = context.frame();
  const bool other_follows = frame.step == Step::offer_substitutions && frame.number != 0;
  context.state.agenda.pop();
  if (command.verb != Verb::subs) return;
  if (other_follows) context.then({{Step::offer_substitutions, opponent(frame.team)}});
  context.then({{Step::substitution, frame.team, static_cast<std::uint8_t>(command.number())}});
}

/// With one left there is nothing to announce.
bool enter_announcement(const Context& context) {
  const Team team = context.frame().team;
  if (substitutions_left(context.rules, context.state.side(team)) > 1) return true;
  context.state.agenda.pop();
  context.then({{Step::substitution, team, 1}});
  return false;
}

bool enter_offer(const Context& context) {
  if (any_substitution(context.rules, context.state.side(context.frame().team))) return true;
  context.state.agenda.pop();
  return false;
}

void list_offer(const Ruleset& rules, const State& state, CommandList& list) {
  list_numbers(rules, state, list);
  list.add(commands::plain(Verb::done));
}

// The substitutions, one after the other

void list_substitutions(const Ruleset& rules, const State& state, CommandList& list) {
  list_kinds(rules, state.side(state.agenda.top().team), list);
}

std::optional<Refusal> refuse_kind(const Ruleset&, const State& state, const Command& command) {
  if (command.verb != Verb::sub) return std::nullopt;
  const TeamState& side = state.side(state.agenda.top().team);
  switch (command.sub()) {
    case SubKind::formation:
      if (side.coach_off) return Refusal{.reason = Reason::coach_off};
      return Refusal{.reason = command.sub_from() == command.sub_to() ? Reason::change_same_line
                                                                      : Reason::change_empty_line};
    case SubKind::booked:
      return Refusal{.reason = Reason::nobody_booked};
    default:
      return std::nullopt;
  }
}

/// A set-up that is about to begin places all pieces anew.
bool placed_anew(const State& state) {
  for (std::size_t at = 0; at < state.agenda.size(); ++at)
    if (state.agenda[at].step == Step::kick_set_up) return true;
  return false;
}

void choose_kind(const Context& context, const Command& command) {
  Frame& frame = context.frame();
  const Team team = frame.team;
  --frame.number;
  count_substitution(context, team, command.sub());
  if (context.rules.substitutions.enters_where_points_rose && !placed_anew(context.state))
    context.then({{Step::substitute_leaves, team}});
  switch (command.sub()) {
    case SubKind::formation:
      plan_formation_change(context, team, command.sub_from(), command.sub_to());
      if (context.state.half > 1)
        for (int point = 0; point < context.rules.substitutions.second_half_change_points; ++point)
          gain_point(context, team, command.sub_to());
      break;
    case SubKind::booked:
      --context.state.side(team).yellow;
      if (context.state.half > 1)
        gain_points(context, team, context.rules.substitutions.second_half_booked_points);
      break;
    default:
      begin_fresh_player(context, team);
  }
}

/// A substitution of the only kind that is possible is made at once.
bool enter_substitution(const Context& context) {
  const Frame frame = context.frame();
  CommandList kinds;
  const TeamState& side = context.state.side(frame.team);
  if (frame.number > 0 && substitutions_left(context.rules, side) > 0) list_kinds(context.rules, side, kinds);
  if (kinds.size() > 1) return true;
  if (kinds.empty())
    context.state.agenda.pop();
  else
    choose_kind(context, kinds[0]);
  return false;
}

// it/adv.substitutions: who leaves, and where the other one enters. The number of the frames holds a bit for
// each line whose points have risen.

void leave(const Context& context, Area from) {
  Frame& frame = context.frame();
  --context.state.side(frame.team).players[index(from)];
  context.emit({.kind = EventKind::removed, .cause = Cause::substitution, .team = frame.team, .from = from});
  frame.step = Step::substitute_enters;
}

/// Nobody is asked where no points have risen: the new player takes the place of the one who leaves.
bool enter_leaving(const Context& context) {
  if (context.frame().number == 0) {
    context.state.agenda.pop();
    return false;
  }
  const AreaSet areas = outfield_areas(context.state.side(context.frame().team));
  if (areas.size() > 1) return true;
  leave(context, areas.first());
  return false;
}

void list_leaving(const Ruleset&, const State& state, CommandList& list) {
  for (const Area area : outfield_areas(state.side(state.agenda.top().team)))
    list.add(commands::at(Verb::remove, area));
}

std::optional<Refusal> refuse_leaving(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::remove) return std::nullopt;
  return Refusal{.reason = Reason::nobody_there, .area = command.from()};
}

void choose_leaving(const Context& context, const Command& command) { leave(context, command.from()); }

void list_entering(const Ruleset& rules, const State& state, CommandList& list) {
  const Frame& frame = state.agenda.top();
  for (const Area area : all_areas)
    if ((frame.number >> index(rules.pitch.zone[index(frame.team)][index(area)]) & 1) != 0)
      list.add(commands::at(Verb::place, area));
}

std::optional<Refusal> refuse_entering(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::place) return std::nullopt;
  return Refusal{.reason = Reason::enters_elsewhere, .area = command.from()};
}

void choose_entering(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = context.frame().team;
  state.agenda.pop();
  ++state.side(team).players[index(command.from())];
  context.emit({.kind = EventKind::placed, .cause = Cause::substitution, .team = team, .to = command.from()});
  if (leaves_ball_alone(state, team, state.ball)) context.then({{Step::ball_winner, team}});
}

int points_of_fresh_player(const Ruleset& rules, int dice, int time) {
  const auto& points = rules.substitutions;
  if (dice == time) return points.fresh_points_equal;
  return dice > time ? points.fresh_points : points.fresh_points_late;
}

void fresh_rolled(const Context& context, Dice dice) {
  const Team team = context.frame().team;
  State& state = context.state;
  state.agenda.pop();
  const auto& modifiers = context.rules.substitutions;
  int sum = dice[0] + dice[1];
  if (played(state, team, Skill::wide_player_material)) sum += modifiers.wide_material;
  if (state.side(team).coach_off) sum += modifiers.coach_off;
  state.turn.played[index(team)].remove(Skill::wide_player_material);
  const int points = points_of_fresh_player(context.rules, 10 * sum, game_time(state));
  context.emit({.kind = EventKind::fresh_player,
                .cause = Cause::substitution,
                .team = team,
                .figures = {static_cast<std::int8_t>(sum), static_cast<std::int8_t>(game_time(state)),
                            static_cast<std::int8_t>(points)}});
  gain_points(context, team, points);
}

}  // namespace

std::optional<Refusal> refuse_substitution(const Ruleset& rules, const State& state, Team team, Round round) {
  if (!rules.has(Option::substitutions)) return Refusal{.reason = Reason::not_asked};
  if (rules.policies.substitutions == Policies::Substitutions::midfield_or_set_up)
    return Refusal{.reason = Reason::not_asked};
  if (round == Round::first) return Refusal{.reason = Reason::substitution_first};
  if (any_substitution(rules, state.side(team))) return std::nullopt;
  return Refusal{.reason = Reason::substitutions_used, .number = substitutions_left(rules, state.side(team))};
}

void count_substitution(const Context& context, Team team, SubKind kind) {
  TeamState& side = context.state.side(team);
  ++side.substitutions;
  context.emit({.kind = EventKind::substitution,
                .cause = Cause::substitution,
                .team = team,
                .figures = {static_cast<std::int8_t>(kind), static_cast<std::int8_t>(side.substitutions)}});
}

void begin_fresh_player(const Context& context, Team team) {
  if (!context.rules.has(Option::conditions)) return;
  context.then({{Step::fresh_player, team}});
  offer_cards(context, team, Moment::fresh_player);
}

void offer_midfield_substitutions(const Context& context) {
  const State& state = context.state;
  const bool in_midfield = context.rules.pitch.zone[0][index(state.ball)] == Line::midfield;
  if (context.rules.has(Option::substitutions) && in_midfield)
    context.then({{Step::offer_substitutions, state.control, 1}});
}

void note_gain(State& state, Team team, Line line) {
  for (std::size_t at = state.agenda.size(); at-- > 0;) {
    Frame& frame = state.agenda[at];
    if (frame.step != Step::substitute_leaves || frame.team != team) continue;
    frame.number = static_cast<std::uint8_t>(frame.number | 1U << index(line));
    return;
  }
}

const Formation& planned_formation(const TeamState& side) {
  return side.next_formation.chosen() ? side.next_formation : side.formation;
}

void plan_formation_change(const Context& context, Team team, Line from, Line to) {
  TeamState& side = context.state.side(team);
  side.next_formation = planned_formation(side);
  --side.next_formation.count[index(from)];
  ++side.next_formation.count[index(to)];
  context.emit(formation_event(EventKind::formation_planned, team, side.next_formation));
}

void list_formation_changes(const Formation& formation, Command (*command)(Line, Line), CommandList& list) {
  for (const Line from : lines)
    for (const Line to : lines)
      if (from != to && formation[from] > 1) list.add(command(from, to));
}

void begin_planned_formations(const Context& context) {
  for (const Team team : teams) {
    TeamState& side = context.state.side(team);
    if (!side.next_formation.chosen()) continue;
    side.formation = side.next_formation;
    side.next_formation = {};
    context.emit(formation_event(EventKind::formation_changed, team, side.formation));
  }
}

const StepRules announce_substitutions_step{.enter = enter_announcement,
                                            .kind = DecisionKind::subs,
                                            .nature = Nature::settlement,
                                            .list = list_numbers,
                                            .refuse = refuse_number,
                                            .choose = choose_number};
const StepRules offer_substitutions_step{.enter = enter_offer,
                                         .kind = DecisionKind::subs,
                                         .nature = Nature::offer,
                                         .modest = commands::plain(Verb::done),
                                         .list = list_offer,
                                         .refuse = refuse_number,
                                         .choose = choose_number};
const StepRules substitution_step{.enter = enter_substitution,
                                  .kind = DecisionKind::sub,
                                  .nature = Nature::settlement,
                                  .list = list_substitutions,
                                  .refuse = refuse_kind,
                                  .choose = choose_kind};
const StepRules substitute_leaves_step{.enter = enter_leaving,
                                       .kind = DecisionKind::remove,
                                       .nature = Nature::settlement,
                                       .list = list_leaving,
                                       .refuse = refuse_leaving,
                                       .choose = choose_leaving};
const StepRules substitute_enters_step{.kind = DecisionKind::place,
                                       .nature = Nature::settlement,
                                       .list = list_entering,
                                       .refuse = refuse_entering,
                                       .choose = choose_entering};
const StepRules fresh_player_step{.purpose = Purpose::fresh_player, .two_dice = true, .rolled = fresh_rolled};

}  // namespace fuba::engine
