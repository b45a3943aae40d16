#include "target.hpp"

#include "injuries.hpp"
#include "offside.hpp"
#include "passing.hpp"
#include "pieces.hpp"

namespace fuba::engine {
namespace {

/// What a choice of target hangs on, the same for every area.
struct Reach {
  Pass pass;
  AreaSet own;      ///< areas with a player of the controlling team
  AreaSet offside;  ///< of those, the ones offside
};

/// 5.1, R113: no offside for the target of a goal kick or a corner kick.
bool offside_applies(const State& state) {
  return state.turn.restart != Restart::goal_kick && state.turn.restart != Restart::corner_kick;
}

Reach reach_of(const Ruleset& rules, const State& state) {
  const AreaSet own = piece_areas(state.side(state.control));
  return {.pass = {.start = state.ball, .from_corner_spot = state.corner != Area::none},
          .own = own,
          .offside = offside_applies(state) ? own & offside_areas(rules, state, state.ball) : AreaSet{}};
}

/// 4.1. The taker of a corner stands on his spot, beside the corner area (R8).
bool within_reach(const Pitch& pitch, const Reach& reach, Area target) {
  if (reach.pass.from_corner_spot && target == reach.pass.start) return true;
  return reach.own.contains(target) || !(pitch.neighbours[index(target)] & reach.own).empty();
}

/// 4.1.1: no player of its own in the target, and all those around it offside; in some editions the own half
/// is always open (2.0/4.1.1).
bool only_offside_around(const Ruleset& rules, const State& state, const Reach& reach, Area target) {
  const Pitch& pitch = rules.pitch;
  const bool own_half_open = rules.policies.offside_around == Policies::OffsideAround::outside_own_half;
  if (own_half_open && pitch.own_half[index(state.control)].contains(target)) return false;
  if (reach.own.contains(target)) return false;
  const AreaSet around = pitch.neighbours[index(target)] & reach.own;
  return !around.empty() && (around - reach.offside).empty();
}

/// 5.2.2: a free kick played within its area needs a second player there.
bool alone_at_free_kick(const Ruleset& rules, const State& state, Area target) {
  return state.turn.restart == Restart::free_kick && target == state.ball &&
         pieces(state.side(state.control), target) < rules.set_up.free_kick_short_pass_players;
}

std::optional<Refusal> refuse_area(const Ruleset& rules, const State& state, const Reach& reach,
                                   Area target) {
  const Pitch& pitch = rules.pitch;
  if (!within_reach(pitch, reach, target))
    return Refusal{.reason = Reason::target_out_of_reach, .area = target};
  if (reach.offside.contains(target)) return refuse_offside(Reason::target_offside, rules, state, target);
  if (only_offside_around(rules, state, reach, target))
    return Refusal{.reason = Reason::target_only_offside, .area = target};
  if (const Length length = length_of(rules, state, reach.pass, target); length.too_far)
    return Refusal{.reason = Reason::target_too_far, .area = target, .number = length.value};
  if (alone_at_free_kick(rules, state, target))
    return Refusal{.reason = Reason::free_kick_needs_two, .area = target};
  return std::nullopt;
}

/// Where every pass would take the value too high, the ball is kept in its area.
void list_targets(const Ruleset& rules, const State& state, CommandList& list) {
  const Reach reach = reach_of(rules, state);
  for (const Area area : all_areas)
    if (!refuse_area(rules, state, reach, area)) list.add(commands::at(Verb::target, area));
  if (list.empty()) list.add(commands::at(Verb::target, state.ball));
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
  CommandList targets;
  list_targets(context.rules, context.state, targets);
  if (targets.size() > 1) return true;
  choose_target(context, targets[0]);
  return false;
}

std::optional<Refusal> refuse_target(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::target) return std::nullopt;
  return refuse_area(rules, state, reach_of(rules, state), command.from());
}

}  // namespace

const StepRules target_step{.enter = enter_target,
                            .kind = DecisionKind::target,
                            .nature = Nature::restart,
                            .list = list_targets,
                            .refuse = refuse_target,
                            .choose = choose_target};

}  // namespace fuba::engine
