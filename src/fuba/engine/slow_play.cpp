#include "slow_play.hpp"

#include "clock.hpp"
#include "conditions.hpp"
#include "discipline.hpp"
#include "goal_kick.hpp"

namespace fuba::engine {
namespace {

void list_slow(const Ruleset&, const State&, CommandList& list) {
  list.add(commands::answer(Verb::slow, true));
  list.add(commands::answer(Verb::slow, false));
}

void choose_slow(const Context& context, const Command& command) {
  const Team team = context.frame().team;
  context.state.agenda.pop();
  if (!command.yes()) return;
  if (!context.rules.has(Option::slow_play)) {  // 2.0/5.3.1 is no option
    slow_goal_kick(context, team);
    return;
  }
  const int moved = move_squares(context, 1, Cause::slow_play);
  if (Frame& next = context.frame(); next.step == Step::time_moved)
    next.number = static_cast<std::uint8_t>(next.number + moved);
  context.then({{Step::slow_dice, team}});
}

/// R143: compared with the time after both minutes.
void slow_rolled(const Context& context, Dice dice) {
  const Team team = context.frame().team;
  context.state.agenda.pop();
  const int sum = dice[0] + dice[1];
  const int time = game_time(context.state);
  const bool seen = 10 * sum < time;
  context.emit({.kind = EventKind::slow_play,
                .cause = Cause::slow_play,
                .team = team,
                .figures = {static_cast<std::int8_t>(sum), static_cast<std::int8_t>(time),
                            static_cast<std::int8_t>(seen)}});
  const bool always_tested = context.rules.policies.slow_play_card == Policies::SlowPlayCard::always;
  if (seen) book(context, team, always_tested ? RedTest::always : RedTest::if_booked_before);
}

}  // namespace

void offer_slow_play(const Context& context, Team team) {
  if (context.rules.has(Option::slow_play) && context.state.stoppage == 0)
    context.then({{Step::slow_choice, team}});
}

const StepRules slow_choice_step{.kind = DecisionKind::slow,
                                 .nature = Nature::offer,
                                 .modest = commands::answer(Verb::slow, false),
                                 .list = list_slow,
                                 .choose = choose_slow};
const StepRules slow_dice_step{.purpose = Purpose::slow_play, .two_dice = true, .rolled = slow_rolled};

}  // namespace fuba::engine
