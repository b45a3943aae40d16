#include "step_place.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <set>
#include <tuple>

/// A namespace of its own: the tables name steps without their enum.
namespace fuba::engine::step_places {
namespace {

using enum Step;

// What each step puts on the agenda, and each stage of a turn. An agenda is in order where these can have led
// to it, so that whoever lets a step put something else has one row to change here.

/// Whose step it is, seen from the team whose step puts it there, or from the team in control.
enum class Whose : std::uint8_t { own, others, either };

struct Put {
  Step step = over;
  Whose whose = Whose::own;
  bool maybe = false;  ///< left out where there is no occasion, or the edition has no such step
};

constexpr Put own(Step step) { return {step, Whose::own}; }
constexpr Put others(Step step) { return {step, Whose::others}; }
constexpr Put either(Step step) { return {step, Whose::either}; }
constexpr Put maybe(Put put) { return {put.step, put.whose, true}; }

/// Steps put on the agenda together, the last one on top.
class Puts {
 public:
  constexpr Puts(std::initializer_list<Put> puts) {
    for (const Put& put : puts) puts_[size_++] = put;
  }
  constexpr std::size_t size() const { return size_; }
  constexpr const Put& operator[](std::size_t at) const { return puts_[at]; }

  constexpr Puts then(const Puts& more) const {
    Puts all = *this;
    for (std::size_t at = 0; at < more.size_; ++at) all.puts_[all.size_++] = more.puts_[at];
    return all;
  }
  /// The same of the other team.
  constexpr Puts turned() const {
    Puts all = *this;
    for (Put& put : all.puts_)
      if (put.whose != Whose::either) put.whose = put.whose == Whose::own ? Whose::others : Whose::own;
    return all;
  }

