#include "goal_kick.hpp"

#include "set_pieces.hpp"

namespace fuba::engine {
namespace {

/// R115: the kicking keeper goes home first.
void return_keeper(const Context& context, Team team, Area home) {
  TeamState& side = context.state.side(team);
  if (side.keeper == home) return;
  context.emit({.kind = EventKind::keeper_returned,
                .cause = Cause::goal_kick,
                .team = team,
                .from = side.keeper,
                .to = home});
  side.keeper = home;
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
    if (pushed > 0)
      context.emit({.kind = EventKind::pushed,
                    .cause = Cause::goal_kick,
                    .team = team,
                    .from = from,
                    .to = to,
                    .figures = {static_cast<std::int8_t>(pushed)}});
  }
}

bool enter_goal_kick(const Context& context) {
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

const StepRules goal_kick_step{.enter = enter_goal_kick};

}  // namespace fuba::engine
