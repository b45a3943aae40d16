#include "set_pieces.hpp"

#include "action_stage.hpp"
#include "actions.hpp"
#include "clock.hpp"
#include "goal_attempt.hpp"
#include "goal_kick.hpp"
#include "injuries.hpp"
#include "offside.hpp"
#include "setup.hpp"
#include "skills.hpp"
#include "slow_play.hpp"
#include "turns.hpp"
#include "windows.hpp"

namespace fuba::engine {
namespace {

void award(const Context& context, Restart restart, Frame frame, Cause cause) {
  State& state = context.state;
  const bool last = state.turn.last;
  const bool before_check = state.agenda[0].number < stage_after(context.rules, TurnStage::control_check);
  state.agenda.clear();
  if (context.rules.policies.injury_time == Policies::InjuryTime::minutes) return_injured(context);
  close_window(state);
  bring_corner_taker_in(state);
  context.give_control(frame.team, cause);
  if (last && restart != Restart::penalty_kick) {
    context.then({{Step::half_end}});
    return;
  }
  state.last_turn.reset();
  if (before_check) state.auto_check = false;
  state.turn = Turn{.restart = restart, .began_with = frame.team, .last = last};
  context.then({frame, {Step::turn}});
}

// 3.3.1 Kick-off

bool enter_kick_off(const Context& context) {
  State& state = context.state;
  const Team team = context.frame().team;
  state.agenda.pop();
  state.turn = Turn{.restart = Restart::kick_off};
  state.control = team;
  state.auto_check = false;
  begin_restart(context, context.rules.pitch.centre, Cause::kick_off);
  ask_for_set_up(context);
  return false;
}

// What is asked when a restart begins, before its set-up (R134)

void offer_substitutions(const Context& context) {
  if (!context.rules.has(Option::substitutions) ||
      context.rules.policies.substitutions == Policies::Substitutions::end_of_stage)
    return;
  context.then({{Step::offer_substitutions, context.state.control},
                {Step::offer_substitutions, context.state.passive()}});
}

/// A9, where the minute of the kick passes now.
void offer_slow_kick(const Context& context) {
  if (!set_pieces_take_time_with_dice(context.rules)) offer_slow_play(context, context.state.control);
}

/// The pieces come off the mat, the taker of a corner or a penalty goes to his spot (5.3.1, 5.5.1).
bool enter_kick_set_up(const Context& context) {
  State& state = context.state;
  state.agenda.pop();
  begin_set_up(context);
  TeamState& side = state.side(state.control);
  if (state.turn.restart == Restart::corner_kick && take_from_hand(side, state.ball))
    state.corner = state.ball;
  if (state.turn.restart == Restart::penalty_kick && take_from_hand(side, state.ball))
    ++side.players[index(state.ball)];
  return false;
}

// 5.2 Free kick

/// 5.2.3: an area at least partly on the own side, the centre included.
bool taken_quickly(const Ruleset& rules, const State& state, Team team) {
  return rules.policies.free_kick == Policies::FreeKick::quick_in_own_half &&
         rules.pitch.partly_own_half[index(team)].contains(state.ball);
}

bool enter_free_kick(const Context& context) {
  State& state = context.state;
  const Team team = context.frame().team;
  const bool quick = taken_quickly(context.rules, state, team);
  state.agenda.pop();
  begin_restart(context, state.ball, quick ? Cause::quick_free_kick : Cause::free_kick);
  context.then({{Step::free_kick_choice, team}});
  if (quick) {
    context.then({{Step::ball_winner, team}, {Step::quick_moves, team}, {Step::reply_moves, opponent(team)}});
    offer_slow_kick(context);
  } else {
    ask_for_set_up(context);
  }
  return false;
}

// 5.2.3 and 5.4: the moves before a quick free kick and a goal kick, any direction (R39)

class MovesBeforeKick {
 public:
  static constexpr Verb verb = Verb::react;
  static constexpr Verb keeper_verb = Verb::react_keeper;

  MovesBeforeKick(const Ruleset& rules, const State& state, Team team)
      : bounds_(bounds_of(rules, state, team)) {
    if (state.turn.restart == Restart::goal_kick) bounds_.offside = {};  // R113
  }

