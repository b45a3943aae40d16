#include "control_check.hpp"

#include "contests.hpp"
#include "granted_moves.hpp"
#include "offside_risk.hpp"
#include "skills.hpp"
#include "special_events.hpp"
#include "weather.hpp"
#include "windows.hpp"

namespace fuba::engine {
namespace {

/// 4.4.3: nobody of the passive team in the target area or beside it.
bool passive_team_far_away(const Ruleset& rules, const State& state) {
  const AreaSet around = rules.pitch.neighbours[index(state.ball)] | state.ball;
  return (piece_areas(state.side(state.passive())) & around).empty();
}

/// 4.4, 4.4.3, R31.
void settle_control(const Context& context) {
  State& state = context.state;
  const int die = state.turn.dice[0];
  const SpecialEvent& event = event_of_turn(context.rules, state);
  const bool fails_by_event = event.check_fails;
  const bool passed = event.check_passes || (!fails_by_event && die >= state.ball_value);
  context.emit({.kind = EventKind::control_check,
                .cause = Cause::control_check,
                .team = state.control,
                .figures = {static_cast<std::int8_t>(die), static_cast<std::int8_t>(state.ball_value),
                            static_cast<std::int8_t>(passed)}});
  if (passed) {
    if (state.turn.offside_risk) state.turn.settled_first = state.passive();
    return;
  }
  if (fails_by_event) {
    state.ball = state.turn.start;
  } else if (passive_team_far_away(context.rules, state)) {
    state.turn.easy = true;
    context.emit({.kind = EventKind::easy_situation, .cause = Cause::easy_situation, .team = state.control});
    return;
  }
  context.give_control(state.passive(), Cause::control_check);
}

// 4.4.2 The closest player goes to the ball

struct Closest {
  AreaSet outfield;     ///< areas of the closest outfield players
  bool keeper = false;  ///< the keeper is as close
  Area any = Area::none;
};

Closest closest_to_ball(const Ruleset& rules, const State& state, Team team) {
  const TeamState& side = state.side(team);
  const auto& distance = rules.pitch.distance[index(state.ball)];
  int nearest = area_count;
  for (const Area area : piece_areas(side)) nearest = std::min(nearest, int{distance[index(area)]});
  Closest closest;
  for (const Area area : outfield_areas(side))
    if (distance[index(area)] == nearest) closest.outfield |= closest.any = area;
  if (side.keeper != Area::none && distance[index(side.keeper)] == nearest) {
    closest.keeper = true;
    closest.any = side.keeper;
  }
  return closest;
}

void bring(const Context& context, Area from, bool keeper) {
  State& state = context.state;
  TeamState& side = state.side(state.control);
  if (keeper) {
    side.keeper = state.ball;
  } else {
    --side.players[index(from)];
    ++side.players[index(state.ball)];
  }
  context.emit({.kind = EventKind::brought,
                .cause = Cause::ball_winner,
                .team = state.control,
                .from = from,
                .to = state.ball,
                .figures = {static_cast<std::int8_t>(keeper)}});
}

bool enter_ball_winner(const Context& context) {
  State& state = context.state;
  const Team team = context.frame().team = state.control;
  if (!has_piece(state.side(team), state.ball)) {
    const Closest closest = closest_to_ball(context.rules, state, team);
    if (closest.outfield.size() + (closest.keeper ? 1 : 0) > 1) return true;
    bring(context, closest.any, closest.keeper);
  }
  state.agenda.pop();
  return false;
}

void list_closest(const Ruleset& rules, const State& state, CommandList& list) {
  const Team team = state.agenda.top().team;
  const Closest closest = closest_to_ball(rules, state, team);
  for (const Area area : closest.outfield) list.add(commands::at(Verb::bring, area));
  if (closest.keeper) list.add(commands::at(Verb::bring_keeper, state.side(team).keeper));
}

std::optional<Refusal> refuse_closest(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::bring && command.verb != Verb::bring_keeper) return std::nullopt;
  const Team team = state.agenda.top().team;
  const TeamState& side = state.side(team);
  const Area from = command.from();
  const bool there = command.verb == Verb::bring_keeper ? side.keeper == from : side.players[index(from)] > 0;
  if (!there) return Refusal{.reason = Reason::nobody_there, .area = from};
  return Refusal{
      .reason = Reason::not_closest, .area = from, .other = closest_to_ball(rules, state, team).any};
}

void choose_closest(const Context& context, const Command& command) {
  context.state.agenda.pop();
  bring(context, command.from(), command.verb == Verb::bring_keeper);
}

// 4.4.3 The passive team's move, R32

AreaSet anywhere_beside(const Ruleset& rules, const State&, Team, Area from) {
  return rules.pitch.neighbours[index(from)];
}

constexpr Movers easy_moves{Verb::react, Verb::react_keeper, anywhere_beside, anywhere_beside};

bool enter_easy_situation(const Context& context) {
  if (!context.state.window.open) open_window(context.state, 1);
  return true;
}

void list_easy_moves(const Ruleset& rules, const State& state, CommandList& list) {
  list_moves(rules, state, state.agenda.top().team, easy_moves, list);
  list.add(commands::plain(Verb::done));
}

std::optional<Refusal> refuse_easy_move(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::react && command.verb != Verb::react_keeper) return std::nullopt;
  return refuse_move(rules, state, state.agenda.top().team, command);
}

