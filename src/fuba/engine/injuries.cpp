#include "injuries.hpp"

#include "conditions.hpp"
#include "fuba/frame_number.hpp"
#include "pieces.hpp"
#include "styles.hpp"
#include "substitutions.hpp"
#include "weather.hpp"

namespace fuba::engine {
namespace {

/// Outfield players in the ball's area or beside it; the closest ones where nobody is there.
AreaSet near_ball(const Ruleset& rules, const State& state, const TeamState& side) {
  const AreaSet outfield = outfield_areas(side);
  const AreaSet around = outfield & (rules.pitch.neighbours[index(state.ball)] | state.ball);
  if (!around.empty()) return around;
  const auto& distance = rules.pitch.distance[index(state.ball)];
  int nearest = area_count;
  for (const Area area : outfield) nearest = std::min(nearest, int{distance[index(area)]});
  AreaSet closest;
  for (const Area area : outfield)
    if (distance[index(area)] == nearest) closest |= area;
  return closest;
}

/// Outfield players near the ball, or anybody (R74).
AreaSet who_may_be_hurt(const Ruleset& rules, const State& state, const TeamState& side) {
  return rules.injuries.anybody ? outfield_areas(side) : near_ball(rules, state, side);
}

/// R138: only where no outfield player is in or beside the ball's area.
bool keeper_may_be_hurt(const Ruleset& rules, const State& state, const TeamState& side) {
  const AreaSet around = rules.pitch.neighbours[index(state.ball)] | state.ball;
  return !rules.injuries.anybody && (outfield_areas(side) & around).empty() && around.contains(side.keeper);
}

void leave(const Context& context, Team team, Area area, AreaDie hurt, bool keeper) {
  State& state = context.state;
  --state.side(team).players[index(area)];
  context.emit({.kind = EventKind::injured,
                .cause = Cause::injury,
                .team = team,
                .from = area,
                .figures = {static_cast<std::int8_t>(keeper)}});
  context.then({{Step::injury_die, team, hurt.packed()}});
  if (leaves_ball_alone(state, team, area)) context.then({{Step::ball_winner, team}});
}

bool enter_injury(const Context& context) {
  const Frame frame = context.frame();
  const TeamState& side = context.state.side(frame.team);
  const bool last_player = outfield_total(side) <= 1;
  const AreaSet areas = who_may_be_hurt(context.rules, context.state, side);
  if (!last_player && (areas.size() > 1 || keeper_may_be_hurt(context.rules, context.state, side)))
    return true;
  context.state.agenda.pop();
  if (!last_player) leave(context, frame.team, areas.first(), {frame.number, areas.first()}, false);
  return false;
}

void list_injured(const Ruleset& rules, const State& state, CommandList& list) {
  const TeamState& side = state.side(state.agenda.top().team);
  for (const Area area : who_may_be_hurt(rules, state, side)) list.add(commands::at(Verb::remove, area));
  if (keeper_may_be_hurt(rules, state, side)) list.add(commands::plain(Verb::remove_keeper));
}

std::optional<Refusal> refuse_injured(const Ruleset& rules, const State&, const Command& command) {
  const bool anybody = rules.injuries.anybody;
  if (command.verb == Verb::remove)
    return Refusal{.reason = anybody ? Reason::nobody_to_remove : Reason::not_near_ball,
                   .area = command.from()};
  if (command.verb != Verb::remove_keeper || anybody) return std::nullopt;
  return Refusal{.reason = Reason::not_near_ball};
}

void choose_injured(const Context& context, const Command& command) {
  const Frame frame = context.frame();
  context.state.agenda.pop();
  if (command.verb == Verb::remove)
    leave(context, frame.team, command.from(), {frame.number, command.from()}, false);
  else
    context.then({{Step::injured_keeper, frame.team, frame.number}});
}

// Another piece leaves in the goalkeeper's place

bool enter_injured_keeper(const Context& context) {
  const Frame frame = context.frame();
  TeamState& side = context.state.side(frame.team);
  side.keeper_injured = true;
  const AreaSet areas = outfield_areas(side);
  if (areas.size() > 1) return true;
  context.state.agenda.pop();
  leave(context, frame.team, areas.first(), {frame.number, areas.first()}, true);
  return false;
}

void list_replacements(const Ruleset&, const State& state, CommandList& list) {
  for (const Area area : outfield_areas(state.side(state.agenda.top().team)))
    list.add(commands::at(Verb::remove, area));
}

std::optional<Refusal> refuse_replacement(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::remove) return std::nullopt;
  return Refusal{.reason = Reason::nobody_to_remove, .area = command.from()};
}

void choose_replacement(const Context& context, const Command& command) {
  const Frame frame = context.frame();
  context.state.agenda.pop();
  leave(context, frame.team, command.from(), {frame.number, command.from()}, true);
}

// How long

/// Whether whoever comes on is a fresh player, who brings his points (2.0/A4).
bool replaced_by_fresh(const Ruleset& rules) {
  return rules.policies.injured_replaced == Policies::InjuredReplaced::fresh;
}

/// R137: the substitute comes on where the injured player stood.
void replace(const Context& context, Team team, Area area, SubKind kind) {
  TeamState& side = context.state.side(team);
  --side.injured[0];
  ++side.players[index(area)];
  count_substitution(context, team, kind);
  if (replaced_by_fresh(context.rules))
    begin_fresh_player(context, team);
  else if (context.state.half > 1)
    gain_points(context, team, context.rules.injuries.second_half_points);
}

void injury_rolled(const Context& context, Dice dice) {
  const Frame frame = context.frame();
  const AreaDie hurt = AreaDie::of(frame);
  TeamState& side = context.state.side(frame.team);
  context.state.agenda.pop();
  const int die = dice[0] + hurt.modifier + weather_rule(context.rules, context.state).injury +
                  style_of_turn(context.rules, context.state, frame.team).injury;
  const int minutes = die <= context.rules.injuries.longest ? std::max(die, 1) : 0;
  ++side.injured[static_cast<std::size_t>(minutes)];
  context.emit({.kind = EventKind::injury,
                .cause = Cause::injury,
                .team = frame.team,
                .figures = {static_cast<std::int8_t>(die), static_cast<std::int8_t>(minutes)}});
  if (minutes != 0 || substitutions_left(context.rules, side) == 0) return;
  if (context.rules.policies.injured_replaced == Policies::InjuredReplaced::at_once)
    replace(context, frame.team, hurt.area, SubKind::injured);
  else
    context.then({{Step::injured_replaced, frame.team, static_cast<std::uint8_t>(hurt.area)}});
}

void list_replacing(const Ruleset& rules, const State&, CommandList& list) {
  list.add(commands::substitute(replaced_by_fresh(rules) ? SubKind::fresh : SubKind::injured));
  list.add(commands::plain(Verb::done));
}

void choose_replacing(const Context& context, const Command& command) {
  const Frame frame = context.frame();
  context.state.agenda.pop();
  if (command.verb != Verb::done)
    replace(context, frame.team, static_cast<Area>(frame.number), command.sub());
}

}  // namespace

