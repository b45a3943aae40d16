#include <algorithm>

#include "counters.hpp"
#include "play.hpp"
#include "shot.hpp"

namespace stw::engine {
namespace {

void ask_for_kick(const Context& context, Team team) {
  context.go(context.rules.has(Option::shooting_die) ? Step::shoot_out_die : Step::shoot_out_spin, team);
}

void shoot_out_dice_fell(const Context& context, Dice dice) {
  if (dice[0] == dice[1]) return;
  const Team first = dice[0] > dice[1] ? Team::home : Team::away;
  context.state.shoot_out = ShootOut{.first = first};
  ask_for_kick(context, first);
}

/// Five kicks each are taken; then a pair decides (W154).
bool decided(const Ruleset& rules, const ShootOut& shoot_out) {
  return shoot_out.kicks[0] == shoot_out.kicks[1] && shoot_out.kicks[0] >= rules.shoot_out_kicks &&
         shoot_out.goals[0] != shoot_out.goals[1];
}

/// Where a count stands at the most that a position can say, both teams go back by one: what decides is the
/// difference.
void make_room(ShootOut& shoot_out, Team team) {
  for (auto* counts : {&shoot_out.kicks, &shoot_out.goals})
    if ((*counts)[index(team)] == most_kicks)
      for (std::uint8_t& count : *counts) count = static_cast<std::uint8_t>(std::max(count - 1, 0));
}

void end_kick(const Context& context, std::uint8_t sector, std::uint8_t die, ShotResult result) {
  State& state = context.state;
  const Team team = state.acting;
  ShootOut& shoot_out = *state.shoot_out;
  make_room(shoot_out, team);
  ++shoot_out.kicks[index(team)];
  if (result == ShotResult::goal) ++shoot_out.goals[index(team)];
  context.emit({.kind = EventKind::shoot_out_kick,
                .team = team,
                .figures = {figure(sector), figure(die), figure(result == ShotResult::goal),
                            figure(shoot_out.goals[0]), figure(shoot_out.goals[1])}});
  if (!decided(context.rules, shoot_out)) return ask_for_kick(context, opponent(team));
  shoot_out.kicks = {};
  end_match(context, shoot_out.goals[0] > shoot_out.goals[1] ? Team::home : Team::away);
}

void shoot_out_spun(const Context& context, Dice dice) {
  end_kick(context, dice[0], 0, result_of_spin(context.rules, dice[0]));
}

void shoot_out_die_fell(const Context& context, Dice dice) {
  const ShotResult result = result_of_die(context.rules, dice[0]);
  if (result == ShotResult::again) return context.go(Step::shoot_out_die_again, context.state.acting);
  end_kick(context, 0, dice[0], result);
}

void shoot_out_die_fell_again(const Context& context, Dice dice) {
  end_kick(context, 0, dice[0], result_of_second_die(context.rules, dice[0]));
}

}  // namespace

std::uint8_t kick_of_shoot_out(const State& state) {
  if (!state.shoot_out) return 0;
  return static_cast<std::uint8_t>(state.shoot_out->kicks[index(state.acting)] + 1);
}

void begin_shoot_out(const Context& context) { context.go(Step::shoot_out_dice, Team::home); }

const StepRules shoot_out_dice_step{
    .purpose = Purpose::shoot_out, .both_teams = true, .takes_time = false, .rolled = shoot_out_dice_fell};
const StepRules shoot_out_spin_step{
    .purpose = Purpose::spin, .spinner = true, .takes_time = false, .rolled = shoot_out_spun};
const StepRules shoot_out_die_step{
    .purpose = Purpose::shooting_die, .takes_time = false, .rolled = shoot_out_die_fell};
const StepRules shoot_out_die_again_step{
    .purpose = Purpose::shooting_die, .takes_time = false, .rolled = shoot_out_die_fell_again};

}  // namespace stw::engine
