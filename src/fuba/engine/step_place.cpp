#include "step_place.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <initializer_list>

#include "action_stage.hpp"
#include "fuba/enum_set.hpp"

/// A namespace of its own: the table names steps without their enum.
namespace fuba::engine::step_places {
namespace {

using enum Step;

class Steps {
 public:
  constexpr Steps() = default;
  constexpr Steps(std::initializer_list<Step> steps) {
    for (const Step step : steps) has_[static_cast<std::size_t>(step)] = true;
  }
  constexpr Steps(std::initializer_list<Steps> parts) {
    for (const Steps& part : parts)
      for (std::size_t at = 0; at < step_count; ++at) has_[at] = has_[at] || part.has_[at];
  }
  constexpr bool contains(Step step) const { return has_[static_cast<std::size_t>(step)]; }

 private:
  std::array<bool, step_count> has_{};
};

/// Whose step stands right on the turn.
enum class Whose : std::uint8_t { nobodys, controlling, passive, either };
using enum Whose;

using Stages = EnumSet<TurnStage>;

/// Where a step may stand.
struct Place {
  Step step;
  Whose on_turn = nobodys;
  Stages stages = {};    ///< of the turn, where it stands right on it
  bool at_kick = false;  ///< right on a turn that begins with a set piece
  Steps own = {};        ///< right on one of these of the same team
  Steps opponents = {};  ///< right on one of these of the opponent
  int most = 1;          ///< how often it can be under way for a team
};

constexpr Stages at_clock{TurnStage::clock};
constexpr Stages in_actions{TurnStage::first_actions, TurnStage::second_actions};
constexpr Stages in_stages{TurnStage::first_stage, TurnStage::second_stage};
constexpr Stages at_event{TurnStage::clock, TurnStage::special_event};

constexpr Steps kicks{free_kick, penalty_kick};
/// What waits while the minutes of a turn or of a restart pass.
constexpr Steps after_clock{special_event, ball_winner, offer_substitutions,
                            kick_set_up,   quick_moves, time_moved};
/// What follows an action and what is still to be done of it.
constexpr Steps after_action{free_movements, action, skill_window};
constexpr Steps after_injury{free_kick, penalty_kick, half_end};
constexpr Steps other_injuries{red_card, injury, half_end, event_corner};

/// Steps that are not here stand at the bottom.
constexpr std::array places{
    Place{.step = choose_formation,
          .own = {choose_roles, choose_skills, choose_styles, shift_point},
          .opponents = {choose_formation, reveal}},
    Place{
        .step = choose_roles, .own = {choose_skills, choose_styles}, .opponents = {choose_formation, reveal}},
    Place{.step = choose_skills, .opponents = {choose_formation, reveal}},
    Place{.step = choose_styles, .own = {choose_styles}, .opponents = {choose_formation, reveal}, .most = 3},
    Place{.step = shift_point, .opponents = {choose_formation, reveal}},
    Place{.step = reveal, .own = {kick_off_roll}},
    Place{.step = change_formation, .own = {second_half}, .opponents = {change_formation, second_half}},

    Place{.step = kick_off, .on_turn = either, .at_kick = true},
    Place{.step = weather_change, .own = {kick_off}},
    Place{.step = set_up, .own = {place_keeper}},
    Place{.step = place_keeper, .opponents = {set_up, adjust}},
    Place{.step = adjust,
          .on_turn = controlling,
          .at_kick = true,
          .own = {free_kick_choice},
          .opponents = {skill_window, dive}},
    Place{.step = kick_set_up,
          .on_turn = controlling,
          .at_kick = true,
          .own = {free_kick_choice},
          .opponents = {skill_window, dive}},
    Place{.step = free_kick, .on_turn = controlling, .at_kick = true},
    Place{.step = free_kick_choice, .on_turn = controlling, .at_kick = true},
    Place{.step = corner_side, .on_turn = controlling, .at_kick = true},
    Place{.step = corner_kick, .on_turn = controlling, .at_kick = true},
    Place{.step = goal_kick, .on_turn = controlling, .at_kick = true},
    Place{.step = penalty_kick, .on_turn = controlling, .at_kick = true},
    Place{.step = quick_moves, .opponents = {reply_moves}},
    Place{.step = reply_moves, .on_turn = passive, .at_kick = true, .opponents = {free_kick_choice}},
    Place{.step = dive, .opponents = {kick}},
    Place{.step = kick, .on_turn = controlling, .at_kick = true},
    Place{.step = penalty_roll, .on_turn = controlling, .at_kick = true},
    Place{.step = guarded_penalty, .on_turn = controlling, .at_kick = true},
    Place{
        .step = slow_choice, .on_turn = controlling, .stages = at_clock, .at_kick = true, .own = after_clock},
    Place{.step = slow_dice, .on_turn = controlling, .stages = at_clock, .own = after_clock},

    Place{.step = target, .on_turn = controlling, .stages = {TurnStage::target}},
    Place{.step = pass, .on_turn = controlling, .stages = {TurnStage::target}},
    Place{.step = via, .own = {pass}},
    Place{.step = turn_dice, .on_turn = controlling, .stages = {TurnStage::dice}},
    Place{.step = own_turn_dice, .on_turn = controlling, .stages = {TurnStage::dice}},
    Place{.step = time_moved, .on_turn = controlling, .stages = at_clock, .own = {special_event}},
    Place{.step = tiredness,
          .on_turn = passive,
          .stages = at_clock,
          .own = {skill_window},
          .opponents = {tiredness, special_event, skill_window}},
    Place{.step = tiredness_pair,
          .on_turn = passive,
          .stages = at_clock,
          .opponents = {tiredness_pair, special_event}},
    Place{.step = lose_point,
          .on_turn = passive,
          .stages = at_clock,
          .own = {tiredness, lose_point},
          .opponents = {tiredness_pair, special_event},
          .most = 2},
    Place{.step = special_event, .on_turn = controlling, .stages = at_event},
    Place{.step = event_die, .on_turn = either, .stages = {TurnStage::special_event}},
    Place{.step = event_pair, .on_turn = either, .stages = {TurnStage::special_event}},
    Place{.step = event_corner, .on_turn = controlling, .stages = {TurnStage::special_event}},
    Place{.step = contest, .on_turn = controlling, .stages = at_clock},
    Place{.step = event_time, .on_turn = controlling, .stages = at_clock},
    Place{.step = fans, .on_turn = either, .stages = at_clock},
    Place{.step = draw_card, .on_turn = either, .stages = at_clock},
    Place{.step = granted_move,
          .on_turn = either,
          .stages = {TurnStage::granted_moves, TurnStage::ball_movement},
          .own = {skill_window}},
    Place{.step = value_choice, .on_turn = either, .stages = {TurnStage::granted_moves}},
    Place{.step = easy_situation, .on_turn = passive, .stages = {TurnStage::easy_situation}},
    Place{.step = ball_winner,
          .on_turn = controlling,
          .stages = {TurnStage::clock, TurnStage::ball_winner, TurnStage::first_actions,
                     TurnStage::second_actions, TurnStage::ball_movement},
          .own = Steps{after_clock, Steps{ball_winner, granted_move, free_movements, action, substitution,
                                          skill_window, injury_die, half_end}},
          .opponents = {granted_move, skill_window, stage_choice},
          .most = 2},
    Place{.step = ball_choice,
          .on_turn = controlling,
          .stages = {TurnStage::check_cards, TurnStage::first_actions, TurnStage::second_actions},
          .own = {skill_window},
          .opponents = after_action},

    Place{.step = sweep, .on_turn = passive, .stages = {TurnStage::keeper_exit}, .own = {action}},
    Place{
        .step = free_movements, .own = {action, sweep, action_stage}, .opponents = {goal_kick, stage_choice}},
    Place{.step = action, .on_turn = either, .stages = in_actions, .opponents = after_action},
    Place{.step = second_actions, .on_turn = controlling, .stages = {TurnStage::second_actions}},
    Place{.step = action_stage, .on_turn = either, .stages = in_stages},
    Place{.step = stage_choice, .own = {free_movements, action_stage}},
    Place{.step = movement,
          .on_turn = either,
          .stages = in_actions,
          .own = {free_movements, skill_window, action_stage},
          .opponents = after_action},
    Place{.step = movement_dice, .own = {movement}},
    Place{.step = boost, .own = {movement, positioning}},
    Place{.step = boost_die, .own = {action_stage}},
    Place{.step = positioning,
          .on_turn = either,
          .stages = in_actions,
          .own = {skill_window},
          .opponents = after_action},
    Place{.step = positioning_dice,
          .on_turn = either,
          .stages = in_actions,
          .opponents = {free_movements, action}},
    Place{.step = pressing,
          .on_turn = passive,
          .stages = in_actions,
          .own = {skill_window},
          .opponents = after_action},
    Place{.step = single_press, .own = {action_stage}},
    Place{.step = confirm_press,
          .on_turn = passive,
          .stages = in_actions,
          .opponents = {free_movements, action}},
    Place{.step = goal_attempt,
          .on_turn = controlling,
          .stages = in_actions,
          .own = {skill_window, stage_choice},
          .opponents = after_action},
    Place{.step = guarded_attempt,
          .on_turn = controlling,
          .stages = in_actions,
          .own = {skill_window},
          .opponents = after_action},
    Place{.step = second_attempt,
          .on_turn = controlling,
          .stages = in_actions,
          .own = {skill_window, stage_choice},
          .opponents = after_action},
    Place{.step = rebound,
          .on_turn = controlling,
          .stages = in_actions,
          .own = {skill_window, stage_choice},
          .opponents = after_action},
    Place{.step = confirm_goal,
          .on_turn = controlling,
          .stages = in_actions,
          .opponents = {free_movements, action}},
    Place{.step = var_choice, .opponents = {confirm_goal, confirm_press}},
    Place{.step = var_dice, .opponents = {confirm_goal, confirm_press}},

    Place{.step = announce_substitutions,
          .on_turn = either,
          .stages = {TurnStage::second_actions},
          .own = {skill_window},
          .opponents = {action}},
    Place{.step = offer_substitutions,
          .on_turn = either,
          .stages = {TurnStage::substitutions},
          .opponents = {offer_substitutions, kick_set_up, quick_moves}},
    Place{.step = substitution,
          .on_turn = either,
          .stages = {TurnStage::second_actions, TurnStage::substitutions},
          .own = {skill_window, stage_choice},
          .opponents = {action, offer_substitutions, kick_set_up, quick_moves}},
    Place{.step = substitute_leaves, .own = {substitution}},
    Place{.step = substitute_enters, .own = {substitution}},
    Place{.step = fresh_player,
          .on_turn = either,
          .stages = at_event,
          .own = Steps{after_injury, Steps{substitution, substitute_leaves}},
          .opponents = other_injuries},
    Place{.step = gain_point,
          .on_turn = either,
          .stages = at_event,
          .own = Steps{after_injury, Steps{substitution, substitute_leaves}},
          .opponents = other_injuries},

    Place{.step = skill_window,
          .on_turn = either,
          .stages = {TurnStage::check_cards, TurnStage::first_actions, TurnStage::second_actions},
          .own = {target, pass, special_event, ball_choice, free_movements, boost, fresh_player, goal_attempt,
                  pressing, skill_window, dive},
          .opponents = {turn_dice, special_event, ball_choice, free_movements, action, goal_attempt,
                        skill_window},
          .most = 2},
    Place{.step = card_die, .own = {movement, skill_window}},
    Place{.step = card_contest, .own = {skill_window}, .opponents = {skill_window}},
    Place{.step = card_change, .own = {skill_window}},

    Place{.step = yellow_card, .own = {half_end}, .opponents = {free_kick, penalty_kick, half_end}},
    Place{.step = red_card,
          .on_turn = controlling,
          .stages = at_clock,
          .own = Steps{after_clock, Steps{half_end}},
          .opponents = {free_kick, penalty_kick, injury, half_end}},
    Place{.step = removal,
          .on_turn = controlling,
          .stages = at_clock,
          .own = Steps{after_clock, Steps{half_end}},
          .opponents = {free_kick, penalty_kick, injury, half_end}},
    Place{.step = injury,
          .on_turn = either,
          .stages = at_event,
          .own = after_injury,
          .opponents = other_injuries},
    Place{.step = injured_keeper,
          .on_turn = either,
          .stages = at_event,
          .own = after_injury,
          .opponents = other_injuries},
    Place{.step = injury_die,
          .on_turn = either,
          .stages = at_event,
          .own = after_injury,
          .opponents = other_injuries},
    Place{.step = injured_replaced,
          .on_turn = either,
          .stages = at_event,
          .own = after_injury,
          .opponents = other_injuries},
};

/// The part of an action stage in which a frame stands right on it.
StageSequence sequence_of(const Frame& frame) {
  switch (frame.step) {
    case free_movements:
      return StageSequence::free_movements;
    case single_press:
      return StageSequence::pressing;
    case stage_choice:
      switch (static_cast<StageChoice>(frame.number)) {
        case StageChoice::pressing:
          return StageSequence::pressing;
        case StageChoice::substitution:
          return StageSequence::substitution;
        default:
          return StageSequence::action;
      }
    default:
      return StageSequence::action;
  }
}

bool in_sequence(const Ruleset& rules, const Frame& below, const Frame& frame) {
  if (below.step != action_stage) return true;
  return below.number > 0 && rules.action_stage[below.number - 1U] == sequence_of(frame);
}

bool suits(Whose whose, bool in_control) {
  return whose == either || whose == (in_control ? controlling : passive);
}

Misplaced on_turn(const Ruleset& rules, const State& state, const Place& place, Team team) {
  const std::size_t next = state.agenda[0].number;
  const bool now = next == 0 ? place.at_kick : place.stages.contains(rules.turn[next - 1]);
  if (place.on_turn == nobodys || !now) return Misplaced::step;
  return suits(place.on_turn, team == state.control) ? Misplaced::no : Misplaced::team;
}

/// What stands at the bottom concerns no team.
Misplaced on_bottom(const Place& place, Step below) {
  return place.own.contains(below) || place.opponents.contains(below) ? Misplaced::no : Misplaced::step;
}

Misplaced on_step(const Place& place, const Frame& below, Team team) {
  const bool own = place.own.contains(below.step);
  const bool opponents = place.opponents.contains(below.step);
  if (!own && !opponents) return Misplaced::step;
  return (below.team == team ? own : opponents) ? Misplaced::no : Misplaced::team;
}

bool repeated(const Agenda& agenda, std::size_t at, const Place& place) {
  int frames = 0;
  for (std::size_t below = 0; below <= at; ++below)
    if (agenda[below].step == place.step && agenda[below].team == agenda[at].team) ++frames;
  return frames > place.most;
}

/// The row of a step; none for those at the bottom.
const Place* place_of(Step step) {
  const auto* row = std::ranges::find(places, step, &Place::step);
  return row == places.end() ? nullptr : row;
}

Misplaced above(const Ruleset& rules, const State& state, std::size_t at, const Place& place) {
  if (repeated(state.agenda, at, place)) return Misplaced::repeated;
  const Frame& below = state.agenda[at - 1];
  const Team team = state.agenda[at].team;
  if (!in_sequence(rules, below, state.agenda[at])) return Misplaced::step;
  if (below.step == turn) return on_turn(rules, state, place, team);
  return place_of(below.step) == nullptr ? on_bottom(place, below.step) : on_step(place, below, team);
}

}  // namespace
}  // namespace fuba::engine::step_places

namespace fuba::engine {

bool only_at_bottom(Step step) { return step_places::place_of(step) == nullptr; }

Misplaced misplaced(const Ruleset& rules, const State& state, std::size_t at) {
  const auto* place = step_places::place_of(state.agenda[at].step);
  if ((at == 0) != (place == nullptr)) return Misplaced::step;
  return place == nullptr ? Misplaced::no : step_places::above(rules, state, at, *place);
}

}  // namespace fuba::engine