 private:
  static constexpr std::size_t most = 17;
  std::array<Put, most> puts_{};
  std::size_t size_ = 0;
};

/// Asked of both teams before a kick (R134), and of the kicking one (A9).
constexpr Puts before_kick{maybe(others(offer_substitutions)), maybe(own(offer_substitutions)),
                           maybe(own(slow_choice))};
constexpr Puts set_up_asked = Puts{own(kick_set_up)}.then(before_kick);

constexpr Puts shot{own(goal_attempt), maybe(others(skill_window)), maybe(own(skill_window))};
constexpr Puts moves{own(movement), maybe(own(boost)), maybe(own(skill_window))};
constexpr Puts claimed_goal{own(confirm_goal), maybe(others(var_choice))};
constexpr Puts fresh{own(fresh_player), maybe(own(skill_window))};
constexpr Puts hurt{own(injury_die), maybe(either(ball_winner))};
constexpr Puts injuries{maybe(either(injury)), maybe(either(injury))};
constexpr Puts first_action{own(action), maybe(own(sweep)), maybe(own(free_movements)),
                            maybe(own(skill_window))};
constexpr Puts team_choices{maybe(own(choose_skills)), maybe(own(points_off)),      maybe(own(choose_styles)),
                            maybe(own(choose_styles)), maybe(own(choose_styles)),   maybe(own(choose_roles)),
                            maybe(own(shift_point)),   maybe(own(choose_formation))};

/// An action and the card that ends it.
constexpr Puts action_of(const Puts& puts) { return Puts{maybe(own(skill_window))}.then(puts); }

/// What a special event leaves to be done.
constexpr Puts event_at_corner = Puts{either(event_corner)}.then(injuries);
constexpr Puts event_in_play = injuries.then(
    {maybe(either(contest)), maybe(either(event_time)), maybe(either(fans)), maybe(either(draw_card))});

struct StepRow {
  enum class Way : std::uint8_t {
    replaced,  ///< by what it puts there
    stays,     ///< below it
    left_out,  ///< below it, or nowhere: views leave out windows of the other team's cards (`seen_by`), and
               ///< positions the stage of a team
  };
  Step step;
  Way way;
  Puts puts;
};

using enum StepRow::Way;

/// Steps that are not here put nothing on the agenda, or begin it anew.
constexpr std::array step_rows{
    // set_pieces, setup, goal_kick, penalty
    StepRow{kick_off, replaced, set_up_asked},
    StepRow{kick_set_up,
            replaced,
            {own(adjust), others(place_keeper), others(set_up), own(place_keeper), own(set_up)}},
    StepRow{free_kick, replaced, Puts{own(free_kick_choice)}.then(set_up_asked)},
    StepRow{free_kick,
            replaced,
            {own(free_kick_choice), others(reply_moves), own(quick_moves), either(ball_winner),
             maybe(own(slow_choice))}},
    StepRow{corner_side, replaced, {own(corner_kick)}},
    StepRow{corner_kick, replaced, set_up_asked},
    StepRow{penalty_kick, replaced,
            Puts{own(kick), others(dive), maybe(others(skill_window))}.then(set_up_asked)},
    StepRow{kick, replaced, {own(penalty_roll)}},
    StepRow{kick, replaced, {own(guarded_penalty)}},
    StepRow{goal_kick, replaced, Puts{others(reply_moves), own(quick_moves)}.then(before_kick)},
    StepRow{goal_kick, replaced, {own(slow_choice)}},
    StepRow{slow_choice,
            replaced,
            {own(goal_kick), others(free_movements), others(stage_choice), own(free_movements),
             own(stage_choice)}},
    StepRow{slow_choice, replaced, {own(slow_dice)}},
    StepRow{slow_dice, replaced, {own(red_card)}},

    // target, passing
    StepRow{target, replaced, {own(pass), own(via)}},
    StepRow{via, replaced, {own(skill_window)}},

    // clock, conditions
    StepRow{time_moved, replaced, {others(tiredness), own(tiredness)}},
    StepRow{time_moved, replaced, {others(tiredness_pair), own(tiredness_pair)}},
    StepRow{tiredness, stays, {own(lose_point)}},
    StepRow{tiredness_pair, replaced, {own(lose_point), own(lose_point)}},

    // special_events, contests
    StepRow{special_event, replaced, event_at_corner},
    StepRow{special_event, replaced, event_in_play},
    StepRow{event_die, replaced, {own(event_pair)}},
    StepRow{event_die, replaced, {others(event_die)}},
    StepRow{event_die, replaced, event_at_corner},
    StepRow{event_die, replaced, event_in_play},
    StepRow{event_pair, replaced, {others(event_die)}},
    StepRow{event_pair, replaced, event_at_corner},
    StepRow{event_pair, replaced, event_in_play},
    StepRow{contest, replaced, injuries},
    StepRow{contest, replaced, {either(draw_card)}},

    // discipline, injuries
    StepRow{yellow_card, replaced, {maybe(others(injury)), own(red_card)}},
    StepRow{yellow_card, replaced, {maybe(own(red_card)), others(injury)}},
    StepRow{red_card, replaced, {own(removal)}},
    StepRow{removal, replaced, {either(ball_winner)}},
    StepRow{injury, replaced, hurt},
    StepRow{injury, replaced, {own(injured_keeper)}},
    StepRow{injured_keeper, replaced, hurt},
    StepRow{injury_die, replaced, {own(injured_replaced)}},
    StepRow{injury_die, replaced, fresh},
    StepRow{injury_die, replaced, {own(gain_point)}},
    StepRow{injured_replaced, replaced, fresh},
    StepRow{injured_replaced, replaced, {own(gain_point)}},

    // actions, movement, positioning, pressing, var
    StepRow{action, replaced, action_of(shot)},
    StepRow{action, replaced, action_of(moves)},
    StepRow{action, replaced, action_of({own(movement), own(movement_dice)})},
    StepRow{action, replaced, action_of({own(positioning), own(boost), maybe(own(skill_window))})},
    StepRow{action, replaced, action_of({own(positioning_dice)})},
    StepRow{action, replaced, action_of({own(pressing), maybe(own(skill_window))})},
    StepRow{action, replaced, action_of({own(single_press)})},
    StepRow{action, replaced, action_of({own(announce_substitutions)})},
    StepRow{second_actions, replaced, {own(action), others(action)}},
    StepRow{second_actions, replaced, {others(action), own(action)}},
    StepRow{movement_dice, replaced, {own(boost)}},
    StepRow{movement, stays, {own(card_die)}},
    StepRow{positioning_dice, replaced, {own(positioning), maybe(own(boost))}},
    StepRow{positioning, replaced, {own(ball_choice)}},
    StepRow{pressing, replaced, {own(confirm_press), maybe(others(var_choice))}},
    StepRow{confirm_press, replaced, {own(skill_window)}},
    StepRow{var_choice, replaced, {own(var_dice)}},

    // goal_attempt
    StepRow{goal_attempt, replaced, {own(guarded_attempt)}},
    StepRow{goal_attempt, replaced, claimed_goal},
    StepRow{goal_attempt, replaced, {own(rebound)}},
    StepRow{goal_attempt, replaced, {own(second_attempt)}},
    StepRow{guarded_attempt, replaced, claimed_goal},
    StepRow{guarded_attempt, replaced, {own(rebound)}},
    StepRow{guarded_attempt, replaced, {own(second_attempt)}},
    StepRow{second_attempt, replaced, claimed_goal},
    StepRow{rebound, replaced, claimed_goal},
    StepRow{rebound, replaced, {either(ball_winner)}},

    // action_stage
    StepRow{action_stage, left_out, {own(stage_choice)}},
    StepRow{action_stage, left_out, {own(free_movements)}},
    StepRow{stage_choice, replaced, {own(boost_die)}},
    StepRow{stage_choice, replaced, moves},
    StepRow{stage_choice, replaced, Puts{own(stage_choice)}.then(shot)},
    StepRow{stage_choice, replaced, {own(single_press)}},
    StepRow{stage_choice, replaced, {own(stage_choice), own(substitution)}},
    StepRow{boost_die, replaced, {own(movement)}},

    // substitutions
    StepRow{announce_substitutions, replaced, {own(substitution)}},
    StepRow{offer_substitutions, replaced, {maybe(others(offer_substitutions)), own(substitution)}},
    StepRow{substitution, stays, {maybe(own(substitute_leaves)), own(gain_point)}},
    StepRow{substitution, stays, Puts{maybe(own(substitute_leaves))}.then(fresh)},
    StepRow{substitute_leaves, replaced, {own(substitute_enters)}},
    StepRow{substitute_enters, replaced, {either(ball_winner)}},
    StepRow{fresh_player, replaced, {own(gain_point)}},

    // skill_table
    StepRow{skill_window, left_out, {own(card_change)}},
    StepRow{skill_window, left_out, {own(granted_move)}},
    StepRow{skill_window, left_out, {own(card_die)}},
    StepRow{skill_window, left_out, {either(card_contest)}},
    StepRow{skill_window, left_out, {own(ball_choice)}},
};

struct StageRow {
  TurnStage stage;
  Puts puts;
};

/// What stands on a turn when a stage of it has begun, seen from the team in control (flow.cpp). The first
/// actions and the first stage may begin with the shot of a free kick.
constexpr std::array stage_rows{
    StageRow{TurnStage::target, {own(target), maybe(own(skill_window))}},
    StageRow{TurnStage::dice, {own(turn_dice), maybe(others(skill_window))}},
    StageRow{TurnStage::dice, {own(own_turn_dice)}},
    StageRow{TurnStage::clock,
             {own(special_event), maybe(others(skill_window)), maybe(own(skill_window)),
              maybe(own(time_moved)), maybe(own(slow_choice))}},
    StageRow{TurnStage::clock, {maybe(own(time_moved)), maybe(own(slow_choice))}},
    StageRow{TurnStage::special_event, {own(special_event)}},
    StageRow{TurnStage::special_event, {own(event_die)}},
    StageRow{TurnStage::ball_winner, {either(ball_winner)}},
    StageRow{TurnStage::easy_situation, {others(easy_situation)}},
    StageRow{TurnStage::granted_moves, {maybe(either(granted_move)), maybe(either(value_choice))}},
    StageRow{TurnStage::check_cards,
             {maybe(own(skill_window)), maybe(own(ball_choice)), maybe(others(skill_window)),
              maybe(own(skill_window))}},
    StageRow{TurnStage::ball_movement, {maybe(either(granted_move)), either(ball_winner)}},
    StageRow{TurnStage::keeper_exit, {others(sweep)}},
    StageRow{TurnStage::first_actions, first_action.turned().then(first_action)},
    StageRow{TurnStage::first_actions, first_action.then(first_action.turned())},
    StageRow{TurnStage::first_actions, first_action.turned().then(action_of(shot))},
    StageRow{TurnStage::first_actions, first_action.then(action_of(shot).turned())},
    StageRow{TurnStage::second_actions, {either(second_actions)}},
    StageRow{TurnStage::substitutions, {either(offer_substitutions)}},
    StageRow{TurnStage::first_stage, {either(action_stage)}},
    StageRow{TurnStage::second_stage, {either(action_stage)}},
};

/// What stands on a turn that has not begun, seen from the team that takes the set piece: that set piece and
/// what the foul brings first.
constexpr std::array kick_rows{
    Puts{own(kick_off), maybe(own(weather_change))},
    Puts{own(free_kick), maybe(own(injury)), maybe(others(yellow_card))},
    Puts{own(free_kick), maybe(own(injury)), maybe(others(red_card))},
    Puts{own(penalty_kick), maybe(own(injury)), maybe(others(yellow_card))},
    Puts{own(penalty_kick), maybe(own(injury)), maybe(others(red_card))},
    Puts{own(corner_side)},
    Puts{own(corner_kick)},
    Puts{own(goal_kick)},
};

/// A foul of the last turn (R18a).
constexpr std::array half_end_rows{
    Puts{maybe(own(injury)), maybe(others(yellow_card))},
    Puts{maybe(others(injury)), maybe(own(yellow_card))},
    Puts{maybe(own(injury)), maybe(others(red_card))},
    Puts{maybe(others(injury)), maybe(own(red_card))},
};

// The other steps at the bottom are no team's; what stands on them is seen from home.

constexpr Puts preparation = Puts{either(reveal)}.then(team_choices.turned()).then(team_choices);
constexpr Puts half_time{others(change_formation), own(change_formation)};

/// A kick of a shoot-out, seen from the team that kicks.
constexpr std::array shoot_out_rows{
    Puts{own(shoot_out_die)},
    Puts{own(kick), others(dive)},
};

// Whether an agenda can have come about

class Derivation {
 public:
  Derivation(const Agenda& agenda, std::size_t size) : agenda_(&agenda), size_(size) {}

