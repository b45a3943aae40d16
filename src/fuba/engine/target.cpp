#include "target.hpp"

#include "fuba/facts.hpp"
#include "injuries.hpp"
#include "offside.hpp"
#include "passing.hpp"
#include "pieces.hpp"

namespace fuba::engine {
namespace {

/// 5.1, R113: no offside for the target of a goal kick or a corner kick.
bool offside_applies(const State& state) {
  return state.turn.restart != Restart::goal_kick && state.turn.restart != Restart::corner_kick;
}

AreaSet beside(const Pitch& pitch, AreaSet areas) {
  AreaSet around;
  for (const Area area : areas) around |= pitch.neighbours[index(area)];
  return around;
}

/// What a choice of target hangs on, the same for every area.
struct Reach {
  const Pass& pass;
  AreaSet near;          ///< areas with or beside a player of the controlling team (4.1)
  AreaSet offside;       ///< areas of its players that are offside
  AreaSet only_offside;  ///< without one of its players, and all those around are offside (4.1.1)
};

/// The taker of a corner stands on his spot, beside the corner area (R8). In some editions the own half is
/// always open (2.0/4.1.1).
Reach reach_of(const Ruleset& rules, const State& state, const Pass& pass) {
  const AreaSet own = pass.own;
  Reach reach{.pass = pass, .near = own | beside(rules.pitch, own), .offside = {}, .only_offside = {}};
  if (offside_applies(state)) reach.offside = own & offside_beyond(rules, state, pass.line, state.ball);
  if (!reach.offside.empty())
    reach.only_offside = reach.near - own - beside(rules.pitch, own - reach.offside);
  if (rules.policies.offside_around == Policies::OffsideAround::outside_own_half)
    reach.only_offside = reach.only_offside - rules.pitch.own_half[index(state.control)];
  if (pass.from_corner_spot) reach.near |= pass.start;
  return reach;
}

/// 5.2.2: a free kick played within its area needs a second player there.
bool alone_at_free_kick(const Ruleset& rules, const State& state, Area target) {
  return state.turn.restart == Restart::free_kick && target == state.ball &&
         pieces(state.side(state.control), target) < rules.set_up.free_kick_short_pass_players;
}

std::optional<Refusal> refuse_area(const Ruleset& rules, const State& state, const Reach& reach,
                                   Area target) {
  if (!reach.near.contains(target)) return Refusal{.reason = Reason::target_out_of_reach, .area = target};
  if (reach.offside.contains(target)) return refuse_offside(Reason::target_offside, rules, state, target);
  if (reach.only_offside.contains(target))
    return Refusal{.reason = Reason::target_only_offside, .area = target};
  if (const Length length = length_of(rules, state, reach.pass, target); length.too_far)
    return Refusal{.reason = Reason::target_too_far, .area = target, .number = length.value};
  if (alone_at_free_kick(rules, state, target))
    return Refusal{.reason = Reason::free_kick_needs_two, .area = target};
  return std::nullopt;
}

void list_targets(const Ruleset& rules, const State& state, CommandList& list) {
  for (const Area area : targets(rules, state)) list.add(commands::at(Verb::target, area));
}

void choose_target(const Context& context, const Command& command) {
  State& state = context.state;
  const Area target = command.from();
  state.agenda.pop();
  if (context.rules.policies.injury_time == Policies::InjuryTime::turns) pass_time(state);
  state.turn.start = state.ball;
  state.turn.target = target;
  state.turn.began_with = state.control;
  for (const Team team : teams)
    state.turn.in_target[index(team)] = static_cast<std::uint8_t>(weight(state, team, target));
  const Flight flight = flight_of(context.rules, state);
  if (flight == Flight::at_once) state.ball = target;
  state.turn.ball_on_its_way = flight == Flight::in_its_stage;
  context.emit({.kind = EventKind::target,
                .cause = Cause::target,
                .team = state.control,
                .from = state.turn.start,
                .to = target});
  begin_pass(context, flight);
}

/// A single target is played by itself; only a limit at the end leaves so few (R84).
bool enter_target(const Context& context) {
  if (context.rules.policies.value_limit != Policies::ValueLimit::final_value) return true;
  const AreaSet open = targets(context.rules, context.state);
  if (open.size() > 1) return true;
  choose_target(context, commands::at(Verb::target, open.first()));
  return false;
}

std::optional<Refusal> refuse_target(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::target) return std::nullopt;
  const Pass pass = pass_from(rules, state, state.ball);
  return refuse_area(rules, state, reach_of(rules, state, pass), command.from());
}

AreaSet too_far(const Ruleset& rules, const State& state, const Pass& pass, AreaSet targets) {
  AreaSet areas;
  for (const Area target : targets& pass.too_long)
    if (length_of(rules, state, pass, target).too_far) areas |= target;
  return areas;
}

}  // namespace

/// Where every pass would take the value too high, the ball is kept in its area.
AreaSet targets_of(const Ruleset& rules, const State& state, const Pass& pass) {
  const Reach reach = reach_of(rules, state, pass);
  const AreaSet onside = reach.near - reach.offside - reach.only_offside;
  AreaSet open = onside - too_far(rules, state, pass, onside);
  if (alone_at_free_kick(rules, state, state.ball)) open = open - state.ball;
  return open.empty() ? AreaSet{state.ball} : open;
}

const StepRules target_step{.enter = enter_target,
                            .kind = DecisionKind::target,
                            .nature = Nature::restart,
                            .list = list_targets,
                            .refuse = refuse_target,
                            .choose = choose_target};

}  // namespace fuba::engine

namespace fuba {

AreaSet targets(const Ruleset& rules, const State& state) {
  return engine::targets_of(rules, state, engine::pass_from(rules, state, state.ball));
}

}  // namespace fuba