  AreaSet outfield_to(Area from) const {
    if (bounds_.guarded.contains(from)) return {};
    return onside_moves(bounds_, from, bounds_.rules.pitch.neighbours[index(from)]);
  }
  AreaSet keeper_to(Area from) const { return outfield_to(from); }

 private:
  Bounds bounds_;
};

bool ask_for_moves(const Context& context, int allowed) {
  State& state = context.state;
  if (state.window.open) return true;
  open_window(state, allowed);
  const Team team = context.frame().team;
  if (any_move(state, team, MovesBeforeKick(context.rules, state, team))) return true;
  close_window(state);
  state.agenda.pop();
  return false;
}

bool enter_quick_moves(const Context& context) { return ask_for_moves(context, Window::unlimited); }

/// The frame's number is how many moves the other team has made.
bool enter_reply_moves(const Context& context) {
  const int made = context.frame().number;
  const int floor =
      context.state.turn.restart == Restart::goal_kick ? context.rules.set_up.goal_kick_reply_moves : 0;
  return ask_for_moves(context, std::max(made, floor));
}

void list_restart_moves(const Ruleset& rules, const State& state, CommandList& list) {
  const Team team = state.agenda.top().team;
  list_moves(state, team, MovesBeforeKick(rules, state, team), list);
  list.add(commands::plain(Verb::done));
}

std::optional<Refusal> refuse_restart_move(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::react && command.verb != Verb::react_keeper) return std::nullopt;
  const Team team = state.agenda.top().team;
  if (const auto refusal = refuse_move(rules, state, team, command)) return refusal;
  if (guards_ball_alone(state, team, command.from()))
    return Refusal{.reason = Reason::ball_needs_player, .area = command.from()};
  return refuse_offside(Reason::move_offside, rules, state, command.to());
}

void choose_restart_move(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = context.frame().team;
  if (command.verb != Verb::done) {
    make_move(context, team, command, EventKind::moved,
              state.turn.restart == Restart::goal_kick ? Cause::goal_kick : Cause::quick_free_kick);
    return;
  }
  const std::uint8_t made = state.window.made;
  close_window(state);
  state.agenda.pop();
  if (context.frame().step == Step::reply_moves) context.frame().number = made;
}

// 5.2.2 Taking a free kick

/// R116: a straight shot wherever 4.6 allows one; otherwise the turn begins with a target.
bool enter_free_kick_choice(const Context& context) {
  if (!refuse_shot(context.rules, context.state, context.frame().team)) return true;
  context.state.agenda.pop();
  return false;
}

void list_free_kick(const Ruleset&, const State&, CommandList& list) {
  list.add(commands::plain(Verb::shoot));
  list.add(commands::plain(Verb::play_on));
}

/// The turn goes on from its action stage, with the shot as the first action (R56).
void shoot_straight(const Context& context, Team team) {
  State& state = context.state;
  state.agenda.clear();
  state.turn.start = state.turn.target = state.ball;
  state.turn.began_with = state.turn.first = team;
  state.turn.first_action[index(team)] = ActionType::goal_attempt;
  if (context.rules.plays(TurnStage::first_stage)) {
    return_injured(context);
    context.then({{Step::turn, Team::home, stage_after(context.rules, TurnStage::first_stage)}});
    play_stage_after_shot(context, team);
  } else {
    context.then({{Step::turn, Team::home, stage_after(context.rules, TurnStage::first_actions)}});
    ask_for_first_action(context, opponent(team));
  }
  offer_cards(context, team, Moment::action_end);
  begin_goal_attempt(context, team, Attempt::from_free_kick);
}

void choose_free_kick(const Context& context, const Command& command) {
  const Team team = context.frame().team;
  context.state.agenda.pop();
  if (command.verb == Verb::shoot) shoot_straight(context, team);
}

// 5.3 Corner kick

void list_corner_sides(const Ruleset&, const State&, CommandList& list) {
  list.add(commands::side(Verb::corner, Side::left));
  list.add(commands::side(Verb::corner, Side::right));
}

void choose_corner_side(const Context& context, const Command& command) {
  const Team team = context.frame().team;
  const auto& corners = context.rules.pitch.attacked_corner[index(team)];
  const Area corner = command.side() == Side::left ? corners[0] : corners[1];
  context.state.agenda.pop();
  context.then({{Step::corner_kick, team, static_cast<std::uint8_t>(corner)}});
}

/// 5.3.1: one player stands with the ball on the corner spot, beside the corner area (R8).
bool enter_corner_kick(const Context& context) {
  State& state = context.state;
  const Frame frame = context.frame();
  state.agenda.pop();
  begin_restart(context, static_cast<Area>(frame.number), Cause::corner_kick);
  ask_for_set_up(context);
  return false;
}

}  // namespace

