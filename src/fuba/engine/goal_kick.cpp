#include "goal_kick.hpp"

#include <utility>

#include "action_stage.hpp"
#include "set_pieces.hpp"
#include "substitutions.hpp"

namespace fuba::engine {
namespace {

/// R115: the kicking keeper goes home first.
void return_keeper(const Context& context, Team team, Area home) {
  TeamState& side = context.state.side(team);
  if (side.keeper == home) return;
  const Area from = std::exchange(side.keeper, home);
  context.emit({.kind = EventKind::keeper_returned,
                .cause = Cause::goal_kick,
                .team = team,
                .from = from,
                .to = home});
}

/// Everybody in the penalty area but the kicking keeper goes one area straight towards the centre (R39).
void clear_penalty_area(const Context& context, Team kicking, Area from, Area to) {
  for (const Team team : {kicking, opponent(kicking)}) {
    TeamState& side = context.state.side(team);
    int pushed = side.players[index(from)];
    side.players[index(to)] = static_cast<std::uint8_t>(side.players[index(to)] + pushed);
    side.players[index(from)] = 0;
    if (team != kicking && side.keeper == from) {
      side.keeper = to;
      ++pushed;
    }
    if (pushed > 0) {
      context.emit({.kind = EventKind::pushed,
                    .cause = Cause::goal_kick,
                    .team = team,
                    .from = from,
                    .to = to,
                    .figures = {static_cast<std::int8_t>(pushed)}});
    }
  }
}

/// 2.0/5.3.1: a slow goal kick, before which both teams move; the moves settle the order of the action
/// stages.
bool enter_goal_kick_of_turn(const Context& context) {
  const Frame frame = context.frame();
  State& state = context.state;
  state.agenda.pop();
  begin_planned_formations(context);
  switch (static_cast<KickMoment>(frame.number)) {
    case KickMoment::to_be_placed:
      place_for_goal_kick(context, frame.team);
      context.then({{Step::slow_choice, frame.team}});
      break;
    case KickMoment::placed:
      context.then({{Step::slow_choice, frame.team}});
      break;
    case KickMoment::slowed:
      state.last_turn = LastTurn{.first = frame.team, .moves = state.turn.moves};
      state.turn.moves = {};
      break;
  }
  return false;
}

bool enter_goal_kick(const Context& context) {
  if (context.rules.policies.goal_kick == Policies::GoalKick::rest_of_turn)
    return enter_goal_kick_of_turn(context);
  const Team team = context.frame().team;
  const Area home = context.rules.pitch.penalty_area[index(team)];
  context.state.agenda.pop();
  begin_restart(context, home, Cause::goal_kick);
  return_keeper(context, team, home);
  clear_penalty_area(context, team, home, context.rules.pitch.off_goal_line[index(home)]);
  context.then({{Step::quick_moves, team}, {Step::reply_moves, opponent(team)}});
  ask_before_kick(context);
  return false;
}

}  // namespace

void place_for_goal_kick(const Context& context, Team team) {
  State& state = context.state;
  const Area home = context.rules.pitch.penalty_area[index(team)];
  context.give_control(team, Cause::goal_kick);
  const Restart began_with = std::exchange(state.turn.restart, Restart::goal_kick);
  begin_restart(context, home, Cause::goal_kick);
  if (state.turn.goal_kick_due) state.turn.restart = began_with;
  return_keeper(context, team, home);
}

void slow_goal_kick(const Context& context, Team team) {
  const auto before_kick = static_cast<std::uint8_t>(StageChoice::before_kick);
  const Team other = opponent(team);
  context.then({{Step::stage_choice, team, before_kick},
                {Step::free_movements, team},
                {Step::stage_choice, other, before_kick},
                {Step::free_movements, other},
                kick_frame(team, KickMoment::slowed)});
}

const StepRules goal_kick_step{.enter = enter_goal_kick};

}  // namespace fuba::engine
