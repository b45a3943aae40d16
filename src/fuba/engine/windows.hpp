#pragma once

#include <concepts>
#include <optional>

#include "context.hpp"
#include "fuba/command.hpp"
#include "fuba/refusal.hpp"
#include "offside.hpp"
#include "pieces.hpp"

// What all windows of moves share: a piece that has moved is spent (R114), and `done` closes them.
namespace fuba::engine {

/// The moves of one kind that a window offers: the verbs, and where an outfield player or the keeper may go
/// from an area that holds a fresh one.
template <class M>
concept Movers = requires(const M& movers, Area from) {
  { M::verb } -> std::convertible_to<Verb>;
  { M::keeper_verb } -> std::convertible_to<Verb>;
  { movers.outfield_to(from) } -> std::same_as<AreaSet>;
  { movers.keeper_to(from) } -> std::same_as<AreaSet>;
};

/// Outfield players of the team in the area that have not moved in this window.
inline int fresh(const State& state, Team team, Area area) {
  return state.side(team).players[index(area)] - state.window.arrived[index(area)];
}

inline AreaSet fresh_areas(const State& state, Team team) {
  return areas_above(state.side(team).players, state.window.arrived);
}

void open_window(State& state, int allowed = Window::unlimited);
void close_window(State& state);
inline bool moves_left(const Window& window) { return window.made < window.allowed; }

/// Lists a piece's moves. How many they are is hard to foresee for a processor, so that a few are written
/// down whether they are there or not.
inline void list_steps(Verb verb, Area from, AreaSet to, CommandList& list) {
  constexpr int at_once = 3;
  do {
    for (int step = 0; step < at_once; ++step) {
      list.add_where(!to.empty(), commands::step(verb, from, to.first()));
      to = to.without_first();
    }
  } while (!to.empty());
}

/// Lists the moves a window offers, none once all are used; without `done`.
template <Movers M>
void list_moves(const State& state, Team team, const M& movers, CommandList& list) {
  if (!moves_left(state.window)) return;
  for (const Area from : fresh_areas(state, team)) list_steps(M::verb, from, movers.outfield_to(from), list);
  const Area keeper = state.side(team).keeper;
  if (keeper == Area::none || state.window.keeper_moved) return;
  list_steps(M::keeper_verb, keeper, movers.keeper_to(keeper), list);
}

template <Movers M>
bool any_move(const State& state, Team team, const M& movers) {
  if (!moves_left(state.window)) return false;
  for (const Area from : fresh_areas(state, team))
    if (!movers.outfield_to(from).empty()) return true;
  const Area keeper = state.side(team).keeper;
  return keeper != Area::none && !state.window.keeper_moved && !movers.keeper_to(keeper).empty();
}

/// Why the piece may not move at all: all moves used, nobody there, spent.
std::optional<Refusal> refuse_piece(const State& state, Team team, const Command& command);
/// The reason that concerns windows of moves to adjacent areas: the same, not adjacent.
std::optional<Refusal> refuse_move(const Ruleset& rules, const State& state, Team team,
                                   const Command& command);

bool is_keeper_move(const Command& command);

/// Moves the piece, marks it spent, counts the move and says so. The ball goes along where the command says.
void make_move(const Context& context, Team team, const Command& command, EventKind kind, Cause cause);

}  // namespace fuba::engine
