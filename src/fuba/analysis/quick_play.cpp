#include "fuba/analysis/quick_play.hpp"

#include <algorithm>

#include "fuba/coach/preferences.hpp"
#include "fuba/fingerprint.hpp"
#include "fuba/game.hpp"

namespace fuba {

Command QuickPlay::choose(const State& state, tabletop::Random& random) {
  const std::uint64_t key = fingerprint(state);
  if (const Command* known = chosen_.find(key)) return *known;
  const Decision pending = *decision(state);
  const CommandList list = legal(rules_, state);
  if (list.size() == 1) return list[0];
  const bool modest = pending.nature == Nature::offer || pending.kind == DecisionKind::change;
  if (!modest)
    if (const auto named = preferences(rules_, state, tactics_, list); !named.empty())
      return draw(named, random);
  const Command best = modest ? modest_answer(state, list) : best_of(state, pending, list);
  chosen_.add(key, best);
  return best;
}

Command QuickPlay::best_of(const State& state, const Decision& pending, const CommandList& list) {
  const Command fallback = modest_answer(state, list);
  constexpr double noticeable = 0.0005;
  const bool may_stay = pending.nature == Nature::window;
  Command best = fallback;
  double most =
      (may_stay ? worth(state, pending.team) : worth_after(state, fallback, pending.team)) + noticeable;
  for (const Command& command : list) {
    if (command == fallback) continue;
    const double found = worth_after(state, command, pending.team);
    if (found <= most) continue;
    best = command;
    most = found;
  }
  return best;
}

/// A choice that only lets pieces move is worth what the best first move is.
double QuickPlay::worth_after(const State& state, const Command& command, Team team) {
  State next = state;
  apply_unchecked(rules_, next, command);
  if (roll(next)) return worth_over_dice(next, team);
  double most = worth(next, team);
  const bool begins_to_move = !state.window.open && next.window.open && decision(next)->team == team;
  if (!begins_to_move) return most;
  for (const Command& move : legal(rules_, next)) {
    State moved = next;
    apply_unchecked(rules_, moved, move);
    most = std::max(most, worth(moved, team));
  }
  return most;
}

double QuickPlay::worth(const State& state, Team team) {
  return prospects(rules_, state, team, judge_(state, team));
}

/// Of the throws of two dice that differ in nothing but their order in most cases, each second one is looked
/// at.
double QuickPlay::worth_over_dice(const State& state, Team team) {
  const Roll pending = *roll(state);
  const bool thinned = pending.purpose == Purpose::turn;
  double sum = 0;
  int count = 0;
  const unsigned second_faces = pending.count == 2 ? pending.die.faces : 1;
  for (unsigned first = 1; first <= pending.die.faces; ++first)
    for (unsigned second = thinned ? 1 + first % 2 : 1; second <= second_faces; second += thinned ? 2 : 1) {
      State next = state;
      apply_dice(rules_, next, {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)});
      sum += worth(next, team);
      ++count;
    }
  return sum / count;
}

}  // namespace fuba