void injure(const Context& context, Team team, int modifier) {
  if (context.rules.has(Option::injuries))
    context.then({{Step::injury, team, static_cast<std::uint8_t>(modifier)}});
}

void pass_time(State& state) {
  for (TeamState& side : state.sides) {
    side.returning = static_cast<std::uint8_t>(side.returning + side.injured[1]);
    for (std::size_t minutes = 1; minutes < side.injured.size(); ++minutes)
      side.injured[minutes] = minutes + 1 < side.injured.size() ? side.injured[minutes + 1] : std::uint8_t{0};
  }
}

void return_injured(const Context& context) {
  const Area centre = context.rules.pitch.centre;
  for (const Team team : teams) {
    TeamState& side = context.state.side(team);
    while (side.returning > 0) {
      --side.returning;
      ++side.players[index(centre)];
      context.emit({.kind = EventKind::returned, .cause = Cause::injury, .team = team, .to = centre});
    }
  }
}

const StepRules injury_step{.enter = enter_injury,
                            .kind = DecisionKind::remove,
                            .nature = Nature::settlement,
                            .list = list_injured,
                            .refuse = refuse_injured,
                            .choose = choose_injured};
const StepRules injured_keeper_step{.enter = enter_injured_keeper,
                                    .kind = DecisionKind::remove,
                                    .nature = Nature::settlement,
                                    .list = list_replacements,
                                    .refuse = refuse_replacement,
                                    .choose = choose_replacement};
const StepRules injury_die_step{.purpose = Purpose::injury, .rolled = injury_rolled};
const StepRules injured_replaced_step{.kind = DecisionKind::sub,
                                      .nature = Nature::settlement,
                                      .modest = commands::plain(Verb::done),
                                      .list = list_replacing,
                                      .choose = choose_replacing};

}  // namespace fuba::engine
