#include "conditions.hpp"

#include <numeric>
#include <vector>

#include "positioning.hpp"
#include "styles.hpp"
#include "substitutions.hpp"
#include "weather.hpp"

namespace fuba::engine {
namespace {

int total_points(const TeamState& side) {
  return std::accumulate(side.condition.begin(), side.condition.end(), 0);
}

void change_point(const Context& context, Team team, Line line, int change, EventKind kind, Cause cause) {
  auto& points = context.state.side(team).condition[index(line)];
  points = static_cast<std::uint8_t>(points + change);
  context.emit({.kind = kind,
                .cause = cause,
                .team = team,
                .figures = {static_cast<std::int8_t>(line), static_cast<std::int8_t>(points)}});
}

void lose_point(const Context& context, Team team, Line line) {
  change_point(context, team, line, -1, EventKind::condition_lost, Cause::tiredness);
}

template <class Wanted>
std::vector<Line> lines_that(Wanted wanted) {
  std::vector<Line> found;
  for (const Line line : lines)
    if (wanted(line)) found.push_back(line);
  return found;
}

void list_lines(Verb verb, const std::vector<Line>& choice, CommandList& list) {
  for (const Line line : choice) list.add(commands::point(verb, line));
}

// A1.2 Boosts

/// Whether a point spent now would change anything.
bool boost_matters(const Ruleset& rules, const State& state, Frame boost) {
  if (points_facing(rules, state, boost.team, state.ball) == 0) return false;
  switch (static_cast<Boost>(boost.number)) {
    case Boost::movement:
      return true;
    case Boost::positioning:
      return boost_changes_value(rules, state, boost.team);
    case Boost::more_moves:
      return false;
    default:
      return true;
  }
}

bool enter_boost(const Context& context) {
  if (boost_matters(context.rules, context.state, context.frame())) return true;
  context.state.agenda.pop();
  return false;
}

void list_boost(const Ruleset&, const State&, CommandList& list) {
  list.add(commands::plain(Verb::boost));
  list.add(commands::plain(Verb::done));
}

/// The action follows on the agenda: a movement gets one more move of any type, positioning one more step.
void choose_boost(const Context& context, const Command& command) {
  State& state = context.state;
  const Frame boost = context.frame();
  state.agenda.pop();
  if (command.verb == Verb::done) return;
  spend_points(context, boost.team, state.ball, 1, Cause::conditions);
  context.emit({.kind = EventKind::boosted, .cause = Cause::conditions, .team = boost.team});
  if (const int more = moves_by_boost(boost); more > 0) {
    state.window.allowed = static_cast<std::uint8_t>(state.window.allowed + more);
  } else if (boost.number == static_cast<std::uint8_t>(Boost::positioning)) {
    boost_positioning(context);
  } else {
    ++state.window.allowed;
    state.window.other_moves = 1;
  }
}

// A1.3 Tiredness

void become_tired(const Context& context, Team team) {
  TeamState& side = context.state.side(team);
  if (side.tired) return;
  side.tired = true;
  context.emit({.kind = EventKind::tired, .cause = Cause::tiredness, .team = team});
}

/// R131: a team without points rolls no further dice; in some editions only a failed test makes it tired.
bool enter_tiredness(const Context& context) {
  const Frame frame = context.frame();
  const int lost = TirednessTest::of(frame).lost;
  const bool tested = lost > 0 || context.rules.policies.tired == Policies::Tired::at_once;
  const bool exhausted = tested && total_points(context.state.side(frame.team)) == 0;
  if (exhausted) become_tired(context, frame.team);
  if (!exhausted && lost < context.rules.conditions.tiredness_losses) return true;
  context.state.agenda.pop();
  return false;
}

/// What is added to a die of the test: by the weather to the first (A10), by the style to each (2.0/A6).
int tiredness_modifier(const Ruleset& rules, const State& state, Team team, bool first) {
  const int weather = first ? weather_rule(rules, state).tiredness : 0;
  return weather + style_of_turn(rules, state, team).tiredness;
}

/// Whether a sum of dice passes at this time.
bool passes_test(const Ruleset& rules, const State& state, int sum) {
  const int time = game_time(state);
  return 10 * sum > time || (rules.conditions.tiredness_equal_passes && 10 * sum == time);
}

void tell_test(const Context& context, Team team, int sum, bool passed) {
  context.emit({.kind = EventKind::tiredness_test,
                .cause = Cause::tiredness,
                .team = team,
                .figures = {static_cast<std::int8_t>(sum), static_cast<std::int8_t>(game_time(context.state)),
                            static_cast<std::int8_t>(passed)}});
}

void tiredness_rolled(const Context& context, Dice dice) {
  const State& state = context.state;
  Frame& frame = context.frame();
  const Team team = frame.team;
  TirednessTest test = TirednessTest::of(frame);
  test.sum += dice[0] + tiredness_modifier(context.rules, state, team, test.lost == 0);
  const bool passed = passes_test(context.rules, state, test.sum);
  tell_test(context, team, test.sum, passed);
  if (passed) {
    context.state.agenda.pop();
    return;
  }
  const bool first = test.lost == 0;
  ++test.lost;
  frame.number = test.packed();
  const Line facing = context.rules.pitch.zone[index(team)][index(state.turn.target)];
  if (first && state.side(team).condition[index(facing)] > 0)
    lose_point(context, team, facing);
  else
    context.then({{Step::lose_point, team}});
}

/// it/adv.tiredness: two dice once. The line that faces the target loses a point; where it has none, the
/// others lose more, or what there is (R93). A team without points is tired.
void tiredness_pair_rolled(const Context& context, Dice dice) {
  const State& state = context.state;
  const Team team = context.frame().team;
  const auto& numbers = context.rules.conditions;
  const int sum = dice[0] + dice[1] + tiredness_modifier(context.rules, state, team, true);
  const bool passed = passes_test(context.rules, state, sum);
  context.state.agenda.pop();
  tell_test(context, team, sum, passed);
  if (passed) return;
  if (total_points(state.side(team)) == 0) become_tired(context, team);
  const Line facing = context.rules.pitch.zone[index(team)][index(state.turn.target)];
  const bool has_points = state.side(team).condition[index(facing)] > 0;
  for (int lost = 0; has_points && lost < numbers.tiredness_losses; ++lost) lose_point(context, team, facing);
  for (int lost = 0; !has_points && lost < numbers.tiredness_losses_elsewhere; ++lost)
    context.then({{Step::lose_point, team}});
}

std::vector<Line> lines_with_points(const TeamState& side) {
  return lines_that([&](Line line) { return side.condition[index(line)] > 0; });
}

bool enter_lose_point(const Context& context) {
  const Team team = context.frame().team;
  const auto choice = lines_with_points(context.state.side(team));
  if (choice.size() > 1) return true;
  context.state.agenda.pop();
  if (!choice.empty()) lose_point(context, team, choice.front());
  return false;
}

void list_losses(const Ruleset&, const State& state, CommandList& list) {
  list_lines(Verb::lose, lines_with_points(state.side(state.agenda.top().team)), list);
}

std::optional<Refusal> refuse_loss(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::lose) return std::nullopt;
  return Refusal{.reason = Reason::no_condition_point, .number = 1};
}

void choose_loss(const Context& context, const Command& command) {
  const Team team = context.frame().team;
  context.state.agenda.pop();
  lose_point(context, team, command.line());
}

// A3: points that substitutes bring

bool room_for_point(const Ruleset& rules, const TeamState& side, Line line) {
  return rules.has(Option::conditions) && side.condition[index(line)] < rules.conditions.line_most &&
         total_points(side) < rules.conditions.team_most;
}

std::vector<Line> lines_with_room(const Ruleset& rules, const TeamState& side) {
  return lines_that([&](Line line) { return room_for_point(rules, side, line); });
}

/// Each point by itself, or all of a fresh player to one line (2.0/A3), where what has no room is lost.
void place_point(const Context& context, Line line) {
  Frame& frame = context.frame();
  const Team team = frame.team;
  const bool all = context.rules.substitutions.points_to_one_line;
  const int points = all ? frame.number : 1;
  frame.number = static_cast<std::uint8_t>(frame.number - points);
  if (frame.number == 0) context.state.agenda.pop();
  for (int point = 0; point < points; ++point) gain_point(context, team, line);
}

bool enter_gain_point(const Context& context) {
  const auto choice = lines_with_room(context.rules, context.state.side(context.frame().team));
  if (choice.size() > 1) return true;
  if (choice.empty())
    context.state.agenda.pop();
  else
    place_point(context, choice.front());
  return false;
}

void list_gains(const Ruleset& rules, const State& state, CommandList& list) {
  list_lines(Verb::gain, lines_with_room(rules, state.side(state.agenda.top().team)), list);
}

std::optional<Refusal> refuse_gain(const Ruleset& rules, const State&, const Command& command) {
  if (command.verb != Verb::gain) return std::nullopt;
  return Refusal{.reason = Reason::points_full, .number = rules.conditions.line_most};
}

void choose_gain(const Context& context, const Command& command) { place_point(context, command.line()); }

}  // namespace

