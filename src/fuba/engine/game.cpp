#include "fuba/game.hpp"

#include <cassert>

#include "fuba/frame_number.hpp"
#include "pieces.hpp"
#include "points_off.hpp"
#include "steps.hpp"

namespace fuba {

using engine::Context;
using engine::rules_of;
using engine::StepRules;

namespace {

bool lists(const CommandList& list, const Command& command) { return std::ranges::count(list, command) > 0; }

Refusal reason_of(const Ruleset& rules, const State& state, const Command& command) {
  if (is_over(state)) return {.reason = Reason::match_over};
  const StepRules& step = rules_of(state.agenda.top().step);
  if (step.refuse == nullptr) return {.reason = Reason::not_asked};
  return step.refuse(rules, state, command).value_or(Refusal{.reason = Reason::not_asked});
}

void tell_dice(const Context& context, const Roll& fallen, Dice dice) {
  context.emit({.kind = EventKind::dice,
                .team = fallen.rolled_by[0],
                .figures = {static_cast<std::int8_t>(fallen.purpose), static_cast<std::int8_t>(fallen.count),
                            static_cast<std::int8_t>(dice[0]),
                            static_cast<std::int8_t>(fallen.count == 2 ? dice[1] : 0),
                            static_cast<std::int8_t>(fallen.rolled_by[0]),
                            static_cast<std::int8_t>(fallen.rolled_by[1])}});
}

}  // namespace

State new_match(const Ruleset& rules) {
  State state;
  for (TeamState& side : state.sides) side.in_hand = rules.outfield_players;
  state.ball = rules.pitch.centre;
  state.minute = rules.clock.first_square;
  state.agenda.push({Step::kick_off_roll});
  state.agenda.push({Step::reveal});
  for (const Team team : {Team::away, Team::home}) {
    if (rules.has(Option::skills)) state.agenda.push({Step::choose_skills, team});
    if (engine::may_lose_points(rules, team)) state.agenda.push({Step::points_off, team});
    if (rules.has(Option::styles))
      for (const Line line : {Line::forward, Line::midfield, Line::defence})
        state.agenda.push({Step::choose_styles, team, static_cast<std::uint8_t>(index(line))});
    if (rules.has(Option::roles)) state.agenda.push({Step::choose_roles, team});
    if (rules.has(Option::conditions) && rules.conditions.shifted_points > 0)
      state.agenda.push({Step::shift_point, team});
    state.agenda.push({Step::choose_formation, team});
  }
  return state;
}

std::optional<Decision> decision(const State& state) {
  const Frame& frame = state.agenda.top();
  const StepRules& step = rules_of(frame.step);
  if (!step.kind) return std::nullopt;
  return Decision{frame.team, *step.kind, step.nature, step.secret};
}

std::optional<Roll> roll(const State& state) {
  const Frame& frame = state.agenda.top();
  const StepRules& step = rules_of(frame.step);
  if (!step.purpose) return std::nullopt;
  return Roll{.purpose = *step.purpose,
              .count = static_cast<std::uint8_t>(step.two_dice ? 2 : 1),
              .rolled_by = {frame.team, step.both_teams ? opponent(frame.team) : frame.team},
              .die = step.draws ? Die{static_cast<std::uint8_t>(CardDraw::of(frame).cards), true} : Die{}};
}

bool is_over(const State& state) { return state.agenda.top().step == Step::over; }

void legal(const Ruleset& rules, const State& state, CommandList& list) {
  list.clear();
  const StepRules& step = rules_of(state.agenda.top().step);
  if (step.list != nullptr) step.list(rules, state, list);
}

CommandList legal(const Ruleset& rules, const State& state) {
  CommandList list;
  legal(rules, state, list);
  return list;
}

Command modest_answer(const State& state, const CommandList& choices) {
  const auto modest = modest_answer(state.agenda.top().step);
  return modest && lists(choices, *modest) ? *modest : choices[choices.size() - 1];
}

Command modest_answer(const Ruleset& rules, const State& state) {
  return modest_answer(state, legal(rules, state));
}

tl::expected<void, Refusal> apply(const Ruleset& rules, State& state, const Command& command,
                                  Recorder recorder) {
  if (!lists(legal(rules, state), command)) return tl::unexpected(reason_of(rules, state, command));
  apply_unchecked(rules, state, command, recorder);
  return {};
}

void apply_unchecked(const Ruleset& rules, State& state, const Command& command, Recorder recorder) {
  const Context context{rules, state, recorder};
  rules_of(state.agenda.top().step).choose(context, command);
  engine::advance(context);
}

void apply_dice(const Ruleset& rules, State& state, Dice dice, Recorder recorder) {
  assert(roll(state));
  const Context context{rules, state, recorder};
  if (recorder.events != nullptr) tell_dice(context, *roll(state), dice);
  rules_of(state.agenda.top().step).rolled(context, dice);
  engine::advance(context);
}

void resume(const Ruleset& rules, State& state, Recorder recorder) {
  engine::advance({rules, state, recorder});
}

int counted(const Ruleset& rules, const State& state, Team team, Area area) {
  return engine::strength(rules, state, team, area);
}

}  // namespace fuba
