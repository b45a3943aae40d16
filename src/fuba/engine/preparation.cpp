#include "preparation.hpp"

#include "conditions.hpp"
#include "roles.hpp"
#include "styles.hpp"
#include "substitutions.hpp"
#include "weather.hpp"

namespace fuba::engine {
namespace {

// 2.1 Selecting formations

void list_formations(const Ruleset& rules, const State&, CommandList& list) {
  const int total = rules.outfield_players;
  for (int defenders = 1; defenders <= total - 2; ++defenders) {
    for (int midfielders = 1; midfielders <= total - 1 - defenders; ++midfielders) {
      list.add(
          commands::choose({{static_cast<std::uint8_t>(defenders), static_cast<std::uint8_t>(midfielders),
                             static_cast<std::uint8_t>(total - defenders - midfielders)}}));
    }
  }
}

std::optional<Refusal> refuse_formation(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::formation) return std::nullopt;
  int sum = 0;
  for (const auto count : command.words) sum += count;
  if (std::ranges::count(command.words, 0) > 0) return Refusal{.reason = Reason::formation_empty_line};
  return Refusal{.reason = Reason::formation_not_ten, .number = sum};
}

void announce_formations(const Context& context) {
  Event revealed{.kind = EventKind::formations, .cause = Cause::formation_choice};
  for (const Team team : teams) {
    context.state.side(team).formation = context.state.secret_formation[index(team)];
    for (const Line line : lines)
      revealed.figures[index(team) * lines.size() + index(line)] =
          static_cast<std::int8_t>(context.state.side(team).formation[line]);
    context.state.secret_formation[index(team)] = {};
  }
  context.emit(revealed);
}

void choose_formation(const Context& context, const Command& command) {
  const Team team = context.frame().team;
  context.state.secret_formation[index(team)] = command.formation();
  context.state.agenda.pop();
}

/// Formations and roles are shown, and bring their condition points (A1.2, A2).
bool enter_reveal(const Context& context) {
  context.state.agenda.pop();
  announce_formations(context);
  for (const Team team : teams) {
    if (context.rules.has(Option::roles)) announce_roles(context, team);
    if (context.rules.has(Option::styles)) announce_styles(context, team);
    if (context.rules.has(Option::conditions)) give_starting_points(context, team);
  }
  return false;
}

// it/adv.condition: a point moved from a line to another before the match

/// R93; no line rises above the most that it may have.
void list_shifts(const Ruleset& rules, const State& state, CommandList& list) {
  const Team team = state.agenda.top().team;
  const auto points = starting_points(rules, state.secret_formation[index(team)], {});
  for (const Line from : lines)
    for (const Line to : lines)
      if (from != to && points[index(to)] < rules.conditions.line_most) list.add(commands::shift(from, to));
  list.add(commands::plain(Verb::done));
}

std::optional<Refusal> refuse_shift(const Ruleset& rules, const State&, const Command& command) {
  if (command.verb != Verb::shift) return std::nullopt;
  if (command.line_from() == command.line_to()) return Refusal{.reason = Reason::shift_same_line};
  return Refusal{.reason = Reason::points_full, .number = rules.conditions.line_most};
}

void choose_shift(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = context.frame().team;
  auto& points = state.side(team).condition;
  state.agenda.pop();
  points = starting_points(context.rules, state.secret_formation[index(team)], {});
  if (command.verb == Verb::done) return;
  --points[index(command.line_from())];
  ++points[index(command.line_to())];
}

// A11 Skills

/// The cards that a team may take; a competition may allow fewer (3.0/T9, T10).
SkillSet cards_to_take(const Ruleset& rules, Team team) {
  const auto& allowed = rules.terms.skills_from[index(team)];
  return allowed ? rules.playable_skills & *allowed : rules.playable_skills;
}

/// R44: as many cards as agreed, none of them twice; then the team says that it is done.
void list_skills(const Ruleset& rules, const State& state, CommandList& list) {
  const Team team = state.agenda.top().team;
  const SkillSet& taken = state.side(team).skills;
  const SkillSet open = cards_to_take(rules, team) - taken;
  if (taken.size() >= rules.skills_per_team || open.empty()) {
    list.add(commands::plain(Verb::done));
    return;
  }
  for (const Skill skill : open) list.add(commands::card(Verb::skill, skill));
}

std::optional<Refusal> refuse_skill(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::skill) return std::nullopt;
  if (state.side(state.agenda.top().team).skills.size() >= rules.skills_per_team)
    return Refusal{.reason = Reason::skills_complete, .number = rules.skills_per_team};
  const bool open = cards_to_take(rules, state.agenda.top().team).contains(command.skill());
  return Refusal{.reason = open ? Reason::skill_taken : Reason::skill_unknown_here};
}