std::array<std::uint8_t, 3> starting_points(const Ruleset& rules, const Formation& formation,
                                            const RoleCounts& roles) {
  std::array<std::uint8_t, 3> points = formation.count;
  for (std::size_t at = 0; at < role_count; ++at) {
    auto& from = points[index(rules.roles[at].player)];
    auto& to = points[index(rules.roles[at].point_to)];
    from = static_cast<std::uint8_t>(from - roles[at]);
    to = static_cast<std::uint8_t>(to + roles[at]);
  }
  return points;
}

void spend_points(const Context& context, Team team, Area area, int points, Cause cause) {
  if (points == 0) return;
  change_point(context, team, context.rules.pitch.zone[index(team)][index(area)], -points,
               EventKind::condition_lost, cause);
}

void gain_point(const Context& context, Team team, Line line, Cause cause) {
  if (!room_for_point(context.rules, context.state.side(team), line)) return;
  change_point(context, team, line, 1, EventKind::condition_gained, cause);
  note_gain(context.state, team, line);
}

void gain_points(const Context& context, Team team, int points) {
  if (points == 0) return;
  context.then({{Step::gain_point, team, static_cast<std::uint8_t>(points)}});
}

void test_tiredness(const Context& context) {
  const Step test = context.rules.conditions.tiredness_dice == 2 ? Step::tiredness_pair : Step::tiredness;
  context.then({{test, context.state.control}, {test, context.state.passive()}});
}

const StepRules boost_step{.enter = enter_boost,
                           .kind = DecisionKind::boost,
                           .nature = Nature::offer,
                           .modest = commands::plain(Verb::done),
                           .list = list_boost,
                           .choose = choose_boost};
const StepRules tiredness_step{
    .enter = enter_tiredness, .purpose = Purpose::tiredness, .rolled = tiredness_rolled};
const StepRules tiredness_pair_step{
    .purpose = Purpose::tiredness, .two_dice = true, .rolled = tiredness_pair_rolled};
const StepRules lose_point_step{.enter = enter_lose_point,
                                .kind = DecisionKind::lose,
                                .nature = Nature::settlement,
                                .list = list_losses,
                                .refuse = refuse_loss,
                                .choose = choose_loss};
const StepRules gain_point_step{.enter = enter_gain_point,
                                .kind = DecisionKind::gain,
                                .nature = Nature::settlement,
                                .list = list_gains,
                                .refuse = refuse_gain,
                                .choose = choose_gain};

}  // namespace fuba::engine
