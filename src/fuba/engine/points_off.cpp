#include "points_off.hpp"

#include "conditions.hpp"

namespace fuba::engine {
namespace {

using Points = std::array<std::uint8_t, 3>;

/// Of the team that is asked; the roles and the formation are chosen and still secret.
Points& points_of(const Context& context) { return context.state.side(context.frame().team).condition; }

void take_off(const Context& context, Line line) {
  --points_of(context)[index(line)];
  --context.frame().number;
}

/// How many are to be taken off; another formation than the primary one costs one more (3.0/T7).
int due(const Ruleset& rules, const State& state, Team team) {
  const Formation& primary = rules.terms.primary[index(team)];
  const bool other = primary.chosen() && state.secret_formation[index(team)] != primary;
  return rules.terms.reduce[index(team)] + (other ? 1 : 0);
}

void count_points(const Context& context) {
  State& state = context.state;
  const Team team = context.frame().team;
  const TeamState& side = state.side(team);
  if (side.condition == Points{})
    points_of(context) = starting_points(context.rules, state.secret_formation[index(team)], side.roles);
  context.frame().number = static_cast<std::uint8_t>(1 + due(context.rules, state, team));
}

std::vector<Line> open_lines(const Points& points) {
  std::vector<Line> open;
  for (const Line line : lines)
    if (points[index(line)] > 0) open.push_back(line);
  return open;
}

/// A team with points in a single line is not asked, and one without any loses nothing.
bool enter_points_off(const Context& context) {
  if (context.frame().number == 0) count_points(context);
  while (context.frame().number > 1) {
    const auto open = open_lines(points_of(context));
    if (open.size() > 1) return true;
    if (open.empty()) break;
    take_off(context, open.front());
  }
  context.state.agenda.pop();
  return false;
}

void list_lines_with_points(const Ruleset&, const State& state, CommandList& list) {
  for (const Line line : open_lines(state.side(state.agenda.top().team).condition))
    list.add(commands::point(Verb::lose, line));
}

std::optional<Refusal> refuse_line(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::lose) return std::nullopt;
  return Refusal{.reason = Reason::no_condition_point, .number = 1};
}

void choose_line(const Context& context, const Command& command) { take_off(context, command.line()); }

}  // namespace

bool may_lose_points(const Ruleset& rules, Team team) {
  return rules.has(Option::conditions) &&
         (rules.terms.reduce[index(team)] > 0 || rules.terms.primary[index(team)].chosen());
}

const StepRules points_off_step{.enter = enter_points_off,
                                .kind = DecisionKind::lose,
                                .nature = Nature::preparation,
                                .secret = true,
                                .list = list_lines_with_points,
                                .refuse = refuse_line,
                                .choose = choose_line};

}  // namespace fuba::engine
