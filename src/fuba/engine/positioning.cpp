#include "positioning.hpp"

#include "conditions.hpp"
#include "pieces.hpp"
#include "skills.hpp"

namespace fuba::engine {
namespace {

bool by_card(const State& state, Team team) {
  return played(state, team, team == state.control ? Skill::short_passes : Skill::doubling);
}

int steps_by_numbers(const Ruleset& rules, const State& state, Team team) {
  const int own = strength(rules, state, team, state.ball);
  if (own == 0) return 0;
  const int others = strength(rules, state, opponent(team), state.ball);
  return own > others ? rules.ball_value.positioning_majority : rules.ball_value.positioning;
}

int value_after(const Ruleset& rules, const State& state, Team team, int steps) {
  return std::clamp(state.ball_value + (team == state.control ? -steps : steps), 1, int{rules.highest_value});
}

bool further_step_matters(const Ruleset& rules, const State& state, Team team) {
  const int steps = steps_by_numbers(rules, state, team);
  return steps > 0 && value_after(rules, state, team, steps + 1) != value_after(rules, state, team, steps);
}

// it/actions.positioning: two dice against the ball value

bool by_dice(const Ruleset& rules) { return rules.policies.positioning == Policies::Positioning::two_dice; }

/// Before its limit; without a player at the ball it may be less than nothing.
int change_by_dice(const Ruleset& rules, const State& state, Team team, Dice dice) {
  const auto& numbers = rules.ball_value;
  const int own = strength(rules, state, team, state.ball);
  const int others = strength(rules, state, opponent(team), state.ball);
  int change = own > others ? numbers.positioning_majority : 0;
  if (own == 0) change += numbers.positioning_missing;
  for (const int die : dice)
    if (team == state.control ? die < state.ball_value : die > state.ball_value)
      change += numbers.positioning_die;
  return change;
}

/// R89: the limit comes last.
int limited(const Ruleset& rules, int change) {
  return std::clamp(change, 0, int{rules.ball_value.positioning_most});
}

/// The number of the positioning frame tells how much more the change is than that of a missing player; with
/// a condition point it is more.
int change_of(const Ruleset& rules, int number) {
  return limited(rules, number + rules.ball_value.positioning_missing);
}

void positioning_dice_rolled(const Context& context, Dice dice) {
  const Team team = context.frame().team;
  const State& state = context.state;
  const int change = change_by_dice(context.rules, state, team, dice);
  context.state.agenda.pop();
  context.emit({.kind = EventKind::positioning_dice,
                .cause = Cause::positioning,
                .team = team,
                .figures = {static_cast<std::int8_t>(dice[0]), static_cast<std::int8_t>(dice[1]),
                            static_cast<std::int8_t>(state.ball_value),
                            static_cast<std::int8_t>(limited(context.rules, change))}});
  const int number = change - context.rules.ball_value.positioning_missing;
  context.then({{Step::positioning, team, static_cast<std::uint8_t>(number)}});
  if (context.rules.has(Option::conditions))
    context.then({{Step::boost, team, static_cast<std::uint8_t>(Boost::positioning)}});
}

/// Whether the positioning that waits below the boost could change the value further.
bool further_change_by_dice(const Ruleset& rules, const State& state, Team team) {
  const int number = state.agenda[state.agenda.size() - 2].number;
  return value_after(rules, state, team, change_of(rules, number + rules.ball_value.positioning_boost)) !=
         value_after(rules, state, team, change_of(rules, number));
}

/// Turns the ball value in the team's favour by its numbers in the ball's area (R37, R117), further with a
/// condition point (A1.2) or a card (A11).
void improve_position(const Context& context, Team team, bool boosted) {
  const State& state = context.state;
  const int own = strength(context.rules, state, team, state.ball);
  context.emit(
      {.kind = EventKind::positioning,
       .cause = Cause::positioning,
       .team = team,
       .figures = {static_cast<std::int8_t>(own),
                   static_cast<std::int8_t>(strength(context.rules, state, opponent(team), state.ball))}});
  int steps = steps_by_numbers(context.rules, state, team);
  if (steps == 0) return;
  if (boosted) steps += context.rules.ball_value.positioning_boost;
  if (by_card(state, team)) steps += context.rules.ball_value.positioning_card;
  context.set_ball_value(value_after(context.rules, state, team, steps), Cause::positioning);
}

bool enter_positioning(const Context& context) {
  const Frame frame = context.frame();
  context.state.agenda.pop();
  if (by_dice(context.rules)) {
    const int change = change_of(context.rules, frame.number);
    context.set_ball_value(value_after(context.rules, context.state, frame.team, change), Cause::positioning);
    return false;
  }
  improve_position(context, frame.team, frame.number != 0);
  if (played(context.state, frame.team, Skill::creative_midfielder))
    context.then({{Step::ball_choice, frame.team}});
  return false;
}

}  // namespace

void adjust_value(const Context& context, Team team) {
  const State& state = context.state;
  const auto& numbers = context.rules.ball_value;
  if (state.turn.goal_kick_due) return;
  const int own = strength(context.rules, state, state.control, state.ball);
  const int others = strength(context.rules, state, state.passive(), state.ball);
  context.emit({.kind = EventKind::adjusted_value,
                .cause = Cause::majority,
                .team = team,
                .figures = {static_cast<std::int8_t>(own), static_cast<std::int8_t>(others)}});
  const int change = std::clamp(numbers.adjustment_each * (others - own), -numbers.adjustment_most,
                                int{numbers.adjustment_most});
  context.set_ball_value(state.ball_value + change, Cause::majority);
}

void begin_positioning(const Context& context, Team team) {
  if (by_dice(context.rules)) {
    context.then({{Step::positioning_dice, team}});
    return;
  }
  if (!context.rules.has(Option::conditions)) {
    improve_position(context, team, false);
    return;
  }
  context.then(
      {{Step::boost, team, static_cast<std::uint8_t>(Boost::positioning)}, {Step::positioning, team}});
  offer_cards(context, team, Moment::positioning);
}

void boost_positioning(const Context& context) {
  Frame& frame = context.frame();
  const int boosted = by_dice(context.rules) ? frame.number + context.rules.ball_value.positioning_boost : 1;
  frame.number = static_cast<std::uint8_t>(boosted);
}

bool boost_changes_value(const Ruleset& rules, const State& state, Team team) {
  if (by_dice(rules)) return further_change_by_dice(rules, state, team);
  return !by_card(state, team) && further_step_matters(rules, state, team);
}

bool card_changes_value(const Ruleset& rules, const State& state, Team team) {
  return further_step_matters(rules, state, team);
}

const StepRules positioning_dice_step{
    .purpose = Purpose::positioning, .two_dice = true, .rolled = positioning_dice_rolled};
const StepRules positioning_step{.enter = enter_positioning};

}  // namespace fuba::engine
