#include "action_stage.hpp"

#include "actions.hpp"
#include "conditions.hpp"
#include "goal_attempt.hpp"
#include "injuries.hpp"
#include "movement.hpp"
#include "pieces.hpp"
#include "positioning.hpp"
#include "pressing.hpp"
#include "special_events.hpp"
#include "substitutions.hpp"

namespace fuba::engine {
namespace {

Frame choice(Team team, StageChoice what) {
  return {Step::stage_choice, team, static_cast<std::uint8_t>(what)};
}

StageChoice choice_of(const Frame& frame) { return static_cast<StageChoice>(frame.number); }

void play_sequence(const Context& context, Team team, StageSequence sequence) {
  switch (sequence) {
    case StageSequence::action:
      context.then({choice(team, StageChoice::action)});
      break;
    case StageSequence::free_movements:
      context.then({{Step::free_movements, team}});
      break;
    case StageSequence::adjustment:
      adjust_value(context, team);
      break;
    case StageSequence::pressing:
      context.then({choice(team, StageChoice::pressing)});
      break;
    case StageSequence::substitution:
      context.then({choice(team, StageChoice::substitution)});
      break;
  }
}

bool enter_action_stage(const Context& context) {
  Frame& frame = context.frame();
  if (frame.number == context.rules.action_stage.size()) {
    context.state.agenda.pop();
    return false;
  }
  const StageSequence next = context.rules.action_stage[frame.number++];
  play_sequence(context, frame.team, next);
  return false;
}

// The choices

bool barred(const Ruleset& rules, const State& state, Team team, Line type) {
  return type == Line::defence && concerns(event_of_turn(rules, state).no_defence_movement, state, team);
}

std::optional<Refusal> refuse_movement_type(const Ruleset& rules, const State& state, const Frame& frame,
                                            Line type) {
  const Team team = frame.team;
  if (barred(rules, state, team, type)) return Refusal{.reason = Reason::movement_barred};
  const bool possible = choice_of(frame) == StageChoice::before_kick
                            ? movement_without_ball_possible(rules, state, team, type)
                            : movement_possible(rules, state, team, type, Round::first);
  if (possible) return std::nullopt;
  return Refusal{.reason = Reason::no_move_exists};
}

bool is_movement(Action action) {
  return action == Action::defence || action == Action::midfield || action == Action::forward;
}

Refusal refuse_press_before_moves(const State& state, const Frame& frame) {
  if (frame.team == state.control) return {.reason = Reason::press_in_control};
  const bool goal_kick = state.turn.goal_kick_due || choice_of(frame) == StageChoice::before_kick;
  return {.reason = goal_kick ? Reason::press_goal_kick : Reason::press_after_moves};
}

/// Why an action cannot be chosen in this choice; nothing where it can.
std::optional<Refusal> refuse_in(const Ruleset& rules, const State& state, const Frame& frame,
                                 Action action) {
  if (action == Action::none) return std::nullopt;
  switch (choice_of(frame)) {
    case StageChoice::pressing:
      if (action == Action::press) return refuse_press(rules, state, frame.team);
      break;
    case StageChoice::substitution:
      if (action == Action::substitute) return refuse_substitution(rules, state, frame.team, Round::second);
      break;
    default:
      if (is_movement(action)) return refuse_movement_type(rules, state, frame, static_cast<Line>(action));
      if (action == Action::press) return refuse_press_before_moves(state, frame);
      if (action == Action::shoot) {
        const auto refusal = refuse_shot(rules, state, frame.team);
        if (refusal || choice_of(frame) == StageChoice::action) return refusal;
      }
  }
  return Refusal{.reason = Reason::not_asked};
}

bool boost_possible(const Ruleset& rules, const State& state, const Frame& frame) {
  return choice_of(frame) <= StageChoice::after_shot && may_boost(rules, state, frame.team) &&
         boosted_movement_possible(rules, state, frame.team);
}

constexpr std::array stage_actions{Action::shoot,   Action::midfield, Action::forward,
                                   Action::defence, Action::press,    Action::substitute};

void list_choice(const Ruleset& rules, const State& state, CommandList& list) {
  const Frame& frame = state.agenda.top();
  for (const Action action : stage_actions)
    if (!refuse_in(rules, state, frame, action)) list.add(commands::act(action));
  if (boost_possible(rules, state, frame)) list.add(commands::plain(Verb::boost));
  list.add(commands::act(Action::none));
}

/// Asked where there is more to choose than none.
bool enter_choice(const Context& context) {
  const auto& [rules, state, recorder] = context;
  const Frame& frame = state.agenda.top();
  const auto open = [&](Action action) { return !refuse_in(rules, state, frame, action); };
  if (std::ranges::any_of(stage_actions, open) || boost_possible(rules, state, frame)) return true;
  state.agenda.pop();
  return false;
}

std::optional<Refusal> refuse_choice(const Ruleset& rules, const State& state, const Command& command) {
  const Frame& frame = state.agenda.top();
  if (command.verb == Verb::boost && choice_of(frame) <= StageChoice::after_shot)
    return Refusal{.reason = Reason::no_condition_point, .number = 1};
  if (command.verb != Verb::action) return std::nullopt;
  return refuse_in(rules, state, frame, command.action());
}

void choose(const Context& context, const Command& command) {
  const Frame frame = context.frame();
  context.state.agenda.pop();
  if (command.verb == Verb::boost) {
    begin_boosted_movement(context, frame.team);
    return;
  }
  const Action action = command.action();
  context.emit(
      {.kind = EventKind::action,
       .cause = choice_of(frame) == StageChoice::before_kick ? Cause::slow_goal_kick : Cause::action_stage,
       .team = frame.team,
       .figures = {static_cast<std::int8_t>(action)}});
  switch (action) {
    case Action::none:
      break;
    case Action::shoot:
      context.then({choice(frame.team, StageChoice::after_shot)});
      begin_goal_attempt(context, frame.team);
      break;
    case Action::press:
      begin_press(context, frame.team);
      break;
    case Action::substitute:
      context.then({{Step::substitution, frame.team, 1}, choice(frame.team, StageChoice::substitution)});
      break;
    default:
      begin_movement(context, frame.team, static_cast<Line>(action), Round::first);
      if (choice_of(frame) == StageChoice::before_kick) context.state.window.no_dribble = true;
  }
}

}  // namespace

void begin_first_stage(const Context& context) {
  State& state = context.state;
  if (state.turn.actions_skipped) {
    context.emit({.kind = EventKind::actions_skipped, .cause = event_cause(context.rules)});
    return;
  }
  return_injured(context);
  state.turn.first = first_to_act(context.rules, state);
  play_stage(context, state.turn.first);
}

void begin_second_stage(const Context& context) {
  const Turn& turn = context.state.turn;
  if (!turn.actions_skipped) play_stage(context, opponent(turn.first));
}

void play_stage(const Context& context, Team team, StageSequence from) {
  const auto& stage = context.rules.action_stage;
  const auto number = std::ranges::find(stage, from) - stage.begin();
  context.then({{Step::action_stage, team, static_cast<std::uint8_t>(number)}});
}

void play_stage_after_shot(const Context& context, Team team) {
  play_stage(context, team, StageSequence::free_movements);
  context.then({choice(team, StageChoice::after_shot)});
}

const StepRules action_stage_step{.enter = enter_action_stage};
const StepRules stage_choice_step{.enter = enter_choice,
                                  .kind = DecisionKind::action,
                                  .nature = Nature::action,
                                  .modest = commands::act(Action::none),
                                  .list = list_choice,
                                  .refuse = refuse_choice,
                                  .choose = choose};

}  // namespace fuba::engine
