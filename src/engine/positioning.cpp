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
  const int own = counted(rules, state, team, state.ball);
  if (own == 0) return 0;
  const int others = counted(rules, state, opponent(team), state.ball);
  return own > others ? rules.ball_value.positioning_majority : rules.ball_value.positioning;
}

int value_after(const Ruleset& rules, const State& state, Team team, int steps) {
  return std::clamp(state.ball_value + (team == state.control ? -steps : steps), 1, int{rules.highest_value});
}

bool further_step_matters(const Ruleset& rules, const State& state, Team team) {
  const int steps = steps_by_numbers(rules, state, team);
  return steps > 0 && value_after(rules, state, team, steps + 1) != value_after(rules, state, team, steps);
}

bool enter_positioning(const Context& context) {
  const Frame frame = context.frame();
  context.state.agenda.pop();
  improve_position(context, frame.team, frame.number != 0);
  if (played(context.state, frame.team, Skill::creative_midfielder))
    context.then({{Step::ball_choice, frame.team}});
  return false;
}

}  // namespace

void improve_position(const Context& context, Team team, bool boosted) {
  const State& state = context.state;
  const int own = counted(context.rules, state, team, state.ball);
  context.emit(
      {.kind = EventKind::positioning,
       .cause = Cause::positioning,
       .team = team,
       .figures = {static_cast<std::int8_t>(own),
                   static_cast<std::int8_t>(counted(context.rules, state, opponent(team), state.ball))}});
  int steps = steps_by_numbers(context.rules, state, team);
  if (steps == 0) return;
  if (boosted) steps += context.rules.ball_value.positioning_boost;
  if (by_card(state, team)) steps += context.rules.ball_value.positioning_card;
  context.set_ball_value(value_after(context.rules, state, team, steps), Cause::positioning);
}

void begin_positioning(const Context& context, Team team) {
  if (!context.rules.has(Option::conditions)) {
    improve_position(context, team, false);
    return;
  }
  context.then(
      {{Step::boost, team, static_cast<std::uint8_t>(Boost::positioning)}, {Step::positioning, team}});
  offer_cards(context, team, Moment::positioning);
}

bool boost_changes_value(const Ruleset& rules, const State& state, Team team) {
  return !by_card(state, team) && further_step_matters(rules, state, team);
}

bool card_changes_value(const Ruleset& rules, const State& state, Team team) {
  return further_step_matters(rules, state, team);
}

const StepRules positioning_step{.enter = enter_positioning};

}  // namespace fuba::engine
