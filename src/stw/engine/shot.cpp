#include "shot.hpp"

#include "counters.hpp"
#include "play.hpp"
#include "tabletop/count_up.hpp"
namespace stw::engine {

ShotResult result_of_spin(const Ruleset& rules, std::uint8_t sector) { return rules.spinner[sector - 1U]; }

ShotResult result_of_die(const Ruleset& rules, std::uint8_t face) { return rules.shooting_die[face - 1U]; }

ShotResult result_of_second_die(const Ruleset& rules, std::uint8_t face) {
  return rules.shooting_die_again[face - 1U];
}

void begin_shot(const Context& context, Chance chance) {
  context.state.chance = chance;
  context.state.play = Play::capture;
  context.go(context.rules.has(Option::shooting_die) ? Step::shooting_die : Step::spin,
             context.state.control);
}

namespace {

/// Sector and die: 0 for the one that was not used.
struct Fallen {
  std::uint8_t sector;
  std::uint8_t die;
};

void score(const Context& context, int shooter, Square from) {
  State& state = context.state;
  tabletop::count_up(state.score[index(state.control)], most_goals);
  context.emit({.kind = EventKind::goal,
                .team = state.control,
                .number = static_cast<std::uint8_t>(shooter),
                .to = from,
                .figures = {figure(state.score[0]), figure(state.score[1])}});
  begin_kick_off(context, state.defence());
}

void end_shot(const Context& context, Fallen fallen, ShotResult result) {
  const State& state = context.state;
  const int shooter = state.taker != 0 ? state.taker : carrier(state);
  const Square from = state.side(state.control).pawn(shooter);
  context.emit(
      {.kind = EventKind::shot,
       .team = state.control,
       .number = static_cast<std::uint8_t>(shooter),
       .to = from,
       .figures = {figure(state.chance), figure(fallen.sector), figure(fallen.die), figure(result)}});
  if (result == ShotResult::goal) return score(context, shooter, from);
  if (result == ShotResult::corner) return begin_corner_kick(context, shooter);
  begin_goal_kick(context, state.defence());
}

void spun(const Context& context, Dice dice) {
  end_shot(context, {dice[0], 0}, result_of_spin(context.rules, dice[0]));
}

void shooting_die_fell(const Context& context, Dice dice) {
  const ShotResult result = result_of_die(context.rules, dice[0]);
  if (result == ShotResult::again) return context.go(Step::shooting_die_again, context.state.control);
  end_shot(context, {0, dice[0]}, result);
}

void shooting_die_fell_again(const Context& context, Dice dice) {
  end_shot(context, {0, dice[0]}, result_of_second_die(context.rules, dice[0]));
}

}  // namespace

const StepRules spin_step{.purpose = Purpose::spin, .spinner = true, .rolled = spun};
const StepRules shooting_die_step{.purpose = Purpose::shooting_die, .rolled = shooting_die_fell};
const StepRules shooting_die_again_step{
    .purpose = Purpose::shooting_die, .takes_time = false, .rolled = shooting_die_fell_again};

}  // namespace stw::engine
