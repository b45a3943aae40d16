#include "control_check.hpp"

#include "contests.hpp"
#include "counters.hpp"
#include "granted_moves.hpp"
#include "offside.hpp"
#include "offside_risk.hpp"
#include "skills.hpp"
#include "special_events.hpp"
#include "weather.hpp"
#include "windows.hpp"

namespace fuba::engine {
namespace {

/// 4.4.3: nobody of the passive team in the target area or beside it.
bool passive_team_far_away(const Ruleset& rules, const State& state) {
  const AreaSet around = rules.pitch.neighbours[index(state.ball)] | state.ball;
  return (piece_areas(state.side(state.passive())) & around).empty();
}

constexpr bool passed_by(Policies::Control control, Dice dice, int value) {
  if (control == Policies::Control::one_die_above) return std::max(dice[0], dice[1]) > value;
  return dice[0] >= value;
}

bool passed_by_dice(const Ruleset& rules, const State& state) {
  return passed_by(rules.policies.control, state.turn.dice, state.ball_value);
}

constexpr int die_of(Policies::NewValue rule, Dice dice, bool kept, bool long_pass) {
  switch (rule) {
    case Policies::NewValue::passive_before_check:
      return dice[1];
    case Policies::NewValue::passive_after_check:
      return dice[kept ? 1 : 0];
    default:
      return long_pass ? std::max(dice[0], dice[1]) : std::min(dice[0], dice[1]);
  }
}

/// By how the check is passed and what the new value comes from.
using DiceTable = std::array<std::array<NewDiceByPass, 3>, 2>;

constexpr NewDice count_dice(Policies::Control control, Policies::NewValue rule, bool long_pass, int value) {
  NewDice throws{};
  for (std::uint8_t first = 1; first <= 6; ++first) {
    for (std::uint8_t second = 1; second <= 6; ++second)
      if (value == unchecked || passed_by(control, {first, second}, value))
        ++throws[static_cast<std::size_t>(die_of(rule, {first, second}, true, long_pass))];
  }
  for (std::size_t die = 1; die < throws.size(); ++die)
    throws[die] = static_cast<std::uint8_t>(throws[die] + throws[die - 1]);
  return throws;
}

constexpr DiceTable make_dice_table() {
  DiceTable table{};
  for (std::size_t control = 0; control < table.size(); ++control) {
    for (std::size_t rule = 0; rule < table[control].size(); ++rule) {
      for (const bool long_pass : {false, true}) {
        for (int value = unchecked; value <= 6; ++value) {
          table[control][rule][long_pass ? 1 : 0][static_cast<std::size_t>(value)] =
              count_dice(static_cast<Policies::Control>(control), static_cast<Policies::NewValue>(rule),
                         long_pass, value);
        }
      }
    }
  }
  return table;
}

constexpr DiceTable dice_table = make_dice_table();

/// 4.4, 4.4.3, R31.
void settle_control(const Context& context) {
  State& state = context.state;
  const int die = state.turn.dice[0];
  const bool own_dice = context.rules.policies.turn_dice == Policies::TurnDice::two_of_controlling;
  const SpecialEvent& event = event_of_turn(context.rules, state);
  const bool fails_by_event = event.check_fails;
  const bool by_itself = passes_by_itself(context.rules, state);
  const bool passed =
      event.check_passes || (!fails_by_event && (by_itself || passed_by_dice(context.rules, state)));
  state.auto_check = false;
  context.emit({.kind = EventKind::control_check,
                .cause = by_itself && passed ? Cause::automatic_check : Cause::control_check,
                .team = state.control,
                .figures = {static_cast<std::int8_t>(die), static_cast<std::int8_t>(state.ball_value),
                            static_cast<std::int8_t>(passed),
                            static_cast<std::int8_t>(own_dice ? state.turn.dice[1] : 0),
                            static_cast<std::int8_t>(event.check_passes || fails_by_event)}});
  if (passed) {
    if (state.turn.offside_risk) state.turn.settled_first = state.passive();
    return;
  }
  if (fails_by_event) {
    state.ball = state.turn.start;
  } else if (context.rules.plays(TurnStage::easy_situation) && passive_team_far_away(context.rules, state)) {
    state.turn.easy = true;
    context.emit({.kind = EventKind::easy_situation, .cause = Cause::easy_situation, .team = state.control});
    return;
  }
  context.give_control(state.passive(), Cause::control_check);
}

/// it/II.E: the team with the ball acts first if both dice were above the value of the check (R87).
void settle_order(const Context& context, int value) {
  State& state = context.state;
  if (context.rules.policies.order != Policies::Order::both_dice_above) return;
  const bool both_above = std::min(state.turn.dice[0], state.turn.dice[1]) > value;
  state.turn.settled_first = both_above ? state.control : state.passive();
}

// 4.4.2 The closest player goes to the ball

struct Closest {
  AreaSet outfield;     ///< areas of the closest outfield players
  bool keeper = false;  ///< the keeper is as close
  Area any = Area::none;
};

AreaSet nearest_of(AreaSet areas, const Ruleset& rules, Area ball) {
  const auto& distance = rules.pitch.distance[index(ball)];
  int nearest = area_count;
  for (const Area area : areas) nearest = std::min(nearest, int{distance[index(area)]});
  AreaSet closest;
  for (const Area area : areas)
    if (distance[index(area)] == nearest) closest |= area;
  return closest;
}

/// The pieces that may run: where the run is one of the team's moves, those offside are passed over (R67),
/// unless all are.
AreaSet runners(const Ruleset& rules, const State& state, Team team) {
  const AreaSet pieces = piece_areas(state.side(team));
  if (!rules.plays(TurnStage::ball_movement)) return pieces;
  const AreaSet onside = pieces - offside_areas(rules, state, state.turn.start);
  return onside.empty() ? pieces : onside;
}

/// 2.0/4.4.2: a team that has won the ball need not send its goalkeeper if he alone is the closest.
bool may_spare_keeper(const Ruleset& rules, const State& state, Team team) {
  return rules.plays(TurnStage::ball_movement) && state.turn.began_with != team;
}

Closest closest_to_ball(const Ruleset& rules, const State& state, Team team) {
  const TeamState& side = state.side(team);
  const AreaSet pieces = runners(rules, state, team);
  const AreaSet nearest = nearest_of(pieces, rules, state.ball);
  Closest closest{.outfield = nearest & outfield_areas(side)};
  closest.keeper = side.keeper != Area::none && nearest.contains(side.keeper);
  if (closest.keeper && closest.outfield.empty() && may_spare_keeper(rules, state, team))
    closest.outfield = nearest_of(pieces & outfield_areas(side), rules, state.ball);
  for (const Area area : closest.outfield) closest.any = area;
  if (closest.keeper) closest.any = side.keeper;
  return closest;
}

/// `counts`: the run is one of the moves of the team's stage (R67).
void bring(const Context& context, Area from, bool keeper, bool counts) {
  State& state = context.state;
  TeamState& side = state.side(state.control);
  if (counts) count_up(state.turn.moves[index(state.control)]);
  if (keeper) {
    side.keeper = state.ball;
    side.keeper_out = false;
  } else {
    --side.players[index(from)];
    ++side.players[index(state.ball)];
  }
  context.emit({.kind = EventKind::brought,
                .cause = Cause::ball_winner,
                .team = state.control,
                .from = from,
                .to = state.ball,
                .figures = {static_cast<std::int8_t>(keeper)}});
}

/// Nobody runs to a ball that waits for a set-up of both teams, as all set pieces of some editions bring.
bool waits_for_set_up(const Ruleset& rules, const State& state) {
  return rules.policies.free_kick == Policies::FreeKick::set_up && state.turn.restart != Restart::none &&
         state.turn.target == Area::none;
}

bool enter_ball_winner(const Context& context) {
  State& state = context.state;
  const Team team = context.frame().team = state.control;
  if (!has_piece(state.side(team), state.ball) && !waits_for_set_up(context.rules, state)) {
    const Closest closest = closest_to_ball(context.rules, state, team);
    if (closest.outfield.size() + (closest.keeper ? 1 : 0) > 1) return true;
    bring(context, closest.any, closest.keeper, context.frame().number != 0);
  }
  state.agenda.pop();
  return false;
}

void list_closest(const Ruleset& rules, const State& state, CommandList& list) {
  const Team team = state.agenda.top().team;
  const Closest closest = closest_to_ball(rules, state, team);
  for (const Area area : closest.outfield) list.add(commands::at(Verb::bring, area));
  if (closest.keeper) list.add(commands::at(Verb::bring_keeper, state.side(team).keeper));
}

std::optional<Refusal> refuse_closest(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::bring && command.verb != Verb::bring_keeper) return std::nullopt;
  const Team team = state.agenda.top().team;
  const TeamState& side = state.side(team);
  const Area from = command.from();
  const bool there = command.verb == Verb::bring_keeper ? side.keeper == from : side.players[index(from)] > 0;
  if (!there) return Refusal{.reason = Reason::nobody_there, .area = from};
  return Refusal{
      .reason = Reason::not_closest, .area = from, .other = closest_to_ball(rules, state, team).any};
}

void choose_closest(const Context& context, const Command& command) {
  const bool counts = context.frame().number != 0;
  context.state.agenda.pop();
  bring(context, command.from(), command.verb == Verb::bring_keeper, counts);
}

// 4.4.3 The passive team's move, R32

struct EasyMoves {
  static constexpr Verb verb = Verb::react;
  static constexpr Verb keeper_verb = Verb::react_keeper;

