#include "steps.hpp"

#include <array>

#include "actions.hpp"
#include "control_check.hpp"
#include "discipline.hpp"
#include "flow.hpp"
#include "free_movements.hpp"
#include "goal_attempt.hpp"
#include "goal_kick.hpp"
#include "movement.hpp"
#include "penalty.hpp"
#include "preparation.hpp"
#include "pressing.hpp"
#include "set_pieces.hpp"
#include "setup.hpp"
#include "special_events.hpp"
#include "target.hpp"

namespace fuba::engine {
namespace {

const StepRules over_step{};

/// In the order of `Step`.
constexpr std::array<const StepRules*, step_count> table{
    &choose_formation_step,
    &kick_off_roll_step,
    &kick_off_choice_step,
    &kick_off_step,
    &set_up_step,
    &place_keeper_step,
    &adjust_step,
    &turn_step,
    &target_step,
    &turn_dice_step,
    &special_event_step,
    &ball_winner_step,
    &easy_situation_step,
    &free_movements_step,
    &action_step,
    &movement_step,
    &second_actions_step,
    &goal_attempt_step,
    &second_attempt_step,
    &rebound_step,
    &pressing_step,
    &free_kick_step,
    &quick_moves_step,
    &reply_moves_step,
    &free_kick_choice_step,
    &corner_side_step,
    &corner_kick_step,
    &goal_kick_step,
    &penalty_kick_step,
    &dive_step,
    &kick_step,
    &penalty_roll_step,
    &yellow_card_step,
    &red_card_step,
    &removal_step,
    &half_end_step,
    &change_formation_step,
    &second_half_step,
    &over_step,
};

}  // namespace

const StepRules& rules_of(Step step) { return *table[static_cast<std::size_t>(step)]; }

void advance(const Context& context) {
  for (;;) {
    const StepRules& step = rules_of(context.frame().step);
    if (step.enter == nullptr || step.enter(context)) return;
  }
}

}  // namespace fuba::engine
