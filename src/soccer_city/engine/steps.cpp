#include "steps.hpp"

#include <algorithm>
#include <array>

#include "actions.hpp"
#include "cards.hpp"
#include "challenges.hpp"
#include "flow.hpp"
#include "kick_off.hpp"
#include "passes.hpp"
#include "runs.hpp"
#include "set_pieces.hpp"
#include "shots.hpp"
#include "tabletop/in_order.hpp"
#include "tackles.hpp"

namespace soccer_city::engine {
namespace {

const StepRules over_step{};

struct StepRow {
  Step step;
  std::string_view name;
  const StepRules* rules;
};

constexpr std::array step_rows{
    StepRow{Step::shuffle, "shuffle", &shuffle_step},
    StepRow{Step::deal, "deal", &deal_step},
    StepRow{Step::kick_off_roll, "kick-off-roll", &kick_off_roll_step},
    StepRow{Step::kick_off, "kick-off", &kick_off_step},
    StepRow{Step::line_up, "line-up", &line_up_step},
    StepRow{Step::place, "place", &place_step},
    StepRow{Step::turn, "turn", &turn_step},
    StepRow{Step::ball, "ball", &ball_step},
    StepRow{Step::anticipate, "anticipate", &anticipate_step},
    StepRow{Step::anticipation_die, "anticipation-die", &anticipation_die_step},
    StepRow{Step::pass, "pass", &pass_step},
    StepRow{Step::challenge, "challenge", &challenge_step},
    StepRow{Step::action, "action", &action_step},
    StepRow{Step::quick_ball, "quick-ball", &quick_ball_step},
    StepRow{Step::give, "give", &give_step},
    StepRow{Step::give_run, "give-run", &give_run_step},
    StepRow{Step::give_back, "give-back", &give_back_step},
    StepRow{Step::cross, "cross", &cross_step},
    StepRow{Step::run, "run", &run_step},
    StepRow{Step::shot, "shot", &shot_step},
    StepRow{Step::save, "save", &save_step},
    StepRow{Step::reposition, "reposition", &reposition_step},
    StepRow{Step::refill, "refill", &refill_step},
    StepRow{Step::spend_time, "spend-time", &spend_time_step},
    StepRow{Step::turn_factor, "turn-factor", &turn_factor_step},
    StepRow{Step::defence, "defence", &defence_step},
    StepRow{Step::tackle_dice, "tackle-dice", &tackle_dice_step},
    StepRow{Step::slip, "slip", &slip_step},
    StepRow{Step::referee_die, "referee-die", &referee_die_step},
    StepRow{Step::penalty, "penalty", &penalty_step},
    StepRow{Step::taker, "taker", &taker_step},
    StepRow{Step::dive, "dive", &dive_step},
    StepRow{Step::kick, "kick", &kick_step},
    StepRow{Step::penalty_die, "penalty-die", &penalty_die_step},
    StepRow{Step::corner, "corner", &corner_step},
    StepRow{Step::corner_runs, "corner-runs", &corner_runs_step},
    StepRow{Step::restart, "restart", &restart_step},
    StepRow{Step::keep, "keep", &keep_step},
    StepRow{Step::half_end, "half-end", &half_end_step},
    StepRow{Step::half_begin, "half-begin", &half_begin_step},
    StepRow{Step::set_clock, "set-clock", &set_clock_step},
    StepRow{Step::shoot_out, "shoot-out", &shoot_out_step},
    StepRow{Step::over, "over", &over_step},
};
static_assert(tabletop::in_order(step_rows, &StepRow::step, step_count));

const StepRow& row_of(Step step) { return step_rows[static_cast<std::size_t>(step)]; }

/// Whether all cards of a team are known: in a view nobody can say what the other side could answer.
bool hand_is_known(const TeamState& side) {
  return std::ranges::none_of(decks, [&](Deck deck) { return side.hand.has(unknown(deck)); });
}

/// Whether the pending question was answered by itself.
bool answer_alone(const Context& context, const StepRules& step) {
  if (!step.kind || step.asked_alone) return false;
  if (!hand_is_known(context.state.side(context.frame().team))) return false;
  CommandList list;
  step.list(context.rules, context.state, list);
  if (list.size() != 1) return false;
  step.choose(context, list[0]);
  return true;
}

}  // namespace

const StepRules& rules_of(Step step) { return *row_of(step).rules; }

void advance(const Context& context) {
  for (;;) {
    const StepRules& step = rules_of(context.frame().step);
    const bool waits = step.enter == nullptr || step.enter(context);
    if (waits && !answer_alone(context, step)) return;
  }
}

}  // namespace soccer_city::engine

namespace soccer_city {

std::string_view name(Step step) { return engine::row_of(step).name; }

}  // namespace soccer_city