  const Pitch& pitch;

  AreaSet outfield_to(Area from) const { return pitch.neighbours[index(from)]; }
  AreaSet keeper_to(Area from) const { return outfield_to(from); }
};

bool enter_easy_situation(const Context& context) {
  if (!context.state.window.open) open_window(context.state, 1);
  return true;
}

void list_easy_moves(const Ruleset& rules, const State& state, CommandList& list) {
  list_moves(state, state.agenda.top().team, EasyMoves{rules.pitch}, list);
  list.add(commands::plain(Verb::done));
}

std::optional<Refusal> refuse_easy_move(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::react && command.verb != Verb::react_keeper) return std::nullopt;
  return refuse_move(rules, state, state.agenda.top().team, command);
}

void choose_easy_move(const Context& context, const Command& command) {
  if (command.verb == Verb::done) {
    close_window(context.state);
    context.state.agenda.pop();
    return;
  }
  make_move(context, context.frame().team, command, EventKind::moved, Cause::easy_situation);
}

}  // namespace

void check_control(const Context& context) {
  State& state = context.state;
  const SpecialEvent& event = event_of_turn(context.rules, state);
  const bool thrown_in = state.turn.contested && event.actions_skipped;
  settle_offside_risk(context);
  const int value = state.ball_value;
  if (!state.turn.contested) settle_control(context);
  settle_order(context, value);
  if (context.rules.plays(TurnStage::ball_movement)) return;
  if (!thrown_in) set_new_value(context, die_of_new_value(context.rules, state));
  if (event.free_hard_press) state.turn.free_hard_press[index(state.passive())] = true;
  bring_corner_taker_in(state);
}

