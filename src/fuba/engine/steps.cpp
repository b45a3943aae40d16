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
#include "points_off.hpp"
#include "positioning.hpp"
#include "preparation.hpp"
#include "pressing.hpp"
#include "roles.hpp"
#include "set_pieces.hpp"
#include "setup.hpp"
#include "shoot_out.hpp"
#include "skills.hpp"
#include "slow_play.hpp"
#include "special_events.hpp"
#include "styles.hpp"
#include "substitutions.hpp"
#include "tabletop/in_order.hpp"
#include "target.hpp"
#include "var.hpp"
#include "weather.hpp"

namespace fuba::engine {
namespace {

const StepRules over_step{};

struct StepRow {
  Step step;
  std::string_view name;
  const StepRules* rules;
};

constexpr std::array step_rows{
    StepRow{Step::choose_formation, "choose-formation", &choose_formation_step},
    StepRow{Step::choose_roles, "choose-roles", &choose_roles_step},
    StepRow{Step::choose_skills, "choose-skills", &choose_skills_step},
    StepRow{Step::reveal, "reveal", &reveal_step},
    StepRow{Step::kick_off_roll, "kick-off-roll", &kick_off_roll_step},
    StepRow{Step::kick_off_choice, "kick-off-choice", &kick_off_choice_step},
    StepRow{Step::kick_off, "kick-off", &kick_off_step},
    StepRow{Step::set_up, "set-up", &set_up_step},
    StepRow{Step::place_keeper, "place-keeper", &place_keeper_step},
    StepRow{Step::adjust, "adjust", &adjust_step},
    StepRow{Step::turn, "turn", &turn_step},
    StepRow{Step::target, "target", &target_step},
    StepRow{Step::via, "via", &via_step},
    StepRow{Step::pass, "pass", &pass_step},
    StepRow{Step::turn_dice, "turn-dice", &turn_dice_step},
    StepRow{Step::tiredness, "tiredness", &tiredness_step},
    StepRow{Step::lose_point, "lose-point", &lose_point_step},
    StepRow{Step::special_event, "special-event", &special_event_step},
    StepRow{Step::contest, "contest", &contest_step},
    StepRow{Step::event_time, "event-time", &event_time_step},
    StepRow{Step::fans, "fans", &fans_step},
    StepRow{Step::draw_card, "draw-card", &draw_card_step},
    StepRow{Step::ball_winner, "ball-winner", &ball_winner_step},
    StepRow{Step::granted_move, "granted-move", &granted_move_step},
    StepRow{Step::value_choice, "value-choice", &value_choice_step},
    StepRow{Step::ball_choice, "ball-choice", &ball_choice_step},
    StepRow{Step::easy_situation, "easy-situation", &easy_situation_step},
    StepRow{Step::free_movements, "free-movements", &free_movements_step},
    StepRow{Step::action, "action", &action_step},
    StepRow{Step::sweep, "sweep", &sweep_step},
    StepRow{Step::boost, "boost", &boost_step},
    StepRow{Step::movement, "movement", &movement_step},
    StepRow{Step::positioning, "positioning", &positioning_step},
    StepRow{Step::second_actions, "second-actions", &second_actions_step},
    StepRow{Step::announce_substitutions, "announce-substitutions", &announce_substitutions_step},
    StepRow{Step::offer_substitutions, "offer-substitutions", &offer_substitutions_step},
    StepRow{Step::substitution, "substitution", &substitution_step},
    StepRow{Step::fresh_player, "fresh-player", &fresh_player_step},
    StepRow{Step::gain_point, "gain-point", &gain_point_step},
    StepRow{Step::goal_attempt, "goal-attempt", &goal_attempt_step},
    StepRow{Step::guarded_attempt, "guarded-attempt", &guarded_attempt_step},
    StepRow{Step::second_attempt, "second-attempt", &second_attempt_step},
    StepRow{Step::rebound, "rebound", &rebound_step},
    StepRow{Step::pressing, "pressing", &pressing_step},
    StepRow{Step::skill_window, "skill-window", &skill_window_step},
    StepRow{Step::card_die, "card-die", &card_die_step},
    StepRow{Step::card_contest, "card-contest", &card_contest_step},
    StepRow{Step::card_change, "card-change", &card_change_step},
    StepRow{Step::slow_choice, "slow-choice", &slow_choice_step},
    StepRow{Step::slow_dice, "slow-dice", &slow_dice_step},
    StepRow{Step::kick_set_up, "kick-set-up", &kick_set_up_step},
    StepRow{Step::free_kick, "free-kick", &free_kick_step},
    StepRow{Step::quick_moves, "quick-moves", &quick_moves_step},
    StepRow{Step::reply_moves, "reply-moves", &reply_moves_step},
    StepRow{Step::free_kick_choice, "free-kick-choice", &free_kick_choice_step},
    StepRow{Step::corner_side, "corner-side", &corner_side_step},
    StepRow{Step::corner_kick, "corner-kick", &corner_kick_step},
    StepRow{Step::goal_kick, "goal-kick", &goal_kick_step},
    StepRow{Step::penalty_kick, "penalty-kick", &penalty_kick_step},
    StepRow{Step::dive, "dive", &dive_step},
    StepRow{Step::kick, "kick", &kick_step},
    StepRow{Step::penalty_roll, "penalty-roll", &penalty_roll_step},
    StepRow{Step::guarded_penalty, "guarded-penalty", &guarded_penalty_step},
    StepRow{Step::yellow_card, "yellow-card", &yellow_card_step},
    StepRow{Step::red_card, "red-card", &red_card_step},
    StepRow{Step::removal, "removal", &removal_step},
    StepRow{Step::injury, "injury", &injury_step},
    StepRow{Step::injured_keeper, "injured-keeper", &injured_keeper_step},
    StepRow{Step::injury_die, "injury-die", &injury_die_step},
    StepRow{Step::injured_replaced, "injured-replaced", &injured_replaced_step},
    StepRow{Step::half_end, "half-end", &half_end_step},
    StepRow{Step::change_formation, "change-formation", &change_formation_step},
    StepRow{Step::second_half, "second-half", &second_half_step},
    StepRow{Step::weather_change, "weather-change", &weather_change_step},
    StepRow{Step::over, "over", &over_step},
    StepRow{Step::choose_styles, "choose-styles", &choose_styles_step},
    StepRow{Step::shift_point, "shift-point", &shift_point_step},
    StepRow{Step::own_turn_dice, "own-turn-dice", &own_turn_dice_step},
    StepRow{Step::time_moved, "time-moved", &time_moved_step},
    StepRow{Step::event_die, "event-die", &event_die_step},
    StepRow{Step::event_pair, "event-pair", &event_pair_step},
    StepRow{Step::boost_die, "boost-die", &boost_die_step},
    StepRow{Step::tiredness_pair, "tiredness-pair", &tiredness_pair_step},
    StepRow{Step::movement_dice, "movement-dice", &movement_dice_step},
    StepRow{Step::positioning_dice, "positioning-dice", &positioning_dice_step},
    StepRow{Step::single_press, "single-press", &single_press_step},
    StepRow{Step::action_stage, "action-stage", &action_stage_step},
    StepRow{Step::stage_choice, "stage-choice", &stage_choice_step},
    StepRow{Step::substitute_leaves, "substitute-leaves", &substitute_leaves_step},
    StepRow{Step::substitute_enters, "substitute-enters", &substitute_enters_step},
    StepRow{Step::var_choice, "var-choice", &var_choice_step},
    StepRow{Step::var_dice, "var-dice", &var_dice_step},
    StepRow{Step::confirm_goal, "confirm-goal", &confirm_goal_step},
    StepRow{Step::confirm_press, "confirm-press", &confirm_press_step},
    StepRow{Step::event_corner, "event-corner", &event_corner_step},
    StepRow{Step::points_off, "points-off", &points_off_step},
    StepRow{Step::extra_time, "extra-time", &extra_time_step},
    StepRow{Step::first_kick, "first-kick", &first_kick_step},
    StepRow{Step::shoot_out, "shoot-out", &shoot_out_step},
    StepRow{Step::shoot_out_die, "shoot-out-die", &shoot_out_die_step},
};
static_assert(tabletop::in_order(step_rows, &StepRow::step, step_count));

const StepRow& row_of(Step step) { return step_rows[static_cast<std::size_t>(step)]; }

}  // namespace

const StepRules& rules_of(Step step) { return *row_of(step).rules; }

void advance(const Context& context) {
  for (;;) {
    const StepRules& step = rules_of(context.frame().step);
    if (step.enter == nullptr || step.enter(context)) return;
  }
}

}  // namespace fuba::engine

namespace fuba {

std::string_view name(Step step) { return engine::row_of(step).name; }

Nature nature(Step step) { return engine::rules_of(step).nature; }

std::optional<Command> modest_answer(Step step) { return engine::rules_of(step).modest; }

}  // namespace fuba