void choose_easy_move(const Context& context, const Command& command) {
  if (command.verb == Verb::done) {
    close_window(context.state);
    context.state.agenda.pop();
    return;
  }
  make_move(context, context.frame().team, command, EventKind::moved, Cause::easy_situation);
}

}  // namespace

void check_control(const Context& context) {
  State& state = context.state;
  const SpecialEvent& event = event_of_turn(context.rules, state);
  const bool thrown_in = state.turn.contested && event.actions_skipped;
  settle_offside_risk(context);
  if (!state.turn.contested) settle_control(context);
  if (!thrown_in) set_new_value(context, state.turn.dice[1]);
  if (event.free_hard_press) state.turn.free_hard_press[index(state.passive())] = true;
  bring_corner_taker_in(state);
}

void set_new_value(const Context& context, int die) {
  const State& state = context.state;
  context.set_ball_value(die, Cause::new_value);
  context.set_ball_value(state.ball_value + weather_rule(context.rules, state).new_value, Cause::weather);
  context.set_ball_value(state.ball_value + event_of_turn(context.rules, state).value_change,
                         event_cause(context.rules));
}

void offer_moves_after_check(const Context& context) {
  using Role = SpecialEvent::Role;
  const State& state = context.state;
  const Role role = event_of_turn(context.rules, state).granted_move;
  if (role != Role::nobody)
    grant_move(context, role == Role::controlling ? state.control : state.passive(), Grant::event);
  offer_value_choice(context);
}

void offer_cards_after_check(const Context& context) {
  const State& state = context.state;
  if (state.turn.contested && state.turn.actions_skipped) return;
  if (!state.turn.actions_skipped) offer_cards(context, state.control, Moment::action_stage);
  if (event_of_turn(context.rules, state).check_passes) context.then({{Step::ball_choice, state.control, 1}});
  offer_cards(context, state.passive(), Moment::check_end);
  offer_cards(context, state.control, Moment::check_end);
}

const StepRules ball_winner_step{.enter = enter_ball_winner,
                                 .kind = "bring",
                                 .list = list_closest,
                                 .refuse = refuse_closest,
                                 .choose = choose_closest};

const StepRules easy_situation_step{.enter = enter_easy_situation,
                                    .kind = "react",
                                    .list = list_easy_moves,
                                    .refuse = refuse_easy_move,
                                    .choose = choose_easy_move};

}  // namespace fuba::engine
