#include "ball_choice.hpp"

#include <utility>

#include "pieces.hpp"

namespace fuba::engine {
namespace {

/// Only a team that still has the ball is asked, and only where it has somebody beside it.
bool enter_ball_choice(const Context& context) {
  const Team team = context.frame().team;
  if (team == context.state.control && !ball_may_go(context.rules, context.state, team).empty()) return true;
  context.state.agenda.pop();
  return false;
}

void list_ball(const Ruleset& rules, const State& state, CommandList& list) {
  for (const Area area : ball_may_go(rules, state, state.control)) list.add(commands::at(Verb::ball, area));
  list.add(commands::plain(Verb::done));
}

std::optional<Refusal> refuse_ball(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::ball) return std::nullopt;
  if (!rules.pitch.neighbours[index(state.ball)].contains(command.from()))
    return Refusal{.reason = Reason::not_adjacent, .area = state.ball, .other = command.from()};
  return Refusal{.reason = Reason::nobody_for_ball, .area = command.from()};
}

void choose_ball(const Context& context, const Command& command) {
  State& state = context.state;
  const bool by_event = context.frame().number != 0;
  state.agenda.pop();
  if (command.verb == Verb::done) return;
  const Area from = std::exchange(state.ball, command.from());
  context.emit({.kind = EventKind::ball_played,
                .cause = by_event ? Cause::advanced_event : Cause::skill,
                .team = state.control,
                .from = from,
                .to = state.ball});
}

}  // namespace

AreaSet ball_may_go(const Ruleset& rules, const State& state, Team team) {
  return rules.pitch.neighbours[index(state.ball)] & piece_areas(state.side(team));
}

const StepRules ball_choice_step{.enter = enter_ball_choice,
                                 .kind = DecisionKind::ball,
                                 .nature = Nature::settlement,
                                 .modest = commands::plain(Verb::done),
                                 .list = list_ball,
                                 .refuse = refuse_ball,
                                 .choose = choose_ball};

}  // namespace fuba::engine
