#include "roles.hpp"

#include <numeric>

#include "conditions.hpp"
#include "points_off.hpp"

namespace fuba::engine {
namespace {

using Points = std::array<std::uint8_t, 3>;

/// A choice of roles for a formation, as counts of players of each role.
struct Choice {
  Formation formation;
  RoleCounts roles;
};

/// No line may have more points than six, or than its players where there are more (R43).
bool legal_points(const Ruleset& rules, const Choice& choice) {
  const Points points = starting_points(rules, choice.formation, choice.roles);
  return std::ranges::all_of(lines, [&](Line line) {
    return points[index(line)] <= std::max(rules.conditions.line_most, choice.formation[line]);
  });
}

/// Whether the choice, with further roles, can become a legal one (R133).
bool has_completion(const Ruleset& rules, const Choice& choice) {
  if (!roles_fit(rules, choice.formation, choice.roles)) return false;
  if (legal_points(rules, choice)) return true;
  for (std::size_t at = 0; at < role_count; ++at) {
    Choice more = choice;
    ++more.roles[at];
    if (has_completion(rules, more)) return true;
  }
  return false;
}

Choice choice_of(const State& state, Team team) {
  return {state.secret_formation[index(team)], state.side(team).roles};
}

void list_roles(const Ruleset& rules, const State& state, CommandList& list) {
  const Choice choice = choice_of(state, state.agenda.top().team);
  for (std::size_t at = 0; at < role_count; ++at) {
    Choice more = choice;
    ++more.roles[at];
    if (has_completion(rules, more)) list.add(commands::take(static_cast<PlayerRole>(at)));
  }
  if (legal_points(rules, choice)) list.add(commands::plain(Verb::done));
}

void choose_role(const Context& context, const Command& command) {
  if (command.verb == Verb::done)
    context.state.agenda.pop();
  else
    ++context.state.side(context.frame().team).roles[index(command.role())];
}

/// A role that every legal choice needs is taken at once, and with the last one the team is done.
bool enter_roles(const Context& context) {
  CommandList roles;
  list_roles(context.rules, context.state, roles);
  if (roles.size() > 1) return true;
  choose_role(context, roles[0]);
  return false;
}

std::optional<Refusal> refuse_role(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::role && command.verb != Verb::done) return std::nullopt;
  return Refusal{.reason = Reason::role_not_open};
}

Event figures_event(EventKind kind, Cause cause, Team team, std::span<const std::uint8_t> figures) {
  Event event{.kind = kind, .cause = cause, .team = team};
  std::ranges::transform(figures, event.figures.begin(),
                         [](auto figure) { return static_cast<std::int8_t>(figure); });
  return event;
}

/// Which point has been moved before the match, where one has (it/adv.condition).
void tell_shift(const Context& context, Team team, const Points& usual, const Points& now) {
  Event event{.kind = EventKind::point_shifted, .cause = Cause::shift, .team = team};
  for (const Line line : lines) {
    if (now[index(line)] < usual[index(line)]) event.figures[0] = static_cast<std::int8_t>(line);
    if (now[index(line)] > usual[index(line)]) event.figures[1] = static_cast<std::int8_t>(line);
  }
  if (now != usual) context.emit(event);
}

/// How many points are missing; a moved one is told only where none is.
void tell_points_off(const Context& context, Team team, const Points& usual, const Points& now) {
  const int missing =
      std::accumulate(usual.begin(), usual.end(), 0) - std::accumulate(now.begin(), now.end(), 0);
  if (missing == 0) {
    tell_shift(context, team, usual, now);
    return;
  }
  context.emit({.kind = EventKind::points_off,
                .cause = Cause::points_off,
                .team = team,
                .figures = {static_cast<std::int8_t>(missing)}});
}

}  // namespace

bool roles_fit(const Ruleset& rules, const Formation& formation, const RoleCounts& roles) {
  std::array<int, 3> bound{};
  for (std::size_t at = 0; at < role_count; ++at) {
    if (roles[at] > rules.roles[at].most) return false;
    bound[index(rules.roles[at].player)] += roles[at];
  }
  return std::ranges::all_of(lines, [&](Line line) { return bound[index(line)] <= formation[line]; });
}

void announce_roles(const Context& context, Team team) {
  context.emit(figures_event(EventKind::roles, Cause::roles, team, context.state.side(team).roles));
}

void give_starting_points(const Context& context, Team team) {
  TeamState& side = context.state.side(team);
  const Points usual = starting_points(context.rules, side.formation, side.roles);
  const bool settled = may_lose_points(context.rules, team) || context.rules.conditions.shifted_points > 0;
  if (!settled) side.condition = usual;
  tell_points_off(context, team, usual, side.condition);
  context.emit(figures_event(EventKind::conditions, Cause::conditions, team, side.condition));
}

const StepRules choose_roles_step{.enter = enter_roles,
                                  .kind = DecisionKind::role,
                                  .nature = Nature::preparation,
                                  .modest = commands::plain(Verb::done),
                                  .secret = true,
                                  .list = list_roles,
                                  .refuse = refuse_role,
                                  .choose = choose_role};

}  // namespace fuba::engine