bool passes_by_itself(const Ruleset& rules, const State& state) {
  return safe_targets(rules, state).contains(state.turn.target);
}

AreaSet safe_targets(const Ruleset& rules, const State& state) {
  if (state.auto_check) return AreaSet::all();
  if (!rules.policies.automatic_check) return {};
  return piece_areas(state.side(state.control)) - piece_areas(state.side(state.passive()));
}

const NewDiceByPass& new_dice(const Ruleset& rules) {
  return dice_table[static_cast<std::size_t>(rules.policies.control)]
                   [static_cast<std::size_t>(rules.policies.new_value)];
}

int die_of_new_value(const Ruleset& rules, const State& state) {
  const bool kept = state.control == state.turn.began_with;
  return die_of(rules.policies.new_value, state.turn.dice, kept, state.turn.long_pass);
}

void set_new_value(const Context& context, int die) {
  const State& state = context.state;
  context.set_ball_value(die, Cause::new_value);
  context.set_ball_value(weathered(context.rules, state, state.ball_value), Cause::weather);
  context.set_ball_value(state.ball_value + event_of_turn(context.rules, state).value_change,
                         event_cause(context.rules));
}

void offer_moves_after_check(const Context& context) {
  using Role = SpecialEvent::Role;
  const State& state = context.state;
  const Role role = event_of_turn(context.rules, state).granted_move;
  if (role != Role::nobody)
    grant_move(context, role == Role::controlling ? state.control : state.passive(), Grant::event);
  offer_value_choice(context);
}

void offer_cards_after_check(const Context& context) {
  const State& state = context.state;
  if (state.turn.contested && state.turn.actions_skipped) return;
  if (!state.turn.actions_skipped) offer_cards(context, state.control, Moment::action_stage);
  if (event_of_turn(context.rules, state).check_passes) context.then({{Step::ball_choice, state.control, 1}});
  offer_cards(context, state.passive(), Moment::check_end);
  offer_cards(context, state.control, Moment::check_end);
}

const StepRules ball_winner_step{.enter = enter_ball_winner,
                                 .kind = DecisionKind::bring,
                                 .nature = Nature::settlement,
                                 .list = list_closest,
                                 .refuse = refuse_closest,
                                 .choose = choose_closest};

const StepRules easy_situation_step{.enter = enter_easy_situation,
                                    .kind = DecisionKind::react,
                                    .nature = Nature::window,
                                    .modest = commands::plain(Verb::done),
                                    .list = list_easy_moves,
                                    .refuse = refuse_easy_move,
                                    .choose = choose_easy_move};

}  // namespace fuba::engine