void begin_restart(const Context& context, Area ball, Cause cause) {
  State& state = context.state;
  const bool quick = cause == Cause::quick_free_kick;
  move_clock_for_restart(context);
  state.ball = ball;
  context.emit({.kind = EventKind::restart,
                .cause = cause,
                .team = state.control,
                .to = ball,
                .figures = {static_cast<std::int8_t>(state.turn.restart), static_cast<std::int8_t>(quick)}});
  context.set_ball_value(context.rules.set_up.restart_ball_value, cause);
}

void ask_for_set_up(const Context& context) {
  context.then({{Step::kick_set_up, context.state.control}});
  ask_before_kick(context);
}

void ask_before_kick(const Context& context) {
  offer_substitutions(context);
  if (context.state.turn.restart != Restart::kick_off) offer_slow_kick(context);
}

void award_kick_off(const Context& context, Team team) {
  award(context, Restart::kick_off, {Step::kick_off, team}, Cause::kick_off);
}

void award_free_kick(const Context& context, Team team) {
  const State& state = context.state;
  award_free_kick(context, team, state.turn.target == Area::none ? state.ball : state.turn.target);
}

void award_free_kick(const Context& context, Team team, Area area) {
  State& state = context.state;
  state.ball = area;
  if (state.ball == context.rules.pitch.penalty_area[index(opponent(team))])
    award(context, Restart::penalty_kick, {Step::penalty_kick, team}, Cause::penalty_kick);
  else
    award(context, Restart::free_kick, {Step::free_kick, team}, Cause::free_kick);
}

void award_corner_kick(const Context& context, Team team, Area corner) {
  const Step step = corner == Area::none ? Step::corner_side : Step::corner_kick;
  award(context, Restart::corner_kick, {step, team, static_cast<std::uint8_t>(corner)}, Cause::corner_kick);
}

void award_goal_kick(const Context& context, Team team) {
  Turn& turn = context.state.turn;
  const bool turn_goes_on = turn.target != Area::none;  // not after a penalty kick (2.0/5.5.2)
  if (context.rules.policies.goal_kick == Policies::GoalKick::rest_of_turn && turn_goes_on) {
    turn.goal_kick_due = true;
    place_for_goal_kick(context, team);
    return;
  }
  award(context, Restart::goal_kick, {Step::goal_kick, team}, Cause::goal_kick);
}

const StepRules kick_off_step{.enter = enter_kick_off};
const StepRules kick_set_up_step{.enter = enter_kick_set_up};
const StepRules free_kick_step{.enter = enter_free_kick};
const StepRules quick_moves_step{.enter = enter_quick_moves,
                                 .kind = DecisionKind::react,
                                 .nature = Nature::restart,
                                 .modest = commands::plain(Verb::done),
                                 .list = list_restart_moves,
                                 .refuse = refuse_restart_move,
                                 .choose = choose_restart_move};
const StepRules reply_moves_step{.enter = enter_reply_moves,
                                 .kind = DecisionKind::react,
                                 .nature = Nature::restart,
                                 .modest = commands::plain(Verb::done),
                                 .list = list_restart_moves,
                                 .refuse = refuse_restart_move,
                                 .choose = choose_restart_move};
const StepRules free_kick_choice_step{.enter = enter_free_kick_choice,
                                      .kind = DecisionKind::free_kick,
                                      .nature = Nature::action,
                                      .modest = commands::plain(Verb::play_on),
                                      .list = list_free_kick,
                                      .choose = choose_free_kick};
const StepRules corner_side_step{.kind = DecisionKind::corner,
                                 .nature = Nature::restart,
                                 .list = list_corner_sides,
                                 .choose = choose_corner_side};
const StepRules corner_kick_step{.enter = enter_corner_kick};

}  // namespace fuba::engine
