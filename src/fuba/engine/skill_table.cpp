#include "skill_table.hpp"

#include "actions.hpp"
#include "ball_choice.hpp"
#include "control_check.hpp"
#include "counters.hpp"
#include "discipline.hpp"
#include "free_movements.hpp"
#include "goalkeeper.hpp"
#include "granted_moves.hpp"
#include "movement.hpp"
#include "offside_risk.hpp"
#include "passing.hpp"
#include "pieces.hpp"
#include "positioning.hpp"
#include "pressing.hpp"
#include "set_pieces.hpp"

namespace fuba::engine {
namespace {

Line zone_of(const Ruleset& rules, Team team, Area area) {
  return rules.pitch.zone[index(team)][index(area)];
}

bool always(const Ruleset&, const State&, Team) { return true; }

/// The check was made on dice and won.
bool check_won(const State& state) {
  return state.control == state.turn.began_with && !state.turn.easy && !state.turn.contested;
}

bool began_with_kick(const State& state) {
  return state.turn.restart == Restart::corner_kick || state.turn.restart == Restart::free_kick;
}

bool in_attacked_penalty_area(const Ruleset& rules, const State& state, Team team) {
  return state.ball == rules.pitch.penalty_area[index(opponent(team))];
}

void roll_for_card(const Context& context, Team team, Skill skill) {
  context.then({{Step::card_die, team, static_cast<std::uint8_t>(skill)}});
}

template <Skill skill>
void roll_for(const Context& context, Team team) {
  roll_for_card(context, team, skill);
}

void act_first(const Context& context, Team team) {
  context.state.turn.settled_first = team;
  context.emit({.kind = EventKind::first_to_act, .cause = Cause::skill, .team = team});
}

// Team

bool formation_may_change(const Ruleset&, const State& state, Team team) {
  const TeamState& side = state.side(team);
  return !side.coach_off && !side.skills_used.contains(Skill::trained_formation_change);
}

void change_formation_twice(const Context& context, Team team) {
  context.then({{Step::card_change, team, 2}});
}

void run_as_long_as_it_lasts(const Context& context, Team, int die) {
  Window& window = context.state.window;
  const int boost = window.other_moves;
  window.allowed = static_cast<std::uint8_t>(std::max(window.allowed - boost, die) + boost);
  window.any_type = true;
}

void fans_shout(const Context& context, Team team, int die) {
  if (die != context.state.ball_value) {
    context.set_ball_value(die, Cause::skill);
    return;
  }
  award_free_kick(context, opponent(team));
  test_for_card(context, team, context.state.ball);
}

bool own_kick(const Ruleset&, const State& state, Team team) {
  return state.turn.began_with == team && began_with_kick(state);
}

bool coach_there(const Ruleset&, const State& state, Team team) { return !state.side(team).coach_off; }

void coach_rages(const Context& context, Team team, int die) {
  if (die >= 4) count_up(context.state.turn.extra_free_moves[index(team)]);
  if (die != 1) return;
  context.state.side(team).coach_off = true;
  context.emit({.kind = EventKind::coach_off, .cause = Cause::skill, .team = team});
}

// Goalkeepers

bool sweeps_at_home(const Ruleset& rules, const State& state, Team team) {
  return state.turn.sweeps[index(team)] && state.ball == rules.pitch.penalty_area[index(team)] &&
         !presses_hard(state);
}

bool keeper_can_build(const Ruleset& rules, const State& state, Team team) {
  return team == state.control && state.ball == rules.pitch.penalty_area[index(team)] &&
         grant_moves_anybody(rules, state, team, Grant::keeper);
}

void let_one_move(const Context& context, Team team) { grant_move(context, team, Grant::keeper); }

bool one_die_so_far(const Ruleset&, const State& state, Team team) {
  return !played(state, team, Skill::shot_stopper) && !played(state, team, Skill::leading_goal_keeper);
}

bool after_kick(const Ruleset& rules, const State& state, Team team) {
  return began_with_kick(state) && one_die_so_far(rules, state, team);
}

/// What A5 asks for in the penalty area, in an area beside it.
bool keeper_advanced(const Ruleset& rules, const State& state, Team team) {
  const Area home = rules.pitch.penalty_area[index(team)];
  const bool kept_there = state.turn.target == state.ball && state.turn.start != state.ball &&
                          state.control == state.turn.began_with && !state.turn.easy;
  return kept_there && !state.turn.sweeps[index(team)] && state.side(team).keeper == state.ball &&
         rules.pitch.neighbours[index(home)].contains(state.ball) && !dazzled(rules, state, team);
}

void sweep_outside(const Context& context, Team team) { sweep(context, team, Cause::skill); }

// Defenders

bool may_tackle(const Ruleset& rules, const State& state, Team team) {
  return zone_of(rules, team, state.ball) == Line::defence && enough_to_tackle(rules, state, team) &&
         !presses_hard(state);
}

bool higher_die_left(const Ruleset& rules, const State& state, Team team) {
  return team == state.passive() && check_won(state) &&
         zone_of(rules, team, state.turn.target) == Line::defence && state.turn.dice[0] > state.turn.dice[1];
}

void stop(const Context& context, Team) { set_new_value(context, context.state.turn.dice[0]); }

bool full_backs_help(const Ruleset& rules, const State& state, Team team) {
  return state.turn.offside_risk && team == state.passive() &&
         defenders_in_line(rules, state, team, true) > defenders_in_line(rules, state, team, false);
}

bool may_double(const Ruleset& rules, const State& state, Team team) {
  constexpr int needed = 2;
  return team == state.passive() && zone_of(rules, team, state.ball) == Line::defence &&
         strength(rules, state, team, state.ball) >= needed && card_changes_value(rules, state, team);
}

bool trap_snaps(const Ruleset&, const State& state, Team team) {
  return team == defended_pass(state) && !state.turn.contested && state.turn.offside_risk;
}

void spring_trap(const Context& context, Team team) {
  award_free_kick(context, team);
  context.emit(
      {.kind = EventKind::foul, .cause = Cause::skill, .team = opponent(team), .to = context.state.ball});
}

bool wing_backs_may_go(const Ruleset& rules, const State& state, Team team) {
  return zone_of(rules, team, state.ball) == Line::defence && !ball_may_go(rules, state, team).empty();
}

void choose_ball_place(const Context& context, Team team) { context.then({{Step::ball_choice, team}}); }

template <Skill skill>
bool somebody_runs(const Ruleset& rules, const State& state, Team team) {
  return runner_exists(rules, state, team, skill);
}

bool line_may_move(const Ruleset& rules, const State& state, Team team) {
  return team == state.passive() && grant_moves_anybody(rules, state, team, Grant::catenaccio);
}

void move_line(const Context& context, Team team) { grant_move(context, team, Grant::catenaccio); }

// Midfielders

bool general_there(const Ruleset& rules, const State& state, Team team) {
  return rules.pitch.halfway.contains(state.turn.target) && has_piece(state.side(team), state.turn.target) &&
         !state.turn.actions_skipped;
}

void turn_order_round(const Context& context, Team) {
  act_first(context, opponent(first_to_act(context.rules, context.state)));
}

bool may_create(const Ruleset& rules, const State& state, Team team) {
  return team == state.control && rules.pitch.halfway.contains(state.ball) &&
         !ball_may_go(rules, state, team).empty();
}

bool ball_was_pressed_away(const Ruleset&, const State& state, Team team) {
  return state.turn.press_won_by == opponent(team) && !presses_hard(state);
}

bool pass_to_cross(const Ruleset& rules, const State& state, Team) { return crossing_helps(rules, state); }

bool may_dribble(const Ruleset& rules, const State& state, Team team) {
  return card_dribble_exists(rules, state, team);
}

bool may_pass_short(const Ruleset& rules, const State& state, Team team) {
  return team == state.control && check_won(state) && !state.turn.long_pass &&
         rules.pitch.halfway.contains(state.turn.start) && !state.turn.actions_skipped;
}

// Forwards

bool target_man_there(const Ruleset& rules, const State& state, Team team) {
  return team == state.control && zone_of(rules, team, state.turn.target) == Line::forward &&
         has_piece(state.side(team), state.turn.target);
}

/// R149; an offside risk that came true still settles the order.
void recount_for_order(const Context& context, Team) {
  State& state = context.state;
  for (const Team team : teams)
    state.turn.in_target[index(team)] = static_cast<std::uint8_t>(weight(state, team, state.turn.target));
  if (!check_won(state) || !state.turn.offside_risk) state.turn.settled_first.reset();
}

void strike_hard(const Context& context, Team team, int die) {
  if (die > 2) return;
  award_free_kick(context, opponent(team));
  book(context, team, RedTest::if_booked_before);
}

bool target_in_attacked_box(const Ruleset& rules, const State& state, Team team) {
  return state.turn.target == rules.pitch.penalty_area[index(opponent(team))] && !state.turn.actions_skipped;
}

void fight_for_order(const Context& context, Team) {
  context.then({{Step::card_contest, context.state.control}});
}

bool target_in_attack(const Ruleset& rules, const State& state, Team team) {
  return zone_of(rules, team, state.turn.target) == Line::forward;
}

void referee_looks(const Context& context, Team team, int die) {
  if (die == 1) {
    award_free_kick(context, opponent(team));
    book(context, team, RedTest::if_booked_before);
  } else if (die >= 4) {
    const Area foul = context.state.turn.target;
    award_free_kick(context, team);
    test_for_card(context, opponent(team), foul, 1);
  }
}

}  // namespace

const std::array<CardRules, skill_count> card_table{{
    {Moment::action_end, formation_may_change, change_formation_twice},
    {Moment::fresh_player, always},
    {Moment::movement, always, nullptr, run_as_long_as_it_lasts},
    {Moment::check_end, always, roll_for<Skill::fanatic_fans>, fans_shout},
    {Moment::own_attempt, own_kick},
    {Moment::first_action, coach_there, roll_for<Skill::fiery_coach>, coach_rages},
    {Moment::pressing, sweeps_at_home},
    {Moment::turn_start, keeper_can_build, let_one_move},
    {Moment::opposing_attempt, one_die_so_far},
    {Moment::penalty, always},
    {Moment::opposing_attempt, after_kick},
    {Moment::pressing, keeper_advanced, sweep_outside},
    {Moment::pressing, may_tackle},
    {Moment::check_end, higher_die_left, stop},
    {Moment::before_dice, full_backs_help},
    {Moment::positioning, may_double},
    {Moment::check_end, trap_snaps, spring_trap},
    {Moment::won_press, wing_backs_may_go, choose_ball_place},
    {Moment::first_action, somebody_runs<Skill::fast_defender>},
    {Moment::check_end, line_may_move, move_line},
    {Moment::check_end, general_there, turn_order_round},
    {Moment::positioning, may_create},
    {Moment::pressing, ball_was_pressed_away},
    {Moment::pass, pass_to_cross},
    {Moment::movement, may_dribble},
    {Moment::check_end, may_pass_short},
    {Moment::first_action, somebody_runs<Skill::box_to_box_midfielder>},
    {Moment::action_stage, target_man_there, recount_for_order},
    {Moment::own_attempt, in_attacked_penalty_area},
    {Moment::own_attempt, in_attacked_penalty_area, roll_for<Skill::aggressive_striker>, strike_hard},
    {Moment::check_end, target_in_attacked_box, fight_for_order},
    {Moment::special_event, target_in_attack, roll_for<Skill::actor>, referee_looks},
    {Moment::first_action, somebody_runs<Skill::fast_attacker>},
}};

}  // namespace fuba::engine
