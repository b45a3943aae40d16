#include "step_scope.hpp"

#include <algorithm>
#include <array>

namespace fuba::engine {
namespace {

using Scope = bool (*)(const Ruleset&);

template <Option option>
bool with(const Ruleset& rules) {
  return rules.has(option);
}

template <TurnStage stage>
bool in_turn(const Ruleset& rules) {
  return rules.plays(stage);
}

/// A procedure that an edition has in one of several ways.
template <auto policy, auto value>
bool done_so(const Ruleset& rules) {
  return rules.policies.*policy == value;
}

template <auto policy, auto value>
bool not_so(const Ruleset& rules) {
  return rules.policies.*policy != value;
}

template <Scope... scopes>
bool all(const Ruleset& rules) {
  return (scopes(rules) && ...);
}

template <Scope... scopes>
bool any(const Ruleset& rules) {
  return (scopes(rules) || ...);
}

bool shifts_points(const Ruleset& rules) { return rules.conditions.shifted_points > 0; }
bool tests_with_two_dice(const Ruleset& rules) { return rules.conditions.tiredness_dice == 2; }
bool tests_with_one_die(const Ruleset& rules) { return rules.conditions.tiredness_dice == 1; }
bool substitutes_enter_zones(const Ruleset& rules) { return rules.substitutions.enters_where_points_rose; }
bool hurts_near_ball(const Ruleset& rules) { return !rules.injuries.anybody; }

using P = Policies;

constexpr Scope conditions = with<Option::conditions>;
constexpr Scope substitutions = with<Option::substitutions>;
constexpr Scope injuries = with<Option::injuries>;
constexpr Scope skills = with<Option::skills>;
constexpr Scope events = with<Option::advanced_events>;
constexpr Scope actions = in_turn<TurnStage::first_actions>;
constexpr Scope action_stages = in_turn<TurnStage::first_stage>;
constexpr Scope kicks_with_moves =
    any<done_so<&P::goal_kick, P::GoalKick::at_once>, done_so<&P::free_kick, P::FreeKick::quick_in_own_half>>;
constexpr Scope slow_goal_kick = done_so<&P::goal_kick, P::GoalKick::rest_of_turn>;
constexpr Scope passes_have_ways = any<skills, with<Option::passing_through>>;

struct Row {
  Step step;
  Scope scope;
};

/// Steps that are not here come up in every match.
constexpr std::array rows{
    Row{Step::choose_roles, with<Option::roles>},
    Row{Step::choose_skills, skills},
    Row{Step::choose_styles, with<Option::styles>},
    Row{Step::shift_point, all<conditions, shifts_points>},
    Row{Step::via, passes_have_ways},
    Row{Step::pass, passes_have_ways},
    Row{Step::turn_dice, done_so<&P::turn_dice, P::TurnDice::one_each>},
    Row{Step::own_turn_dice, done_so<&P::turn_dice, P::TurnDice::two_of_controlling>},
    Row{Step::time_moved, conditions},
    Row{Step::tiredness, all<conditions, tests_with_one_die>},
    Row{Step::tiredness_pair, all<conditions, tests_with_two_dice>},
    Row{Step::lose_point, conditions},
    Row{Step::gain_point, conditions},
    Row{Step::event_die, with<Option::styles>},
    Row{Step::event_pair, with<Option::styles>},
    Row{Step::contest, events},
    Row{Step::event_time, events},
    Row{Step::fans, events},
    Row{Step::value_choice, events},
    Row{Step::draw_card, all<events, skills>},
    Row{Step::granted_move, any<events, skills, in_turn<TurnStage::ball_movement>>},
    Row{Step::ball_choice, any<events, skills>},
    Row{Step::easy_situation, in_turn<TurnStage::easy_situation>},
    Row{Step::action, actions},
    Row{Step::second_actions, actions},
    Row{Step::action_stage, action_stages},
    Row{Step::stage_choice, action_stages},
    Row{Step::sweep,
        all<with<Option::advanced_goalkeeper>, not_so<&P::keeper_exit, P::KeeperExit::standing>>},
    Row{Step::boost, all<conditions, not_so<&P::boost, P::Boost::die>>},
    Row{Step::boost_die, all<conditions, done_so<&P::boost, P::Boost::die>>},
    Row{Step::movement_dice, done_so<&P::movement, P::Movement::two_dice>},
    Row{Step::positioning, not_so<&P::positioning, P::Positioning::after_moves>},
    Row{Step::positioning_dice, done_so<&P::positioning, P::Positioning::two_dice>},
    Row{Step::pressing, done_so<&P::pressing, P::Pressing::two_dice>},
    Row{Step::confirm_press, done_so<&P::pressing, P::Pressing::two_dice>},
    Row{Step::single_press, done_so<&P::pressing, P::Pressing::one_die>},
    Row{Step::announce_substitutions,
        all<substitutions, done_so<&P::substitutions, P::Substitutions::second_action_or_set_up>>},
    Row{Step::offer_substitutions,
        all<substitutions, not_so<&P::substitutions, P::Substitutions::end_of_stage>>},
    Row{Step::substitution, substitutions},
    Row{Step::fresh_player, all<substitutions, conditions>},
    Row{Step::substitute_leaves, all<substitutions, substitutes_enter_zones>},
    Row{Step::substitute_enters, all<substitutions, substitutes_enter_zones>},
    Row{Step::guarded_attempt, skills},
    Row{Step::guarded_penalty, skills},
    Row{Step::skill_window, skills},
    Row{Step::card_die, skills},
    Row{Step::card_contest, skills},
    Row{Step::card_change, skills},
    Row{Step::slow_choice, any<with<Option::slow_play>, slow_goal_kick>},
    Row{Step::slow_dice, with<Option::slow_play>},
    Row{Step::quick_moves, kicks_with_moves},
    Row{Step::reply_moves, kicks_with_moves},
    Row{Step::injury, injuries},
    Row{Step::injury_die, injuries},
    Row{Step::injured_keeper, all<injuries, hurts_near_ball>},
    Row{Step::injured_replaced,
        all<injuries, substitutions, not_so<&P::injured_replaced, P::InjuredReplaced::at_once>>},
    Row{Step::weather_change, with<Option::weather>},
    Row{Step::var_choice, with<Option::var>},
    Row{Step::var_dice, with<Option::var>},
    Row{Step::points_off, conditions},
    Row{Step::extra_time, with<Option::cup>},
    Row{Step::first_kick, with<Option::cup>},
    Row{Step::shoot_out, with<Option::cup>},
    Row{Step::shoot_out_die, with<Option::cup>},
};

}  // namespace

bool comes_up(const Ruleset& rules, Step step) {
  const auto row = std::ranges::find(rows, step, &Row::step);
  return row == rows.end() || row->scope(rules);
}

}  // namespace fuba::engine
