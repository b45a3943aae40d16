#include "target.hpp"

#include "offside.hpp"
#include "pieces.hpp"

namespace fuba::engine {
namespace {

/// What a choice of target hangs on, the same for every area.
struct Pass {
  Area start;
  bool from_corner_spot;
  AreaSet own;      ///< areas with a player of the controlling team
  AreaSet offside;  ///< of those, the ones offside
};

/// 5.1, R113: no offside for the target of a goal kick or a corner kick.
bool offside_applies(const State& state) {
  return state.turn.restart != Restart::goal_kick && state.turn.restart != Restart::corner_kick;
}

Pass pass_from(const Ruleset& rules, const State& state) {
  const AreaSet own = piece_areas(state.side(state.control));
  return {.start = state.ball,
          .from_corner_spot = state.corner != Area::none,
          .own = own,
          .offside = offside_applies(state) ? own & offside_areas(rules, state, state.ball) : AreaSet{}};
}

/// 4.1. The taker of a corner stands on his spot, beside the corner area (R8).
bool within_reach(const Pitch& pitch, const Pass& pass, Area target) {
  if (pass.from_corner_spot && target == pass.start) return true;
  return pass.own.contains(target) || !(pitch.neighbours[index(target)] & pass.own).empty();
}

/// 4.1.1: no player of its own in the target, and all those around it offside. Behind the ball there are
/// always others around it (5.1, passing towards the own goal line): whoever is beside such an area is level
/// with the ball.
bool only_offside_around(const Pitch& pitch, const Pass& pass, Area target) {
  if (pass.own.contains(target)) return false;
  const AreaSet around = pitch.neighbours[index(target)] & pass.own;
  return !around.empty() && (around - pass.offside).empty();
}

/// R7, R8.
int areas_between(const Pitch& pitch, const Pass& pass, Area target) {
  const int steps = pitch.distance[index(pass.start)][index(target)] + (pass.from_corner_spot ? 1 : 0);
  return std::max(steps - 1, 0);
}

int value_step(const Ruleset& rules, int value, int change) {
  return std::clamp(value + change, 1, int{rules.highest_value});
}

/// 4.2.1, R50.
bool start_is_empty(const State& state) {
  const bool set_piece = state.turn.restart == Restart::free_kick ||
                         state.turn.restart == Restart::corner_kick ||
                         state.turn.restart == Restart::goal_kick;
  return !set_piece && !has_piece(state.side(state.passive()), state.ball);
}

/// The ball value after 4.2.1 and before the limit of 4.1.2 is judged (R49).
int value_after_pass(const Ruleset& rules, const State& state, const Pass& pass, Area target) {
  int value = state.ball_value;
  if (start_is_empty(state)) value = value_step(rules, value, rules.ball_value.empty_start);
  return value + rules.ball_value.area_between * areas_between(rules.pitch, pass, target);
}

/// 4.2.3: room around the ball, unless the area lies beyond the defenders' line.
bool target_is_empty(const Ruleset& rules, const State& state, Area target) {
  const Team defender = state.passive();
  if (has_piece(state.side(defender), target) || !has_piece(state.side(state.control), target)) return false;
  if (!rules.pitch.own_half[index(defender)].contains(target)) return true;
  const Area line = second_closest(rules, state, defender);
  return line != Area::none && !rules.pitch.reaching_closer[index(defender)][index(line)].contains(target);
}

/// 5.2.2: a free kick played within its area needs a second player there.
bool alone_at_free_kick(const Ruleset& rules, const State& state, Area target) {
  return state.turn.restart == Restart::free_kick && target == state.ball &&
         pieces(state.side(state.control), target) < rules.set_up.free_kick_short_pass_players;
}

std::optional<Refusal> refuse_area(const Ruleset& rules, const State& state, const Pass& pass, Area target) {
  const Pitch& pitch = rules.pitch;
  if (!within_reach(pitch, pass, target))
    return Refusal{.reason = Reason::target_out_of_reach, .area = target};
  if (pass.offside.contains(target)) return refuse_offside(Reason::target_offside, rules, state, target);
  if (only_offside_around(pitch, pass, target))
    return Refusal{.reason = Reason::target_only_offside, .area = target};
  const int value = value_after_pass(rules, state, pass, target);
  if (value > rules.highest_value)
    return Refusal{.reason = Reason::target_too_far, .area = target, .number = value};
  if (alone_at_free_kick(rules, state, target))
    return Refusal{.reason = Reason::free_kick_needs_two, .area = target};
  return std::nullopt;
}

void list_targets(const Ruleset& rules, const State& state, CommandList& list) {
  const Pass pass = pass_from(rules, state);
  for (const Area area : all_areas)
    if (!refuse_area(rules, state, pass, area)) list.add(commands::at(Verb::target, area));
}

std::optional<Refusal> refuse_target(const Ruleset& rules, const State& state, const Command& command) {
  return refuse_area(rules, state, pass_from(rules, state), command.from());
}

void modify_ball_value(const Context& context, const Pass& pass, Area target) {
  const State& state = context.state;
  const auto& change = context.rules.ball_value;
  if (start_is_empty(state))
    context.set_ball_value(state.ball_value + change.empty_start, Cause::empty_start);
  const int between = areas_between(context.rules.pitch, pass, target);
  context.set_ball_value(state.ball_value + change.area_between * between, Cause::long_pass);
  if (target_is_empty(context.rules, state, target))
    context.set_ball_value(state.ball_value + change.empty_target, Cause::empty_target);
}

void choose_target(const Context& context, const Command& command) {
  State& state = context.state;
  const Area target = command.from();
  const Pass pass = pass_from(context.rules, state);
  state.agenda.pop();
  state.turn.start = pass.start;
  state.turn.target = target;
  state.turn.began_with = state.control;
  for (const Team team : teams)
    state.turn.in_target[index(team)] =
        static_cast<std::uint8_t>(counted(context.rules, state.side(team), target));
  context.emit({.kind = EventKind::target,
                .cause = Cause::target,
                .team = state.control,
                .from = pass.start,
                .to = target});
  modify_ball_value(context, pass, target);
  state.ball = target;
}

}  // namespace

const StepRules target_step{
    .kind = "target", .list = list_targets, .refuse = refuse_target, .choose = choose_target};

}  // namespace fuba::engine