  /// Whether the frames from a place on are what is left of these steps, put there by a step of the team, and
  /// of what they have become.
  bool leads_to(const Puts& puts, Team team, std::size_t place, std::size_t from = 0) {
    if (place == size_) return true;
    if (from == puts.size() || !tried_.emplace(&puts, team, place, from).second) return false;
    const Put& put = puts[from];
    if (put.maybe && leads_to(puts, team, place, from + 1)) return true;
    for (const Team side : teams) {
      if (put.whose != Whose::either && (side == team) != (put.whose == Whose::own)) continue;
      if (stands(put.step, side, place) && leads_to(puts, team, place + 1, from + 1)) return true;
      if (becomes(put.step, side, place)) return true;
    }
    return false;
  }

 private:
  bool stands(Step step, Team team, std::size_t place) const {
    return (*agenda_)[place].step == step && (*agenda_)[place].team == team;
  }

  /// Whether the frames from a place on have come from the step, once it was on top.
  bool becomes(Step step, Team team, std::size_t place) {
    for (const StepRow& row : step_rows) {
      if (row.step != step) continue;
      if (row.way != replaced && stands(step, team, place) && leads_to(row.puts, team, place + 1))
        return true;
      if (row.way != stays && leads_to(row.puts, team, place)) return true;
    }
    return false;
  }

