#include "fuba/coach/look_ahead.hpp"

#include <array>
#include <utility>

#include "fuba/falls.hpp"
#include "fuba/fingerprint.hpp"

namespace fuba {
namespace {

/// How many steps a choice may take before it is judged as it stands.
constexpr std::uint64_t most_steps = 150'000;
constexpr std::uint64_t steps_between_looks = 64;

bool is_counted(Purpose purpose) { return purpose != Purpose::draw && purpose != Purpose::kick_off; }

/// The same for states that differ in nothing that matters for where they lead: the dice that have had their
/// effect, and the minute.
std::uint64_t likeness(State& state) {
  const Dice dice = std::exchange(state.turn.dice, {});
  const auto minute = std::exchange(state.minute, std::uint8_t{0});
  const std::uint64_t key = fingerprint(state);
  state.turn.dice = dice;
  state.minute = minute;
  return key;
}

void add_share(Worth& mean, const Worth& part, double share) {
  mean.value += part.value * share;
  for (std::size_t term = 0; term < term_count; ++term) mean.terms[term] += part.terms[term] * share;
}

}  // namespace

bool is_move(const Command& command) {
  return form_of(command.verb) == Form::areas || form_of(command.verb) == Form::move;
}

const Reach& reach_of(const Tactics& tactics) {
  static constexpr std::array<Reach, most_looks_ahead + 1> reaches{{
      {.candidates = 0, .least_chance = 0.03, .least_chance_at_sight = 0.2, .sifts_late = false},
      {.candidates = 5, .least_chance = 0.03, .least_chance_at_sight = 0.2, .sifts_late = false},
      {.candidates = 10, .least_chance = 0.012, .least_chance_at_sight = 0.1, .sifts_late = true},
  }};
  return reaches[static_cast<std::size_t>(tactics.looks_ahead)];
}

LookAhead::LookAhead(const Ruleset& rules, Team team, const Tactics& tactics, const Thinking& thinking)
    : rules_(rules),
      team_(team),
      minutes_(tactics.forgets_clock ? std::optional(2 * rules.clock.half_minutes) : std::nullopt),
      judge_(rules, tactics),
      stop_(thinking.stop),
      deadline_(std::chrono::steady_clock::now() + thinking.budget),
      reach_(reach_of(tactics)),
      least_chance_(reach_.least_chance) {}

bool LookAhead::ended() {
  ended_ = ended_ || stop_.stop_requested() || std::chrono::steady_clock::now() >= deadline_;
  return ended_;
}

/// A look at the clock now and then.
bool LookAhead::goes_on() { return ++steps_ < most_steps && (steps_ % steps_between_looks != 0 || !ended()); }

Worth LookAhead::judged(const State& view) {
  const Judgement terms = judge_(view, team_);
  const double value =
      minutes_ ? prospects(view, team_, terms, *minutes_) : prospects(rules_, view, team_, terms);
  return {value, terms};
}

Worth LookAhead::of(const State& view, const Command& command, Horizon horizon) {
  steps_ = 0;
  return after(view, command, horizon);
}

double LookAhead::by_itself(const State& view, const Command& move) {
  State next = view;
  apply_unchecked(rules_, next, move);
  return judged(next).value;
}

bool passes_over(const State& state, const Command& command) {
  return state.window.open && is_move(command) && state.window.arrived[index(command.from())] > 0;
}

Worth LookAhead::after(const State& view, const Command& command, Horizon horizon) {
  State next = view;
  apply_unchecked(rules_, next, command);
  return follow(next, 1, horizon);
}

Worth LookAhead::follow(State& state, double chance, Horizon horizon) {
  for (;;) {
    if (is_over(state) || !goes_on()) return judged(state);
    if (const auto pending = roll(state)) {
      if (chance < least_chance_ || !is_counted(pending->purpose)) return judged(state);
      return over_dice(state, *pending, chance, horizon);
    }
    if (rests(state, horizon)) return judged(state);
    apply_unchecked(rules_, state, answer(state));
  }
}

Worth LookAhead::over_dice(const State& state, const Roll& pending, double chance, Horizon horizon) {
  Falls falls(rules_, state, pending, likeness);
  Worth mean;
  for (auto& fall : falls.all()) {
    const double share = double(fall.throws) / falls.throws();
    add_share(mean, follow(fall.state, chance * share, horizon), share);
  }
  return mean;
}

bool LookAhead::rests(const State& state, Horizon horizon) const {
  const Decision pending = *decision(state);
  if (begins_anew(pending.nature)) return true;
  if (horizon == Horizon::turn) return false;
  return pending.nature == Nature::action || (pending.kind == DecisionKind::free && pending.team != team_);
}

Command LookAhead::answer(const State& state) {
  const Decision pending = *decision(state);
  const bool by_card = pending.kind == DecisionKind::change;  // which lines it changes is not looked into
  if (pending.nature == Nature::offer || by_card) return modest_answer(rules_, state);
  return remembered_answer(state, pending.nature);
}

/// Steps count whether they are taken or remembered, so that memory changes no choice.
Command LookAhead::remembered_answer(const State& state, Nature nature) {
  const std::uint64_t key = fingerprint(state);
  if (const Answer* known = answers_.find(key)) {
    steps_ += known->steps;
    return known->choice;
  }
  const std::uint64_t before = steps_;
  const CommandList list = legal(rules_, state);
  const Command choice = nature == Nature::action ? best_action(state, list)
                                                  : best_at_sight(state, list, nature == Nature::window);
  if (nature != Nature::action) steps_ += list.size() - 1;
  answers_.add(key, {choice, steps_ - before});
  return choice;
}

/// By the positions right after the choices; `modest_stays`: the modest one leaves everything as it is.
Command LookAhead::best_at_sight(const State& state, const CommandList& list, bool modest_stays) {
  const Team mover = state.agenda.top().team;
  const auto worth = [&](const State& after) { return sum(judge_(after, mover)); };
  constexpr double noticeable = 0.001;
  const Command modest = modest_answer(state, list);
  Command best = modest;
  State after = state;
  if (!modest_stays) apply_unchecked(rules_, after, best);
  double best_worth = worth(after) + noticeable;
  for (const Command& command : list) {
    if (command == modest || passes_over(state, command)) continue;
    after = state;
    apply_unchecked(rules_, after, command);
    const double found = worth(after);
    if (found <= best_worth) continue;
    best = command;
    best_worth = found;
  }
  return best;
}

/// By where they lead, as the team that chooses sees it.
Command LookAhead::best_action(const State& state, const CommandList& list) {
  const Team own = std::exchange(team_, state.agenda.top().team);
  const double least = std::exchange(least_chance_, reach_.least_chance_at_sight);
  const Command modest = modest_answer(state, list);
  Command best = modest;
  double best_value = after(state, best, Horizon::action).value;
  for (const Command& command : list) {
    if (command == modest) continue;
    const double found = after(state, command, Horizon::action).value;
    if (found <= best_value) continue;
    best = command;
    best_value = found;
  }
  team_ = own;
  least_chance_ = least;
  return best;
}

}  // namespace fuba