void choose_skill(const Context& context, const Command& command) {
  if (command.verb == Verb::done)
    context.state.agenda.pop();
  else
    context.state.side(context.frame().team).skills.add(command.skill());
}

// 2.2 Formation change at half-time

/// Without the coach the formation stays (A11, `fiery-coach`).
bool enter_change(const Context& context) {
  const Team team = context.frame().team;
  const TeamState& side = context.state.side(team);
  if (!side.coach_off) return true;
  context.state.secret_formation[index(team)] = side.formation;
  context.state.agenda.pop();
  return false;
}

void list_changes(const Ruleset&, const State& state, CommandList& list) {
  list_formation_changes(
      state.side(state.agenda.top().team).formation,
      [](Line from, Line to) { return commands::change(from, to); }, list);
  list.add(commands::plain(Verb::done));
}

std::optional<Refusal> refuse_change(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::change) return std::nullopt;
  return Refusal{.reason = command.line_from() == command.line_to() ? Reason::change_same_line
                                                                    : Reason::change_empty_line};
}

void change_formation(const Context& context, const Command& command) {
  const Team team = context.frame().team;
  Formation formation = context.state.side(team).formation;
  if (command.verb == Verb::change) {
    --formation.count[index(command.line_from())];
    ++formation.count[index(command.line_to())];
  }
  context.state.secret_formation[index(team)] = formation;
  context.state.agenda.pop();
}

// 3.2 Deciding who kicks off

void kick_off_rolled(const Context& context, Dice dice) {
  Frame& frame = context.frame();
  const bool first_roll = frame.number == 0;
  frame.number = 1;
  if (dice[0] == dice[1]) {  // R15: rolled again; the weather is read first
    if (first_roll) read_weather_from(context, dice[0]);
    return;
  }
  context.state.agenda.pop();
  context.then({{Step::kick_off_choice, dice[0] > dice[1] ? Team::home : Team::away}});
}

void list_kick_off(const Ruleset&, const State&, CommandList& list) {
  list.add(commands::answer(Verb::kick_off, true));
  list.add(commands::answer(Verb::kick_off, false));
}

void choose_kick_off(const Context& context, const Command& command) {
  const Team chooser = context.frame().team;
  context.state.starters = command.yes() ? chooser : opponent(chooser);
  context.emit(
      {.kind = EventKind::kick_off_chosen, .cause = Cause::kick_off_choice, .team = context.state.starters});
  context.state.agenda.clear();
  context.emit({.kind = EventKind::half_begins,
                .cause = Cause::kick_off,
                .figures = {static_cast<std::int8_t>(context.state.half)}});
  context.then({{Step::kick_off, context.state.starters}, {Step::turn}});
}

}  // namespace

const StepRules choose_formation_step{.kind = DecisionKind::formation,
                                      .nature = Nature::preparation,
                                      .secret = true,
                                      .list = list_formations,
                                      .refuse = refuse_formation,
                                      .choose = choose_formation};

const StepRules shift_point_step{.kind = DecisionKind::shift,
                                 .nature = Nature::preparation,
                                 .modest = commands::plain(Verb::done),
                                 .secret = true,
                                 .list = list_shifts,
                                 .refuse = refuse_shift,
                                 .choose = choose_shift};

const StepRules reveal_step{.enter = enter_reveal};

const StepRules choose_skills_step{.kind = DecisionKind::skill,
                                   .nature = Nature::preparation,
                                   .secret = true,
                                   .list = list_skills,
                                   .refuse = refuse_skill,
                                   .choose = choose_skill};

const StepRules change_formation_step{.enter = enter_change,
                                      .kind = DecisionKind::change,
                                      .nature = Nature::preparation,
                                      .modest = commands::plain(Verb::done),
                                      .secret = true,
                                      .list = list_changes,
                                      .refuse = refuse_change,
                                      .choose = change_formation};

const StepRules kick_off_roll_step{
    .purpose = Purpose::kick_off, .two_dice = true, .both_teams = true, .rolled = kick_off_rolled};

const StepRules kick_off_choice_step{.kind = DecisionKind::kick_off,
                                     .nature = Nature::preparation,
                                     .list = list_kick_off,
                                     .choose = choose_kick_off};

}  // namespace fuba::engine