  const Agenda* agenda_;
  std::size_t size_;
  /// What has been tried and has led nowhere.
  std::set<std::tuple<const Puts*, Team, std::size_t, std::size_t>> tried_;
};

template <class Rows>
bool any_leads_to(Derivation& derivation, const Rows& rows, Team team) {
  return std::ranges::any_of(rows, [&](const Puts& puts) { return derivation.leads_to(puts, team, 1); });
}

/// Who kicks off gets the ball when the kick-off begins.
Team kicking(const State& state) {
  const Frame& frame = state.agenda[1];
  return frame.step == kick_off ? frame.team : state.control;
}

bool on_turn(Derivation& derivation, const Ruleset& rules, const State& state) {
  const std::size_t next = state.agenda[0].number;
  if (next == 0) return any_leads_to(derivation, kick_rows, kicking(state));
  return std::ranges::any_of(stage_rows, [&](const StageRow& row) {
    return row.stage == rules.turn[next - 1] && derivation.leads_to(row.puts, state.control, 1);
  });
}

/// Whether the lowest frames of an agenda, so many, can have come about.
bool in_order(const Ruleset& rules, const State& state, std::size_t size) {
  Derivation derivation(state.agenda, size);
  switch (state.agenda[0].step) {
    case turn:
      return size == 1 || on_turn(derivation, rules, state);
    case kick_off_roll:
      return derivation.leads_to(preparation, Team::home, 1);
    case shoot_out:
      return size == 1 || (size <= 3 && any_leads_to(derivation, shoot_out_rows, state.control) &&
                           state.agenda[1].step != penalty_roll && state.agenda[1].step != guarded_penalty);
    case second_half:
    case extra_time:
      return derivation.leads_to(half_time, Team::home, 1);
    case half_end:
      return any_leads_to(derivation, half_end_rows, Team::home);
    case kick_off_choice:
    case first_kick:
    case over:
      return size == 1;
    default:
      return false;
  }
}

}  // namespace
}  // namespace fuba::engine::step_places

namespace fuba::engine {

std::optional<Misplaced> misplaced(const Ruleset& rules, const State& state) {
  using step_places::in_order;
  const std::size_t size = state.agenda.size();
  if (in_order(rules, state, size)) return std::nullopt;
  std::size_t good = 0;
  while (in_order(rules, state, good + 1)) ++good;
  State turned = state;
  turned.agenda[good].team = opponent(state.agenda[good].team);
  return Misplaced{good, in_order(rules, turned, good + 1)};
}

}  // namespace fuba::engine
