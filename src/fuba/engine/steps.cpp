#include "steps.hpp"

#include <array>

#include "action_stage.hpp"
#include "actions.hpp"
#include "ball_choice.hpp"
#include "clock.hpp"
#include "conditions.hpp"
#include "contests.hpp"
#include "control_check.hpp"
#include "discipline.hpp"
#include "flow.hpp"
#include "free_movements.hpp"
#include "goal_attempt.hpp"
#include "goal_kick.hpp"
#include "goalkeeper.hpp"
#include "granted_moves.hpp"
#include "injuries.hpp"
#include "movement.hpp"
#include "passing.hpp"
#include "penalty.hpp"
#include "positioning.hpp"
#include "preparation.hpp"
#include "pressing.hpp"
#include "roles.hpp"
#include "set_pieces.hpp"
#include "setup.hpp"
#include "skills.hpp"
#include "slow_play.hpp"
#include "special_events.hpp"
#include "styles.hpp"
#include "substitutions.hpp"
#include "target.hpp"
#include "var.hpp"
#include "weather.hpp"

namespace fuba::engine {
namespace {

const StepRules over_step{};

/// In the order of `Step`.
constexpr std::array<const StepRules*, step_count> table{
    &choose_formation_step,
    &choose_roles_step,
    &choose_skills_step,
    &reveal_step,
    &kick_off_roll_step,
    &kick_off_choice_step,
    &kick_off_step,
    &set_up_step,
    &place_keeper_step,
    &adjust_step,
    &turn_step,
    &target_step,
    &via_step,
    &pass_step,
    &turn_dice_step,
    &tiredness_step,
    &lose_point_step,
    &special_event_step,
    &contest_step,
    &event_time_step,
    &fans_step,
    &draw_card_step,
    &ball_winner_step,
    &granted_move_step,
    &value_choice_step,
    &ball_choice_step,
    &easy_situation_step,
    &free_movements_step,
    &action_step,
    &sweep_step,
    &boost_step,
    &movement_step,
    &positioning_step,
    &second_actions_step,
    &announce_substitutions_step,
    &offer_substitutions_step,
    &substitution_step,
    &fresh_player_step,
    &gain_point_step,
    &goal_attempt_step,
    &guarded_attempt_step,
    &second_attempt_step,
    &rebound_step,
    &pressing_step,
    &skill_window_step,
    &card_die_step,
    &card_contest_step,
    &card_change_step,
    &slow_choice_step,
    &slow_dice_step,
    &kick_set_up_step,
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
    &guarded_penalty_step,
    &yellow_card_step,
    &red_card_step,
    &removal_step,
    &injury_step,
    &injured_keeper_step,
    &injury_die_step,
    &injured_replaced_step,
    &half_end_step,
    &change_formation_step,
    &second_half_step,
    &weather_change_step,
    &over_step,
    &choose_styles_step,
    &shift_point_step,
    &own_turn_dice_step,
    &time_moved_step,
    &event_die_step,
    &event_pair_step,
    &boost_die_step,
    &tiredness_pair_step,
    &movement_dice_step,
    &positioning_dice_step,
    &single_press_step,
    &action_stage_step,
    &stage_choice_step,
    &substitute_leaves_step,
    &substitute_enters_step,
    &var_choice_step,
    &var_dice_step,
    &confirm_goal_step,
    &confirm_press_step,
    &event_corner_step,
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
