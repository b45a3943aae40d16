#include "roles.hpp"

#include <numeric>

#include "conditions.hpp"

namespace fuba::engine {
namespace {

using Points = std::array<std::uint8_t, 3>;

/// A choice of roles for a formation, as counts of players of each role.
struct Choice {
  Formation formation;
  RoleCounts roles;
};

/// Each role binds a player of its own (R133).
bool enough_players(const Ruleset& rules, const Choice& choice) {
  std::array<int, 3> bound{};
  for (std::size_t at = 0; at < role_count; ++at) {
    if (choice.roles[at] > rules.roles[at].most) return false;
    bound[index(rules.roles[at].player)] += choice.roles[at];
  }
  return std::ranges::all_of(lines, [&](Line line) { return bound[index(line)] <= choice.formation[line]; });
}

/// No line may have more points than six, or than its players where there are more (R43).
bool legal_points(const Ruleset& rules, const Choice& choice) {
  const Points points = starting_points(rules, choice.formation, choice.roles);
  return std::ranges::all_of(lines, [&](Line line) {
    return points[index(line)] <= std::max(rules.conditions.line_most, choice.formation[line]);
  });
}

/// Whether the choice, with further roles, can become a legal one (R133).
bool has_completion(const Ruleset& rules, const Choice& choice) {
  if (!enough_players(rules, choice)) return false;
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

std::optional<Refusal> refuse_role(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::role && command.verb != Verb::done) return std::nullopt;
  return Refusal{.reason = Reason::role_not_open};
}

void choose_role(const Context& context, const Command& command) {
  if (command.verb == Verb::done)
    context.state.agenda.pop();
  else
    ++context.state.side(context.frame().team).roles[index(command.role())];
}

Event figures_event(EventKind kind, Cause cause, Team team, std::span<const std::uint8_t> figures) {
  Event event{.kind = kind, .cause = cause, .team = team};
  std::ranges::transform(figures, event.figures.begin(),
                         [](auto figure) { return static_cast<std::int8_t>(figure); });
  return event;
}

}  // namespace

void announce_roles(const Context& context, Team team) {
  context.emit(figures_event(EventKind::roles, Cause::roles, team, context.state.side(team).roles));
}

void give_starting_points(const Context& context, Team team) {
  TeamState& side = context.state.side(team);
  side.condition = starting_points(context.rules, side.formation, side.roles);
  context.emit(figures_event(EventKind::conditions, Cause::conditions, team, side.condition));
}

const StepRules choose_roles_step{
    .kind = "role", .secret = true, .list = list_roles, .refuse = refuse_role, .choose = choose_role};

}  // namespace fuba::engine
