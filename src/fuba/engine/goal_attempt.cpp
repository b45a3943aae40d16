#include "goal_attempt.hpp"

#include "counters.hpp"
#include "fuba/facts.hpp"
#include "goalkeeper.hpp"
#include "offside.hpp"
#include "pieces.hpp"
#include "set_pieces.hpp"
#include "skills.hpp"
#include "special_events.hpp"
#include "var.hpp"

namespace fuba::engine {
namespace {

Area attacked_penalty_area(const Ruleset& rules, Team team) {
  return rules.pitch.penalty_area[index(opponent(team))];
}

bool keeper_away(const Ruleset& rules, const State& state, Team shooter) {
  return state.side(opponent(shooter)).keeper != attacked_penalty_area(rules, shooter);
}

bool offside_in_front_of_goal(const Ruleset& rules, const State& state, Team shooter, Area from) {
  return offside_areas(rules, state, from).contains(attacked_penalty_area(rules, shooter));
}

/// The shooting team's players in the penalty area that are not offside (R111).
int attackers_in_front_of_goal(const Ruleset& rules, const State& state, Team shooter, Area from) {
  if (offside_in_front_of_goal(rules, state, shooter, from)) return 0;
  return counted_for_shot(rules, state, shooter, attacked_penalty_area(rules, shooter));
}

/// The same for a rebound; their own goalkeeper may not count either (it/actions.rebound).
int attackers_at_rebound(const Ruleset& rules, const State& state, Team shooter) {
  if (offside_in_front_of_goal(rules, state, shooter, state.ball)) return 0;
  const bool without_keeper = rules.policies.rebound_keepers == Policies::ReboundKeepers::none;
  return counted_for_shot(rules, state, shooter, attacked_penalty_area(rules, shooter), without_keeper);
}

/// Without the goalkeeper (4.6.1), unless he stands outside his goal area (2.0/A5).
int defenders_at_rebound(const Ruleset& rules, const State& state, Team defender) {
  return counted_for_shot(rules, state, defender, rules.pitch.penalty_area[index(defender)],
                          !state.side(defender).keeper_out);
}

/// The defenders that count for a majority; in some editions the goalkeeper only outside his goal area.
int defenders_for_majority(const Ruleset& rules, const State& state, Team defender, Area area) {
  const bool without_keeper = rules.shot.keeper_ignored && !state.side(defender).keeper_out;
  return counted_for_shot(rules, state, defender, area, without_keeper);
}

int majority(const Ruleset& rules, int own, int others) {
  return rules.shot.majority * ((own > others) - (own < others));
}

/// The majority in the penalty area of so many shooters, those offside too. Players offside do not help the
/// shooters; whether they keep the others from a majority is for the edition to say.
int majority_in_front_of_goal(const Ruleset& rules, int attackers, int defenders, bool offside) {
  const int own = offside ? 0 : attackers;
  if (own > defenders || !rules.shot.offside_counts_for_minority) return majority(rules, own, defenders);
  return std::min(majority(rules, attackers, defenders), 0);
}

constexpr bool counts_as_scores(int value, int modifier) {
  int faces = 0;
  for (int die = 1; die <= 6; ++die) faces += scores(value, die + modifier) ? 1 : 0;
  return faces == scoring_faces(value, modifier);
}
static_assert(counts_as_scores(1, -9) && counts_as_scores(3, 0) && counts_as_scores(6, 2) &&
              counts_as_scores(1, 9));

/// What is added to the die of a shot: for the place it comes from, for majorities, and for all else.
struct ShotParts {
  int area = 0;
  int majority = 0;
  int other = 0;

