#include "substitutions.hpp"

#include "conditions.hpp"
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

void choose_number(const Context& context, const Command& command) {
  const Team team = context.frame().team;
  context.state.agenda.pop();
  if (command.verb == Verb::subs)
    context.then({{Step::substitution, team, static_cast<std::uint8_t>(command.number())}});
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

void choose_kind(const Context& context, const Command& command) {
  Frame& frame = context.frame();
  const Team team = frame.team;
  --frame.number;
  count_substitution(context, team, command.sub());
  switch (command.sub()) {
    case SubKind::formation:
      plan_formation_change(context, team, command.sub_from(), command.sub_to());
      if (context.state.half == 2) gain_point(context, team, command.sub_to());
      break;
    case SubKind::booked:
      --context.state.side(team).yellow;
      break;
    default:
      context.then({{Step::fresh_player, team}});
      offer_cards(context, team, Moment::fresh_player);
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

/// Two points unless ten times the dice is above the game time.
void fresh_rolled(const Context& context, Dice dice) {
  const Team team = context.frame().team;
  State& state = context.state;
  state.agenda.pop();
  const auto& modifiers = context.rules.substitutions;
  int sum = dice[0] + dice[1];
  if (played(state, team, Skill::wide_player_material)) sum += modifiers.wide_material;
  if (state.side(team).coach_off) sum += modifiers.coach_off;
  state.turn.played[index(team)].remove(Skill::wide_player_material);
  const int points = 10 * sum > game_time(state) ? 1 : 2;
  context.emit({.kind = EventKind::fresh_player,
                .cause = Cause::substitution,
                .team = team,
                .figures = {static_cast<std::int8_t>(sum), static_cast<std::int8_t>(game_time(state)),
                            static_cast<std::int8_t>(points)}});
  gain_points(context, team, points);
}

}  // namespace

std::optional<Refusal> refuse_substitution(const Ruleset& rules, const State& state, Team team,
                                           bool first_action) {
  if (!rules.has(Option::substitutions)) return Refusal{.reason = Reason::not_asked};
  if (first_action) return Refusal{.reason = Reason::substitution_first};
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
                                            .kind = "subs",
                                            .list = list_numbers,
                                            .refuse = refuse_number,
                                            .choose = choose_number};
const StepRules offer_substitutions_step{.enter = enter_offer,
                                         .kind = "subs",
                                         .list = list_offer,
                                         .refuse = refuse_number,
                                         .choose = choose_number};
const StepRules substitution_step{.enter = enter_substitution,
                                  .kind = "sub",
                                  .list = list_substitutions,
                                  .refuse = refuse_kind,
                                  .choose = choose_kind};
const StepRules fresh_player_step{.purpose = Purpose::fresh_player, .two_dice = true, .rolled = fresh_rolled};

}  // namespace fuba::engine
