#include "flow.hpp"

#include "action_stage.hpp"
#include "actions.hpp"
#include "ball_movement.hpp"
#include "clock.hpp"
#include "control_check.hpp"
#include "goal_kick.hpp"
#include "goalkeeper.hpp"
#include "injuries.hpp"
#include "pieces.hpp"
#include "preparation.hpp"
#include "shoot_out.hpp"
#include "skills.hpp"
#include "special_events.hpp"
#include "substitutions.hpp"
#include "tabletop/in_order.hpp"
#include "turns.hpp"
#include "weather.hpp"

namespace fuba::engine {
namespace {

// The stages of a turn

void ask_for_target(const Context& context) {
  begin_planned_formations(context);
  context.then({{Step::target, context.state.control}});
  offer_cards(context, context.state.control, Moment::turn_start);
}

void roll_dice(const Context& context) {
  const bool own = context.rules.policies.turn_dice == Policies::TurnDice::two_of_controlling;
  context.then({{own ? Step::own_turn_dice : Step::turn_dice, context.state.control}});
  offer_cards(context, context.state.passive(), Moment::before_dice);
}

void send_ball_winner(const Context& context) { context.then({{Step::ball_winner, context.state.control}}); }

void offer_easy_move(const Context& context) {
  if (context.state.turn.easy) context.then({{Step::easy_situation, context.state.passive()}});
}

struct StageRow {
  TurnStage stage;
  void (*begin)(const Context&);
};

constexpr std::array stages{
    StageRow{TurnStage::target, ask_for_target},
    StageRow{TurnStage::dice, roll_dice},
    StageRow{TurnStage::clock, move_clock},
    StageRow{TurnStage::control_check, check_control},
    StageRow{TurnStage::ball_winner, send_ball_winner},
    StageRow{TurnStage::easy_situation, offer_easy_move},
    StageRow{TurnStage::granted_moves, offer_moves_after_check},
    StageRow{TurnStage::check_cards, offer_cards_after_check},
    StageRow{TurnStage::first_actions, begin_first_actions},
    StageRow{TurnStage::second_actions, begin_second_actions},
    StageRow{TurnStage::substitutions, offer_midfield_substitutions},
    StageRow{TurnStage::keeper_exit, offer_keeper_exit},
    StageRow{TurnStage::special_event, ask_for_event_at_check},
    StageRow{TurnStage::ball_movement, move_ball},
    StageRow{TurnStage::first_stage, begin_first_stage},
    StageRow{TurnStage::second_stage, begin_second_stage},
};
static_assert(tabletop::in_order(stages, &StageRow::stage, turn_stage_count));

void turn_rolled(const Context& context, Dice dice) {
  context.state.turn.dice = dice;
  context.state.agenda.pop();
}

/// Goes on to the next stage; after the last one to a new turn, or to the end of the half (4.3.3).
bool enter_turn(const Context& context) {
  State& state = context.state;
  Frame& frame = context.frame();
  if (frame.number < context.rules.turn.size()) {
    const TurnStage stage = context.rules.turn[frame.number++];
    stages[static_cast<std::size_t>(stage)].begin(context);
    return false;
  }
  if (context.rules.policies.injury_time == Policies::InjuryTime::minutes) return_injured(context);
  remember_order(context);
  if (state.turn.last) {
    frame = {Step::half_end};
    return false;
  }
  frame.number = 0;
  forget_turn(state);
  if (state.turn.restart == Restart::goal_kick) context.then({kick_frame(state.control, KickMoment::placed)});
  return false;
}

// 4.3.5

bool enter_half_end(const Context& context) {
  State& state = context.state;
  const auto home = static_cast<std::int8_t>(state.score[0]);
  const auto away = static_cast<std::int8_t>(state.score[1]);
  state.agenda.pop();
  bring_corner_taker_in(state);
  if (context.rules.policies.injury_time == Policies::InjuryTime::minutes) return_injured(context);
  begin_planned_formations(context);
  state.turn = {};
  state.carry = 0;
  state.set_piece_minutes = 0;
  state.auto_check = false;
  state.last_turn.reset();
  context.emit({.kind = EventKind::half_ends,
                .cause = Cause::half_end,
                .figures = {static_cast<std::int8_t>(state.half), home, away}});
  if (state.half == 1)
    context.then(
        {{Step::change_formation, Team::home}, {Step::change_formation, Team::away}, {Step::second_half}});
  else if (!goes_on(context))
    end_match(context);
  return false;
}

/// The second half, and the fourth: the other team starts.
bool enter_second_half(const Context& context) {
  State& state = context.state;
  announce_changes(context);
  state.agenda.pop();
  begin_half(state, context.rules, static_cast<std::uint8_t>(state.half + 1));
  context.emit({.kind = EventKind::half_begins,
                .cause = Cause::half_end,
                .figures = {static_cast<std::int8_t>(state.half)}});
  context.then({{Step::kick_off, opponent(state.starters)}, {Step::turn}});
  if (state.half == 2) begin_second_half_weather(context);
  return false;
}

}  // namespace

void announce_changes(const Context& context) {
  for (const Team team : teams) {
    const Formation formation = context.state.secret_formation[index(team)];
    if (!formation.chosen() || formation == context.state.side(team).formation) continue;
    context.state.side(team).formation = formation;
    context.emit({.kind = EventKind::formation_changed,
                  .cause = Cause::formation_change,
                  .team = team,
                  .figures = {static_cast<std::int8_t>(formation[Line::defence]),
                              static_cast<std::int8_t>(formation[Line::midfield]),
                              static_cast<std::int8_t>(formation[Line::forward])}});
  }
  context.state.secret_formation = {};
}

void begin_half(State& state, const Ruleset& rules, std::uint8_t half) {
  state.half = half;
  state.minute = static_cast<std::uint8_t>(rules.end_of_half(half - 1) + rules.clock.first_square);
  state.stoppage = 0;
}

void end_match(const Context& context) {
  State& state = context.state;
  state.agenda.clear();
  context.emit(
      {.kind = EventKind::match_ends,
       .cause = Cause::match_end,
       .figures = {static_cast<std::int8_t>(state.score[0]), static_cast<std::int8_t>(state.score[1])}});
  context.then({{Step::over}});
}

const StepRules turn_step{.enter = enter_turn};
const StepRules turn_dice_step{
    .purpose = Purpose::turn, .two_dice = true, .both_teams = true, .rolled = turn_rolled};
const StepRules own_turn_dice_step{.purpose = Purpose::turn, .two_dice = true, .rolled = turn_rolled};
const StepRules half_end_step{.enter = enter_half_end};
const StepRules second_half_step{.enter = enter_second_half};

}  // namespace fuba::engine
