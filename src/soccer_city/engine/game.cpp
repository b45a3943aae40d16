#include "soccer_city/game.hpp"

#include <algorithm>
#include <cassert>

#include "cards.hpp"
#include "frame_number.hpp"
#include "steps.hpp"

namespace soccer_city {

using engine::Context;
using engine::rules_of;
using engine::StepRules;

namespace {

Refusal reason_of(const Ruleset& rules, const State& state, const Command& command) {
  if (is_over(state)) return {.reason = Reason::match_over};
  const StepRules& step = rules_of(state.agenda.top().step);
  if (step.refuse == nullptr) return {.reason = Reason::not_asked};
  return step.refuse(rules, state, command).value_or(Refusal{.reason = Reason::not_asked});
}

void tell_dice(const Context& context, const Roll& pending, Dice dice) {
  if (pending.die.drawn) return;
  context.emit({.kind = EventKind::dice,
                .team = pending.rolled_by[0],
                .figures = {static_cast<std::int8_t>(pending.purpose),
                            static_cast<std::int8_t>(pending.count), static_cast<std::int8_t>(dice[0]),
                            static_cast<std::int8_t>(pending.count == 2 ? dice[1] : 0),
                            static_cast<std::int8_t>(pending.rolled_by[0]),
                            static_cast<std::int8_t>(pending.rolled_by[1])}});
}

}  // namespace

State new_match(const Ruleset& rules) {
  State state;
  state.ball = rules.pitch.centre;
  for (TeamState& side : state.sides) side.players.fill(no_hex);
  state.agenda.push({Step::kick_off_roll});
  state.agenda.push({Step::deal});
  for (const Deck deck : {Deck::factor, Deck::save, Deck::shot, Deck::defence, Deck::attack}) {
    if (deck == Deck::factor && !rules.has(Option::factors)) continue;
    engine::fill_pile(rules, state, deck);
    state.agenda.push({Step::shuffle, Team::home, engine::Shuffle{deck, 0}.number()});
  }
  return state;
}

std::optional<Decision> decision(const State& state) {
  const Frame& frame = state.agenda.top();
  const StepRules& step = rules_of(frame.step);
  if (!step.kind) return std::nullopt;
  return Decision{frame.team, *step.kind, step.secret};
}

std::optional<Roll> roll(const State& state) {
  const Frame& frame = state.agenda.top();
  const StepRules& step = rules_of(frame.step);
  if (!step.purpose) return std::nullopt;
  Roll due{.purpose = *step.purpose,
           .count = static_cast<std::uint8_t>(step.two_dice ? 2 : 1),
           .rolled_by = {frame.team, step.two_dice ? opponent(frame.team) : frame.team}};
  if (frame.step == Step::shuffle) {
    const engine::Shuffle shuffle = engine::Shuffle::of(frame);
    due.die = {static_cast<std::uint8_t>(state.pile(shuffle.deck).size() - shuffle.placed), true};
  }
  return due;
}

bool is_over(const State& state) { return state.agenda.top().step == Step::over; }

void legal(const Ruleset& rules, const State& state, CommandList& list) {
  list.clear();
  const StepRules& step = rules_of(state.agenda.top().step);
  if (step.list != nullptr) step.list(rules, state, list);
}

tl::expected<void, Refusal> apply(const Ruleset& rules, State& state, const Command& command,
                                  Events* events) {
  CommandList list;
  legal(rules, state, list);
  if (std::ranges::find(list, command) == list.end()) return tl::unexpected(reason_of(rules, state, command));
  apply_unchecked(rules, state, command, events);
  return {};
}

void apply_unchecked(const Ruleset& rules, State& state, const Command& command, Events* events) {
  const Context context{rules, state, events};
  state.turn.fresh = false;
  rules_of(state.agenda.top().step).choose(context, command);
  engine::advance(context);
}

void apply_dice(const Ruleset& rules, State& state, Dice dice, Events* events) {
  const std::optional<Roll> pending = roll(state);
  assert(pending);
  const Context context{rules, state, events};
  tell_dice(context, *pending, dice);
  rules_of(state.agenda.top().step).rolled(context, dice);
  engine::advance(context);
}

void resume(const Ruleset& rules, State& state) { engine::advance({rules, state}); }

bool secret_revealed(const State& before, const State& after) {
  const auto shown = [&](Team team) {
    return before.side(team).hidden != Card::none && after.side(team).hidden == Card::none;
  };
  return before.piles != after.piles || std::ranges::any_of(teams, shown) || (before.dive && !after.dive);
}

}  // namespace soccer_city
