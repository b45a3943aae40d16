#include <algorithm>
#include <array>
#include <cassert>

#include "names.hpp"
#include "play.hpp"
#include "stw/game.hpp"
#include "tabletop/in_order.hpp"

namespace stw::engine {
namespace {

const StepRules over_step{};

struct StepRow {
  Step step;
  std::string_view name;
  const StepRules* rules;
};

constexpr std::array step_rows{
    StepRow{Step::move, "move", &move_step},
    StepRow{Step::ball, "ball", &ball_step},
    StepRow{Step::capture, "capture", &capture_step},
    StepRow{Step::keeper, "keeper", &keeper_step},
    StepRow{Step::defend, "defend", &defend_step},
    StepRow{Step::place_keeper, "place", &place_keeper_step},
    StepRow{Step::place_striker, "place", &place_striker_step},
    StepRow{Step::take, "take", &take_step},
    StepRow{Step::leave, "leave", &leave_step},
    StepRow{Step::return_keeper, "place", &return_keeper_step},
    StepRow{Step::place_taker, "place", &place_taker_step},
    StepRow{Step::put, "put", &put_step},
    StepRow{Step::kick_off_dice, "kick-off-dice", &kick_off_dice_step},
    StepRow{Step::move_die, "move-die", &move_die_step},
    StepRow{Step::ball_dice, "ball-dice", &ball_dice_step},
    StepRow{Step::capture_die, "capture-die", &capture_die_step},
    StepRow{Step::defend_die, "defend-die", &defend_die_step},
    StepRow{Step::battle, "battle", &battle_step},
    StepRow{Step::spin, "spin", &spin_step},
    StepRow{Step::shooting_die, "shooting-die", &shooting_die_step},
    StepRow{Step::shooting_die_again, "shooting-die-again", &shooting_die_again_step},
    StepRow{Step::shoot_out_dice, "shoot-out-dice", &shoot_out_dice_step},
    StepRow{Step::shoot_out_spin, "shoot-out-spin", &shoot_out_spin_step},
    StepRow{Step::shoot_out_die, "shoot-out-die", &shoot_out_die_step},
    StepRow{Step::shoot_out_die_again, "shoot-out-die-again", &shoot_out_die_again_step},
    StepRow{Step::over, "over", &over_step},
};
static_assert(tabletop::in_order(step_rows, &StepRow::step, step_count));

const StepRow& row_of(Step step) { return step_rows[static_cast<std::size_t>(step)]; }

/// Makes a decision by itself that leaves no choice; false where a team has to choose.
bool goes_on_by_itself(const Context& context, const StepRules& step) {
  if (step.several != nullptr && step.several(context.state)) return false;
  CommandList list;
  step.list(context.rules, context.state, list);
  if (list.empty()) {
    step.skip(context);
    return true;
  }
  if (list.size() > 1) return false;
  step.choose(context, list[0]);
  return true;
}

bool half_ends_before(const Context& context, const StepRules& step) {
  return step.stops_at_time && time_is_up(context.rules, context.state) && !chance_is_open(context.state);
}

}  // namespace

const StepRules& rules_of(Step step) { return *row_of(step).rules; }

void advance(const Context& context) {
  for (;;) {
    const StepRules& step = rules_of(context.state.step);
    if (half_ends_before(context, step)) {
      end_half(context);
      continue;
    }
    if (!step.kind || !goes_on_by_itself(context, step)) return;
  }
}

}  // namespace stw::engine

namespace stw {

using engine::Context;
using engine::rules_of;
using engine::StepRules;

namespace {

bool lists(const CommandList& list, const Command& command) { return std::ranges::count(list, command) > 0; }

DecisionKind kind_of(Verb verb) {
  switch (verb) {
    case Verb::place_keeper:
    case Verb::place_striker:
    case Verb::place_taker:
      return DecisionKind::place;
    case Verb::move:
      return DecisionKind::move;
    case Verb::ball:
    case Verb::dribble:
      return DecisionKind::ball;
    case Verb::keeper:
    case Verb::roll:
      return DecisionKind::keeper;
    case Verb::leave:
      return DecisionKind::leave;
    case Verb::take:
      return DecisionKind::take;
    default:
      return DecisionKind::put;
  }
}

Refusal reason_of(const Ruleset& rules, const State& state, const Command& command) {
  if (is_over(state)) return {.reason = Reason::match_over};
  const StepRules& step = rules_of(state.step);
  if (!step.kind || *step.kind != kind_of(command.verb)) return {.reason = Reason::not_asked};
  return {.reason = step.refuse(rules, state, command), .square = command.to, .kick = state.restart};
}

}  // namespace

std::string_view name(Step step) { return engine::row_of(step).name; }

State new_match(const Ruleset&) { return {}; }

std::optional<Decision> decision(const State& state) {
  const StepRules& step = rules_of(state.step);
  if (!step.kind) return std::nullopt;
  return Decision{state.acting, *step.kind};
}

std::optional<Roll> roll(const State& state) {
  const StepRules& step = rules_of(state.step);
  if (!step.purpose) return std::nullopt;
  const bool keeper_plays = state.step == Step::ball_dice && engine::carrier(state) == keeper_number;
  return Roll{.purpose = *step.purpose,
              .count = static_cast<std::uint8_t>(step.both_teams || keeper_plays ? 2 : 1),
              .rolled_by = {state.acting, step.both_teams ? opponent(state.acting) : state.acting},
              .die = Die{step.spinner ? spinner_sectors : die_faces}};
}

bool is_over(const State& state) { return state.step == Step::over; }

void legal(const Ruleset& rules, const State& state, CommandList& list) {
  list.clear();
  const StepRules& step = rules_of(state.step);
  if (step.list != nullptr) step.list(rules, state, list);
}

CommandList legal(const Ruleset& rules, const State& state) {
  CommandList list;
  legal(rules, state, list);
  return list;
}

tl::expected<void, Refusal> apply(const Ruleset& rules, State& state, const Command& command,
                                  Events* events) {
  if (!lists(legal(rules, state), command)) return tl::unexpected(reason_of(rules, state, command));
  apply_unchecked(rules, state, command, events);
  return {};
}

void apply_unchecked(const Ruleset& rules, State& state, const Command& command, Events* events) {
  const Context context{rules, state, events};
  rules_of(state.step).choose(context, command);
  engine::advance(context);
}

void apply_dice(const Ruleset& rules, State& state, Dice dice, Events* events) {
  const Context context{rules, state, events};
  const std::optional<Roll> pending = roll(state);
  assert(pending);
  const StepRules& step = rules_of(state.step);
  if (step.takes_time) engine::pass_time(context);
  const bool two = pending->count == 2;
  if (!two) dice[1] = 0;
  context.emit({.kind = EventKind::dice,
                .team = pending->rolled_by[0],
                .number = engine::kick_of_shoot_out(state),
                .figures = {engine::figure(pending->purpose), engine::figure(pending->count),
                            engine::figure(dice[0]), engine::figure(dice[1]),
                            engine::figure(pending->rolled_by[0]), engine::figure(pending->rolled_by[1])}});
  step.rolled(context, dice);
  engine::advance(context);
}

void resume(const Ruleset& rules, State& state, Events* events) { engine::advance({rules, state, events}); }

}  // namespace stw
