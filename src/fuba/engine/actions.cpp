#include "actions.hpp"

#include "goal_attempt.hpp"
#include "movement.hpp"
#include "pieces.hpp"
#include "positioning.hpp"
#include "pressing.hpp"
#include "skills.hpp"
#include "special_events.hpp"
#include "substitutions.hpp"

namespace fuba::engine {
namespace {

std::optional<Refusal> refuse_action(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::action) return std::nullopt;
  const Frame& frame = state.agenda.top();
  const auto round = static_cast<Round>(frame.number);
  const Action action = command.action();
  const ActionType type = type_of(action);
  if (round == Round::second && type != ActionType::none &&
      type == state.turn.first_action[index(frame.team)])
    return Refusal{.reason = Reason::same_type_twice};
  switch (action) {
    case Action::shoot:
      return refuse_shot(rules, state, frame.team);
    case Action::press:
      return refuse_press(rules, state, frame.team);
    case Action::press_hard:
      return refuse_hard_press(rules, state, frame.team);
    case Action::substitute:
      return refuse_substitution(rules, state, frame.team, round);
    case Action::position:
    case Action::none:
      return std::nullopt;
    case Action::move:
      return refuse_dice_movement(rules, state, frame.team, round);
    default:
      if (moves_by_dice(rules)) return Refusal{.reason = Reason::not_asked};
      if (movement_possible(rules, state, frame.team, static_cast<Line>(action), round)) return std::nullopt;
      return Refusal{.reason = Reason::no_move_exists};
  }
}

void list_actions(const Ruleset& rules, const State& state, CommandList& list) {
  for (const Action action :
       {Action::shoot, Action::midfield, Action::forward, Action::defence, Action::move, Action::position,
        Action::press, Action::press_hard, Action::substitute, Action::none}) {
    const Command command = commands::act(action);
    if (!refuse_action(rules, state, command)) list.add(command);
  }
}

void choose_action(const Context& context, const Command& command) {
  const Frame frame = context.frame();
  const Action action = command.action();
  const auto round = static_cast<Round>(frame.number);
  const bool first = round == Round::first;
  context.state.agenda.pop();
  if (first) context.state.turn.first_action[index(frame.team)] = type_of(action);
  context.emit({.kind = EventKind::action,
                .cause = first ? Cause::first_action : Cause::second_action,
                .team = frame.team,
                .figures = {static_cast<std::int8_t>(action)}});
  offer_cards(context, frame.team, Moment::action_end);
  switch (action) {
    case Action::shoot:
      begin_goal_attempt(context, frame.team);
      break;
    case Action::press:
      begin_press(context, frame.team);
      break;
    case Action::press_hard:
      begin_hard_press(context, frame.team);
      break;
    case Action::substitute:
      context.then({{Step::announce_substitutions, frame.team}});
      break;
    case Action::position:
      begin_positioning(context, frame.team);
      break;
    case Action::none:
      break;
    case Action::move:
      begin_dice_movement(context, frame.team, round);
      break;
    default:
      begin_movement(context, frame.team, static_cast<Line>(action), round);
  }
}

/// 4.5, R30: more players in the target area when the turn began; the passive team where they are equal.
Team first_by_numbers(const Ruleset& rules, const State& state) {
  const int home = capped(rules, state.turn.in_target[0]);
  const int away = capped(rules, state.turn.in_target[1]);
  if (home == away) return state.passive();
  return home > away ? Team::home : Team::away;
}

/// 2.0/4.6: who was first stays first with fewer moves than the other team; the passive team where there is
/// nothing to compare (R65) or only it had players in the target.
Team first_by_moves(const State& state) {
  const Turn& turn = state.turn;
  const Team kept_out = turn.began_with;
  const bool only_passive =
      turn.in_target[index(kept_out)] == 0 && turn.in_target[index(opponent(kept_out))] > 0;
  if (only_passive || !state.last_turn) return state.passive();
  const auto& [first, moves] = *state.last_turn;
  return moves[index(first)] < moves[index(opponent(first))] ? first : opponent(first);
}

// Second actions

/// it/III.E: in some editions not if the team with the ball is outnumbered there.
bool enter_second_actions(const Context& context) {
  const State& state = context.state;
  const int own = strength(context.rules, state, state.control, state.ball);
  const bool outnumbered = own < strength(context.rules, state, state.passive(), state.ball);
  context.frame().team = state.control;
  if (context.rules.policies.second_actions == Policies::SecondActions::always || !outnumbered) return true;
  context.state.agenda.pop();
  return false;
}

void list_second(const Ruleset&, const State&, CommandList& list) {
  list.add(commands::answer(Verb::second, true));
  list.add(commands::answer(Verb::second, false));
}

void choose_second(const Context& context, const Command& command) {
  context.state.agenda.pop();
  if (!command.yes()) return;
  const Team first = context.state.turn.first;
  const auto second_round = static_cast<std::uint8_t>(Round::second);
  context.then({{Step::action, first, second_round}, {Step::action, opponent(first), second_round}});
}

}  // namespace

Team first_to_act(const Ruleset& rules, const State& state) {
  if (state.turn.settled_first) return *state.turn.settled_first;
  return rules.policies.order == Policies::Order::moves_made ? first_by_moves(state)
                                                             : first_by_numbers(rules, state);
}

void ask_for_first_action(const Context& context, Team team) {
  context.then({{Step::action, team}});
  if (context.rules.has(Option::advanced_goalkeeper) && !context.rules.plays(TurnStage::keeper_exit))
    context.then({{Step::sweep, team}});
  context.then({{Step::free_movements, team}});
  offer_cards(context, team, Moment::first_action);
}

void begin_first_actions(const Context& context) {
  State& state = context.state;
  if (state.turn.actions_skipped) {
    context.emit({.kind = EventKind::actions_skipped, .cause = event_cause(context.rules)});
    return;
  }
  const Team first = state.turn.first = first_to_act(context.rules, state);
  ask_for_first_action(context, opponent(first));
  ask_for_first_action(context, first);
}

void begin_second_actions(const Context& context) {
  if (context.state.turn.actions_skipped) return;
  context.then({{Step::second_actions, context.state.control}});
}

const StepRules action_step{.kind = DecisionKind::action,
                            .nature = Nature::action,
                            .modest = commands::act(Action::none),
                            .list = list_actions,
                            .refuse = refuse_action,
                            .choose = choose_action};

const StepRules second_actions_step{.enter = enter_second_actions,
                                    .kind = DecisionKind::second,
                                    .nature = Nature::action,
                                    .modest = commands::answer(Verb::second, false),
                                    .list = list_second,
                                    .choose = choose_second};

}  // namespace fuba::engine
