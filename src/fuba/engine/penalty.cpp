#include "penalty.hpp"

#include "fuba/facts.hpp"
#include "goal_attempt.hpp"
#include "set_pieces.hpp"
#include "skills.hpp"

namespace fuba::engine {
namespace {

/// 5.5.1: the taker stands with the ball on the spot.
bool enter_penalty_kick(const Context& context) {
  State& state = context.state;
  const Team team = context.frame().team;
  state.agenda.pop();
  context.then({{Step::dive, opponent(team)}, {Step::kick, team}});
  offer_cards(context, opponent(team), Moment::penalty);
  begin_restart(context, context.rules.pitch.penalty_area[index(opponent(team))], Cause::penalty_kick);
  ask_for_set_up(context);
  return false;
}

void list_sides(Verb verb, CommandList& list) {
  for (const Side side : {Side::left, Side::middle, Side::right}) list.add(commands::side(verb, side));
}

void list_dives(const Ruleset&, const State&, CommandList& list) { list_sides(Verb::dive, list); }

void choose_dive(const Context& context, const Command& command) {
  context.state.secret_dive = command.side();
  context.state.agenda.pop();
}

void list_kicks(const Ruleset&, const State&, CommandList& list) { list_sides(Verb::kick, list); }

void choose_kick(const Context& context, const Command& command) {
  const Team team = context.frame().team;
  context.state.agenda.pop();
  if (context.state.shoot_out) {
    context.then({{Step::shoot_out_die, team, static_cast<std::uint8_t>(command.side())}});
    return;
  }
  const bool guarded = played(context.state, opponent(team), Skill::penalty_shot_saver);
  context.then({{guarded ? Step::guarded_penalty : Step::penalty_roll, team,
                 static_cast<std::uint8_t>(command.side())}});
}

void settle_penalty(const Context& context, int die) {
  State& state = context.state;
  const Frame frame = context.frame();
  const Side kick = static_cast<Side>(frame.number);
  const Side dive = state.secret_dive.value_or(Side::middle);
  const int needed = context.rules.penalty[static_cast<std::size_t>(kick)][static_cast<std::size_t>(dive)];
  const bool goal = die >= needed;
  state.secret_dive.reset();
  context.emit({.kind = EventKind::penalty,
                .cause = Cause::penalty_kick,
                .team = frame.team,
                .figures = {static_cast<std::int8_t>(kick), static_cast<std::int8_t>(dive),
                            static_cast<std::int8_t>(needed), static_cast<std::int8_t>(die),
                            static_cast<std::int8_t>(goal)}});
  if (goal)
    score_goal(context, frame.team);
  else
    award_goal_kick(context, opponent(frame.team));
}

void penalty_rolled(const Context& context, Dice dice) { settle_penalty(context, dice[0]); }

/// The highest die is discarded (card `penalty-shot-saver`).
void guarded_penalty_rolled(const Context& context, Dice dice) {
  settle_penalty(context, std::min(dice[0], dice[1]));
}

}  // namespace

const StepRules penalty_kick_step{.enter = enter_penalty_kick};
const StepRules dive_step{.kind = DecisionKind::dive,
                          .nature = Nature::restart,
                          .secret = true,
                          .list = list_dives,
                          .choose = choose_dive};
const StepRules kick_step{
    .kind = DecisionKind::kick, .nature = Nature::restart, .list = list_kicks, .choose = choose_kick};
const StepRules penalty_roll_step{.purpose = Purpose::penalty, .rolled = penalty_rolled};
const StepRules guarded_penalty_step{
    .purpose = Purpose::penalty, .two_dice = true, .rolled = guarded_penalty_rolled};

}  // namespace fuba::engine

namespace fuba {

double penalty_chance(const Ruleset& rules) {
  double sum = 0;
  constexpr double faces = 6;
  for (const auto& kick : rules.penalty)
    for (const auto needed : kick) sum += (faces + 1 - needed) / faces;
  constexpr double pairs = 9;
  return sum / pairs;
}

}  // namespace fuba
