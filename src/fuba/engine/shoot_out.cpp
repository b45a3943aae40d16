#include "shoot_out.hpp"

#include <algorithm>

#include "flow.hpp"
#include "fuba/facts.hpp"

namespace fuba::engine {
namespace {

constexpr std::uint8_t half_before_extra_time = 2;
constexpr std::uint8_t first_extra_half = 3;

/// Whether the tie is level: the match, or the sum of two and, where it is agreed, the goals away (C27, C28).
bool level(const Ruleset& rules, const State& state) {
  const auto first_leg = rules.terms.first_leg.value_or(std::array<std::uint8_t, 2>{});
  if (state.score[0] + first_leg[0] != state.score[1] + first_leg[1]) return false;
  const bool away_goals_count = rules.terms.away_goals && rules.terms.first_leg;
  return !away_goals_count || first_leg[index(Team::home)] == state.score[index(Team::away)];
}

/// C29: the third half begins as the match did, with a roll for who starts.
bool enter_extra_time(const Context& context) {
  State& state = context.state;
  announce_changes(context);
  state.agenda.pop();
  begin_half(state, context.rules, first_extra_half);
  context.then({{Step::kick_off_roll, Team::home, 1}});
  return false;
}

// C30: penalties

void first_kick_rolled(const Context& context, Dice dice) {
  if (dice[0] == dice[1]) return;
  State& state = context.state;
  const Team first = dice[0] > dice[1] ? Team::home : Team::away;
  state.agenda.pop();
  state.shoot_out = ShootOut{.first = first};
  context.emit({.kind = EventKind::first_kick, .cause = Cause::shoot_out, .team = first});
  context.then({{Step::shoot_out}});
}

void end_shoot_out(const Context& context, Team won) {
  const State& state = context.state;
  const auto& scored = state.shoot_out->scored;
  context.emit({.kind = EventKind::shoot_out_ends,
                .cause = Cause::shoot_out,
                .team = won,
                .figures = {static_cast<std::int8_t>(scored[0]), static_cast<std::int8_t>(scored[1])}});
  end_match(context);
}

/// The dive is secret and comes first, as at any penalty.
bool enter_shoot_out(const Context& context) {
  State& state = context.state;
  const ShootOut& shoot_out = *state.shoot_out;
  if (const auto won = winner(context.rules, shoot_out)) {
    end_shoot_out(context, *won);
    return false;
  }
  state.control = kicker(shoot_out);
  context.then({{Step::dive, opponent(state.control)}, {Step::kick, state.control}});
  return false;
}

/// No rebound, no clock, no ball value; the score of the match stays (C31).
void shoot_out_rolled(const Context& context, Dice dice) {
  State& state = context.state;
  const Frame frame = context.frame();
  const auto dive = static_cast<std::size_t>(state.secret_dive.value_or(Side::middle));
  const int needed = context.rules.penalty[frame.number][dive];
  const bool goal = dice[0] >= needed;
  state.agenda.pop();
  state.secret_dive.reset();
  ++state.shoot_out->kicks[index(frame.team)];
  if (goal) ++state.shoot_out->scored[index(frame.team)];
  context.emit({.kind = EventKind::shoot_out_kick,
                .cause = Cause::shoot_out,
                .team = frame.team,
                .figures = {static_cast<std::int8_t>(frame.number), static_cast<std::int8_t>(dive),
                            static_cast<std::int8_t>(needed), static_cast<std::int8_t>(dice[0]),
                            static_cast<std::int8_t>(goal)}});
}

}  // namespace

bool goes_on(const Context& context) {
  const Ruleset& rules = context.rules;
  const State& state = context.state;
  if (!rules.has(Option::cup)) return false;
  if (state.half == first_extra_half) {
    context.then({{Step::second_half}});
    return true;
  }
  if (!level(rules, state)) return false;
  if (state.half == half_before_extra_time && rules.terms.extra_time)
    context.then(
        {{Step::change_formation, Team::home}, {Step::change_formation, Team::away}, {Step::extra_time}});
  else
    context.then({{Step::first_kick, Team::home}});
  return true;
}

const StepRules extra_time_step{.enter = enter_extra_time};
const StepRules first_kick_step{
    .purpose = Purpose::first_kick, .two_dice = true, .both_teams = true, .rolled = first_kick_rolled};
const StepRules shoot_out_step{.enter = enter_shoot_out};
const StepRules shoot_out_die_step{.purpose = Purpose::shoot_out, .rolled = shoot_out_rolled};

}  // namespace fuba::engine

namespace fuba {

std::optional<Team> winner(const Ruleset& rules, const ShootOut& shoot_out) {
  const int rounds = std::max({rules.cup.kicks, shoot_out.kicks[0], shoot_out.kicks[1]});
  for (const Team team : teams) {
    const std::size_t other = index(opponent(team));
    if (shoot_out.scored[index(team)] > shoot_out.scored[other] + rounds - shoot_out.kicks[other])
      return team;
  }
  return std::nullopt;
}

Team kicker(const ShootOut& shoot_out) {
  const bool even = shoot_out.kicks[0] == shoot_out.kicks[1];
  return even ? shoot_out.first : opponent(shoot_out.first);
}

}  // namespace fuba
