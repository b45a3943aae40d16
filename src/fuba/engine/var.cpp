#include "var.hpp"

#include "goal_attempt.hpp"
#include "pressing.hpp"
#include "set_pieces.hpp"

namespace fuba::engine {
namespace {

void ask(const Context& context, Team team, Incident incident) {
  context.then({{Step::var_choice, team, static_cast<std::uint8_t>(incident)}});
}

void list_answers(const Ruleset&, const State&, CommandList& list) {
  list.add(commands::answer(Verb::var, true));
  list.add(commands::answer(Verb::var, false));
}

void choose_pictures(const Context& context, const Command& command) {
  const Frame frame = context.frame();
  context.state.agenda.pop();
  if (command.yes()) context.then({{Step::var_dice, frame.team, frame.number}});
}

/// R85: the ball goes to the team that asked: a goal kick in place of the goal, a free kick or a penalty in
/// place of the press.
void pictures_rolled(const Context& context, Dice dice) {
  const Frame frame = context.frame();
  const int wanted = context.rules.annulling_die;
  const bool annulled = dice[0] == wanted && dice[1] == wanted;
  context.state.agenda.pop();
  context.emit({.kind = EventKind::var,
                .cause = Cause::var,
                .team = frame.team,
                .figures = {static_cast<std::int8_t>(dice[0]), static_cast<std::int8_t>(dice[1]),
                            static_cast<std::int8_t>(annulled)}});
  if (!annulled) return;
  if (static_cast<Incident>(frame.number) == Incident::goal)
    award_goal_kick(context, frame.team);
  else
    award_free_kick(context, frame.team, context.state.ball);
}

bool enter_confirmed_goal(const Context& context) {
  const Team team = context.frame().team;
  context.state.agenda.pop();
  score_goal(context, team);
  return false;
}

bool enter_confirmed_press(const Context& context) {
  const Frame frame = context.frame();
  context.state.agenda.pop();
  win_ball(context, frame.team, frame.number);
  return false;
}

bool in_penalty_area(const Ruleset& rules, Area area) {
  return std::ranges::count(rules.pitch.penalty_area, area) > 0;
}

}  // namespace

void claim_goal(const Context& context, Team team) {
  context.then({{Step::confirm_goal, team}});
  if (context.rules.has(Option::var)) ask(context, opponent(team), Incident::goal);
}

void claim_press(const Context& context, Team team, int new_value) {
  context.then({{Step::confirm_press, team, static_cast<std::uint8_t>(new_value)}});
  if (context.rules.has(Option::var) && in_penalty_area(context.rules, context.state.ball))
    ask(context, opponent(team), Incident::press);
}

const StepRules var_choice_step{.kind = DecisionKind::var,
                                .nature = Nature::settlement,
                                .modest = commands::answer(Verb::var, false),
                                .list = list_answers,
                                .choose = choose_pictures};
const StepRules var_dice_step{.purpose = Purpose::var, .two_dice = true, .rolled = pictures_rolled};
const StepRules confirm_goal_step{.enter = enter_confirmed_goal};
const StepRules confirm_press_step{.enter = enter_confirmed_press};

}  // namespace fuba::engine
