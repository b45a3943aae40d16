#include "goalkeeper.hpp"

#include "weather.hpp"

namespace fuba::engine {
namespace {

/// R139: the pass into the penalty area was kept there, and the goalkeeper is at home.
bool may_sweep(const Ruleset& rules, const State& state, Team team) {
  const Area home = rules.pitch.penalty_area[index(team)];
  const Turn& turn = state.turn;
  return team == state.passive() && turn.target == home && turn.start != home && state.ball == home &&
         state.side(team).keeper == home && turn.began_with == state.control && !turn.easy &&
         !dazzled(rules, state, team) &&
         state.ball_value + rules.goalkeeper.exit_value <= rules.highest_value;
}

bool enter_sweep(const Context& context) {
  if (may_sweep(context.rules, context.state, context.frame().team)) return true;
  context.state.agenda.pop();
  return false;
}

void list_sweep(const Ruleset&, const State&, CommandList& list) {
  list.add(commands::answer(Verb::sweep, true));
  list.add(commands::answer(Verb::sweep, false));
}

void choose_sweep(const Context& context, const Command& command) {
  const Team team = context.frame().team;
  context.state.agenda.pop();
  if (!command.yes()) return;
  sweep(context, team, Cause::advanced_goalkeeper);
  context.set_ball_value(context.state.ball_value + context.rules.goalkeeper.exit_value,
                         Cause::advanced_goalkeeper);
}

}  // namespace

void offer_keeper_exit(const Context& context) {
  if (context.rules.has(Option::advanced_goalkeeper)) context.then({{Step::sweep, context.state.passive()}});
}

std::optional<Refusal> refuse_stance(const Ruleset& rules, const State& state, Team team, bool outside) {
  const TeamState& side = state.side(team);
  const Area home = rules.pitch.penalty_area[index(team)];
  if (!rules.has(Option::advanced_goalkeeper) || rules.policies.keeper_exit != Policies::KeeperExit::standing)
    return Refusal{.reason = Reason::not_asked};
  if (side.keeper != home) return Refusal{.reason = Reason::keeper_not_at_home, .area = home};
  if (state.window.keeper_moved) return Refusal{.reason = Reason::keeper_moved};
  if (side.keeper_out == outside) return Refusal{.reason = Reason::not_asked};
  return std::nullopt;
}

void change_stance(const Context& context, Team team, bool outside) {
  context.state.side(team).keeper_out = outside;
  context.state.window.keeper_moved = true;
  context.emit({.kind = EventKind::keeper_stance,
                .cause = Cause::advanced_goalkeeper,
                .team = team,
                .figures = {static_cast<std::int8_t>(outside)}});
}

int press_modifier_of_keeper(const Ruleset& rules, const State& state, Team team) {
  const TeamState& side = state.side(team);
  return side.keeper_out && side.keeper == state.ball ? rules.goalkeeper.exit_press : 0;
}

bool dazzled(const Ruleset& rules, const State& state, Team team) {
  const WeatherRule& weather = weather_rule(rules, state);
  const bool over = weather.first_half_only && state.half > 1;
  return weather.dazzles_starters && !over && team == state.starters;
}

void sweep(const Context& context, Team team, Cause cause) {
  context.state.turn.sweeps[index(team)] = true;
  context.emit({.kind = EventKind::sweep, .cause = cause, .team = team});
}

int shot_bonus_against_keeper(const Ruleset& rules, const State& state, Team shooter) {
  const Team defender = opponent(shooter);
  const bool out = state.turn.sweeps[index(defender)] || state.side(defender).keeper_out;
  const int sweeping = out ? rules.goalkeeper.exit_shot_bonus : 0;
  const int injured = state.side(defender).keeper_injured ? rules.injuries.keeper_shot_bonus : 0;
  return sweeping + injured;
}

const StepRules sweep_step{.enter = enter_sweep,
                           .kind = DecisionKind::sweep,
                           .nature = Nature::offer,
                           .modest = commands::answer(Verb::sweep, false),
                           .list = list_sweep,
                           .choose = choose_sweep};

}  // namespace fuba::engine