  int sum() const { return area + majority + other; }
};

ShotParts shot_parts(const Ruleset& rules, const State& state, const Shot& shot, Area from, Attempt attempt) {
  const Team shooter = shot.shooter;
  const bool from_free_kick = attempt == Attempt::from_free_kick;
  ShotParts parts{.area = rules.shot.area_modifier[index(shooter)][index(from)], .other = shot.bonus};
  if ((!from_free_kick || rules.shot.free_kick_counts_area) && from != attacked_penalty_area(rules, shooter))
    parts.majority = majority(rules, counted_for_shot(rules, state, shooter, from),
                              defenders_for_majority(rules, state, opponent(shooter), from));
  const bool offside =
      shot.beyond_line && !not_ahead(rules, state, from).contains(attacked_penalty_area(rules, shooter));
  parts.majority += offside ? shot.majority_offside : shot.majority;
  if (from_free_kick) parts.other += rules.shot.free_kick;
  return parts;
}

ShotResult read_die(const Ruleset& rules, const State& state, Team shooter, int modified) {
  const int value = state.ball_value;
  if (scores(value, modified)) return ShotResult::goal;
  if (modified == value) return ShotResult::corner;
  if (modified == value - 1 && attackers_in_front_of_goal(rules, state, shooter, state.ball) > 0)
    return ShotResult::rebound;
  return ShotResult::miss;
}

void play_result(const Context& context, Team shooter, ShotResult result) {
  switch (result) {
    case ShotResult::goal:
      claim_goal(context, shooter);
      break;
    case ShotResult::corner:
      award_corner_kick(context, shooter);
      break;
    case ShotResult::rebound:
      context.then({{Step::rebound, shooter}});
      break;
    case ShotResult::again:
      context.then({{Step::second_attempt, shooter}});
      break;
    default:
      award_goal_kick(context, opponent(shooter));
  }
}

/// Cards of the goalkeeper make it two dice, of which the highest is discarded.
bool enter_attempt(const Context& context) {
  Frame& frame = context.frame();
  const Team keeper = opponent(frame.team);
  if (played(context.state, keeper, Skill::shot_stopper) ||
      played(context.state, keeper, Skill::leading_goal_keeper))
    frame.step = Step::guarded_attempt;
  return true;
}

void attempt_with(const Context& context, int die) {
  const Team shooter = context.frame().team;
  const auto attempt = static_cast<Attempt>(context.frame().number);
  context.state.agenda.pop();
  const Shot shot = shot_of(context.rules, context.state, shooter);
  const ShotParts parts = shot_parts(context.rules, context.state, shot, context.state.ball, attempt);
  const int sum = parts.sum();
  const bool difficult = 6 + sum <= context.state.ball_value;  // 4.6.2: even a 6 is not enough
  const ShotResult result =
      difficult && die == 6 ? ShotResult::again : read_die(context.rules, context.state, shooter, die + sum);
  context.emit(
      {.kind = EventKind::shot,
       .cause = Cause::goal_attempt,
       .team = shooter,
       .from = context.state.ball,
       .figures = {static_cast<std::int8_t>(die), static_cast<std::int8_t>(sum),
                   static_cast<std::int8_t>(context.state.ball_value), static_cast<std::int8_t>(result),
                   static_cast<std::int8_t>(parts.area), static_cast<std::int8_t>(parts.majority)}});
  play_result(context, shooter, result);
}

void attempt_rolled(const Context& context, Dice dice) { attempt_with(context, dice[0]); }

void guarded_attempt_rolled(const Context& context, Dice dice) {
  attempt_with(context, std::min(dice[0], dice[1]));
}

/// 4.6.2: the second die is compared with the area modifier alone.
void second_attempt_rolled(const Context& context, Dice dice) {
  const Team shooter = context.frame().team;
  context.state.agenda.pop();
  const int hurdle = -context.rules.shot.area_modifier[index(shooter)][index(context.state.ball)];
  const ShotResult result = dice[0] > hurdle    ? ShotResult::goal
                            : dice[0] == hurdle ? ShotResult::corner
                                                : ShotResult::miss;
  context.emit({.kind = EventKind::difficult_shot,
                .cause = Cause::difficult_attempt,
                .team = shooter,
                .from = context.state.ball,
                .figures = {static_cast<std::int8_t>(dice[0]), static_cast<std::int8_t>(hurdle),
                            static_cast<std::int8_t>(result)}});
  play_result(context, shooter, result);
}

/// R57: the defenders have the ball in their penalty area, and the turn goes on.
void clear_ball(const Context& context, Team defender, int value) {
  context.state.ball = context.rules.pitch.penalty_area[index(defender)];
  context.give_control(defender, Cause::rebound);
  context.set_ball_value(value, Cause::rebound);
  context.then({{Step::ball_winner, defender}});
}

/// 4.6.1.
void rebound_rolled(const Context& context, Dice dice) {
  const Team shooter = context.frame().team;
  const Team defender = opponent(shooter);
  const State& state = context.state;
  context.state.agenda.pop();
  const int attack = dice[0] + attackers_at_rebound(context.rules, state, shooter);
  const int defence = dice[1] + defenders_at_rebound(context.rules, state, defender);
  const ShotResult result = attack > defence    ? ShotResult::goal
                            : attack == defence ? ShotResult::corner
                                                : ShotResult::saved;
  context.emit({.kind = EventKind::rebound,
                .cause = Cause::rebound,
                .team = shooter,
                .figures = {static_cast<std::int8_t>(attack), static_cast<std::int8_t>(defence),
                            static_cast<std::int8_t>(result)}});
  if (result == ShotResult::saved)
    clear_ball(context, defender,
               context.rules.policies.rebound_value == Policies::ReboundValue::winner ? dice[1] : dice[0]);
  else
    play_result(context, shooter, result);
}

}  // namespace

Shot shot_of(const Ruleset& rules, const State& state, Team shooter) {
  const Area goal_mouth = attacked_penalty_area(rules, shooter);
  const Area line = second_closest(rules, state, state.passive());
  const int attackers = counted_for_shot(rules, state, shooter, goal_mouth);
  const int defenders = defenders_for_majority(rules, state, opponent(shooter), goal_mouth);
  const int keeper = keeper_away(rules, state, shooter) ? rules.shot.keeper_away : 0;
  return {.shooter = shooter,
          .beyond_line = beyond_line(rules, state, line).contains(goal_mouth),
          .majority = majority_in_front_of_goal(rules, attackers, defenders, false),
          .majority_offside = majority_in_front_of_goal(rules, attackers, defenders, true),
          .bonus = keeper + shot_bonus_against_keeper(rules, state, shooter) +
                   event_of_turn(rules, state).attempt_bonus + shot_bonus_of_cards(state, shooter)};
}

int shot_modifier(const Ruleset& rules, const State& state, const Shot& shot, Area from, Attempt attempt) {
  return shot_parts(rules, state, shot, from, attempt).sum();
}

AreaSet shot_areas(const Ruleset& rules, const State& state, Team team) {
  const AreaSet always = rules.shot.areas[index(team)];
  return keeper_away(rules, state, team) ? always | rules.shot.areas_keeper_away[index(team)] : always;
}

std::optional<Refusal> refuse_shot(const Ruleset& rules, const State& state, Team team) {
  if (team != state.control) return Refusal{.reason = Reason::shot_not_in_control};
  if (may_shoot(rules, state, team, state.ball)) return std::nullopt;
  if (!rules.shot.areas_keeper_away[index(team)].contains(state.ball))
    return Refusal{.reason = Reason::shot_area, .area = state.ball};
  return Refusal{.reason = Reason::shot_area_keeper_home, .area = state.ball};
}

void begin_goal_attempt(const Context& context, Team team, Attempt attempt) {
  context.then({{Step::goal_attempt, team, static_cast<std::uint8_t>(attempt)}});
  offer_cards(context, opponent(team), Moment::opposing_attempt);
  offer_cards(context, team, Moment::own_attempt);
}

void score_goal(const Context& context, Team team) {
  State& state = context.state;
  count_up(state.score[index(team)]);
  context.emit(
      {.kind = EventKind::goal,
       .cause = Cause::goal_attempt,
       .team = team,
       .figures = {static_cast<std::int8_t>(state.score[0]), static_cast<std::int8_t>(state.score[1])}});
  award_kick_off(context, opponent(team));
}

const StepRules goal_attempt_step{
    .enter = enter_attempt, .purpose = Purpose::goal_attempt, .rolled = attempt_rolled};
const StepRules guarded_attempt_step{
    .purpose = Purpose::goal_attempt, .two_dice = true, .rolled = guarded_attempt_rolled};
const StepRules second_attempt_step{.purpose = Purpose::second_attempt, .rolled = second_attempt_rolled};
const StepRules rebound_step{
    .purpose = Purpose::rebound, .two_dice = true, .both_teams = true, .rolled = rebound_rolled};

}  // namespace fuba::engine

namespace fuba {

bool may_shoot(const Ruleset& rules, const State& state, Team team, Area from) {
  return engine::shot_areas(rules, state, team).contains(from);
}

int shot_modifier(const Ruleset& rules, const State& state, Team team, Area from) {
  return engine::shot_modifier(rules, state, engine::shot_of(rules, state, team), from,
                               engine::Attempt::from_play);
}

double chance_to_score(int value, int modifier) { return engine::scoring_faces(value, modifier) / 6.0; }

}  // namespace fuba
