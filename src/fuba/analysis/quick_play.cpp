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
  const bool begins_to_move = !state.window.open && next.window.open && decision(next)->team == team;
  return begins_to_move ? worth_of_moving(next, team) : worth(next, team);
}

/// The best first move, or none, is what will be chosen there: where all that can be moved was looked at as
/// `best_of` does it, that is known from then on.
double QuickPlay::worth_of_moving(const State& state, Team team) {
  const std::uint64_t key = fingerprint(state);
  if (const double* known = moving_.find(key)) return *known;
  const CommandList list = legal(rules_, state);
  const Command fallback = modest_answer(state, list);
  double most = worth(state, team);
  Command best = fallback;
  double best_worth = most + noticeable;
  bool dice_follow = false;
  for (const Command& command : list) {
    State moved = state;
    apply_unchecked(rules_, moved, command);
    const double found = worth(moved, team);
    most = std::max(most, found);
    if (command == fallback) continue;
    dice_follow = dice_follow || roll(moved);
    if (found <= best_worth) continue;
    best = command;
    best_worth = found;
  }
  moving_.add(key, most);
  if (decision(state)->nature == Nature::window && list.size() > 1 && !dice_follow &&
      chosen_.find(key) == nullptr)
    chosen_.add(key, best);
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
