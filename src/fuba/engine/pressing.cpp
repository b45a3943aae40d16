#include "pressing.hpp"

#include "conditions.hpp"
#include "discipline.hpp"
#include "goalkeeper.hpp"
#include "pieces.hpp"
#include "set_pieces.hpp"
#include "skills.hpp"
#include "var.hpp"
#include "weather.hpp"

namespace fuba::engine {
namespace {

/// What decides a press besides its dice.
struct Terms {
  bool equal_wins;  ///< an equal die counts as lower
  bool lower_die;   ///< the lower die is the new value whatever the other
  int value;        ///< of the ball before the press (R38)

  /// The highest die that wins.
  int needed() const { return equal_wins ? value : value - 1; }
  bool beats(int die) const { return die <= needed(); }
};

bool fair_numbers(const Ruleset& rules, const State& state, Team team) {
  return strength(rules, state, team, state.ball) >= strength(rules, state, opponent(team), state.ball);
}

Terms terms_of(const Ruleset& rules, const State& state, Team team, Press press) {
  const bool ordinary = press == Press::ordinary;
  const bool gegenpressing = ordinary && played(state, team, Skill::gegenpressing);
  const bool tackles = ordinary && played(state, team, Skill::tackle);
  const bool always = rules.policies.hard_press_equal == Policies::HardPressEqual::always;
  const bool hard =
      (tackles || !ordinary) && (always || press == Press::fierce || fair_numbers(rules, state, team));
  return {
      .equal_wins = gegenpressing || hard,
      .lower_die = gegenpressing || (state.turn.sweeps[index(team)] && !rules.plays(TurnStage::keeper_exit)),
      .value = state.ball_value};
}

/// Condition points that an aggressive pressing costs in this weather (A10).
int hard_press_cost(const Ruleset& rules, const State& state) {
  return weather_rule(rules, state).hard_press_cost;
}

/// A6, A11: a free kick in the target area or at the ball, and a card test where the referee looks for one.
void commit_foul(const Context& context, Team team, Cause cause, bool card_test) {
  if (context.rules.policies.foul_place == Policies::FoulPlace::ball)
    award_free_kick(context, opponent(team), context.state.ball);
  else
    award_free_kick(context, opponent(team));
  context.emit({.kind = EventKind::foul, .cause = cause, .team = team, .to = context.state.ball});
  if (card_test) test_for_card(context, team, context.state.ball);
}

bool keeper_sweeps_up(const State& state, Team team) { return played(state, team, Skill::sweeper_keeper); }

/// What a failed press does to the ball value.
void settle_failed_press(const Context& context, const Terms& terms, Team team, int lower) {
  const bool always = context.rules.policies.failed_press == Policies::FailedPress::any_dice;
  if (always || (lower > terms.value && !keeper_sweeps_up(context.state, team)))
    context.set_ball_value(terms.value + context.rules.ball_value.failed_press, Cause::failed_press);
}

void press_rolled(const Context& context, Dice dice) {
  const Team team = context.frame().team;
  const auto press = static_cast<Press>(context.frame().number);
  const State& state = context.state;
  context.state.agenda.pop();
  const Terms terms = terms_of(context.rules, state, team, press);
  const int lower = std::min(dice[0], dice[1]);
  const int higher = std::max(dice[0], dice[1]);
  const bool fouled = press == Press::ordinary && played(state, team, Skill::tackle) && lower == higher;
  const bool won = !fouled && terms.beats(lower);
  const Cause cause = press == Press::ordinary ? Cause::pressing : Cause::aggressive_pressing;
  context.emit({.kind = EventKind::press,
                .cause = cause,
                .team = team,
                .from = state.ball,
                .figures = {static_cast<std::int8_t>(dice[0]), static_cast<std::int8_t>(dice[1]),
                            static_cast<std::int8_t>(terms.value), static_cast<std::int8_t>(won),
                            static_cast<std::int8_t>(terms.needed())}});
  if (won)
    claim_press(context, team, terms.lower_die || terms.beats(higher) ? lower : higher);
  else if (fouled)
    commit_foul(context, team, Cause::skill, true);
  else if (press != Press::ordinary)
    commit_foul(context, team, cause, press == Press::hard);
  else
    settle_failed_press(context, terms, team, lower);
}

// 2.0/4.9.1 With one die

bool with_one_die(const Ruleset& rules) { return rules.policies.pressing == Policies::Pressing::one_die; }

std::optional<Refusal> refuse_single_press(const State& state, Team team) {
  if (team == state.control) return Refusal{.reason = Reason::press_in_control};
  if (state.turn.goal_kick_due) return Refusal{.reason = Reason::press_goal_kick};
  if (has_piece(state.side(team), state.ball)) return std::nullopt;
  return Refusal{.reason = Reason::press_nobody_there, .area = state.ball};
}

/// A failed one lets the next check pass by itself.
void single_press_rolled(const Context& context, Dice dice) {
  State& state = context.state;
  const Team team = context.frame().team;
  state.agenda.pop();
  const int die = dice[0] + press_modifier_of_keeper(context.rules, state, team);
  const bool won = die < state.ball_value;
  context.emit({.kind = EventKind::press,
                .cause = Cause::pressing,
                .team = team,
                .from = state.ball,
                .figures = {static_cast<std::int8_t>(die), 0, static_cast<std::int8_t>(state.ball_value),
                            static_cast<std::int8_t>(won), static_cast<std::int8_t>(state.ball_value - 1)}});
  if (won) {
    context.give_control(team, Cause::pressing);
    context.set_ball_value(die, Cause::pressing);
  } else {
    state.auto_check = true;
    context.emit({.kind = EventKind::check_granted, .cause = Cause::failed_press, .team = state.control});
  }
}

}  // namespace

bool enough_to_tackle(const Ruleset& rules, const State& state, Team team) {
  constexpr int most_missing = 2;
  const int own = strength(rules, state, team, state.ball);
  return own > 0 && own + most_missing >= strength(rules, state, opponent(team), state.ball);
}

std::optional<Refusal> refuse_press(const Ruleset& rules, const State& state, Team team) {
  if (with_one_die(rules)) return refuse_single_press(state, team);
  if (team == state.control) return Refusal{.reason = Reason::press_in_control};
  if (fair_numbers(rules, state, team) || card_playable(rules, state, team, Skill::tackle))
    return std::nullopt;
  return Refusal{.reason = Reason::press_outnumbered,
                 .area = state.ball,
                 .number = strength(rules, state, team, state.ball)};
}

std::optional<Refusal> refuse_hard_press(const Ruleset& rules, const State& state, Team team) {
  const bool granted = state.turn.free_hard_press[index(team)];
  if (!granted && !rules.has(Option::aggressive_pressing)) return Refusal{.reason = Reason::not_asked};
  if (team == state.control) return Refusal{.reason = Reason::press_in_control};
  const int own = strength(rules, state, team, state.ball);
  const int others = strength(rules, state, state.control, state.ball);
  if (own == 0 || (!granted && own + 1 < others))
    return Refusal{.reason = Reason::hard_press_outnumbered, .area = state.ball, .number = own};
  const int cost = hard_press_cost(rules, state);
  if (!granted && points_facing(rules, state, team, state.ball) < cost)
    return Refusal{.reason = Reason::no_condition_point, .number = cost};
  return std::nullopt;
}

bool presses_hard(const State& state) {
  for (std::size_t at = state.agenda.size(); at-- > 0;)
    if (const Frame& frame = state.agenda[at]; frame.step == Step::pressing)
      return static_cast<Press>(frame.number) != Press::ordinary;
  return false;
}

void win_ball(const Context& context, Team team, int new_value) {
  if (context.rules.has(Option::skills)) context.state.turn.press_won_by = team;
  context.give_control(team, Cause::pressing);
  context.set_ball_value(new_value, Cause::pressing);
  offer_cards(context, team, Moment::won_press);
}

void begin_press(const Context& context, Team team) {
  if (with_one_die(context.rules)) {
    context.then({{Step::single_press, team}});
    return;
  }
  context.then({{Step::pressing, team, static_cast<std::uint8_t>(Press::ordinary)}});
  if (!fair_numbers(context.rules, context.state, team)) play_card(context, team, Skill::tackle);
  offer_cards(context, team, Moment::pressing);
}

void begin_hard_press(const Context& context, Team team) {
  const bool granted = context.state.turn.free_hard_press[index(team)];
  const Press press = granted ? Press::fierce : Press::hard;
  if (!granted)
    spend_points(context, team, context.state.ball, hard_press_cost(context.rules, context.state),
                 Cause::aggressive_pressing);
  context.then({{Step::pressing, team, static_cast<std::uint8_t>(press)}});
  offer_cards(context, team, Moment::pressing);
}

const StepRules single_press_step{.purpose = Purpose::pressing, .rolled = single_press_rolled};
const StepRules pressing_step{.purpose = Purpose::pressing, .two_dice = true, .rolled = press_rolled};

}  // namespace fuba::engine
