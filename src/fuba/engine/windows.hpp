#pragma once

#include <optional>

#include "context.hpp"
#include "fuba/command.hpp"
#include "fuba/refusal.hpp"
#include "offside.hpp"
#include "pieces.hpp"

// What all windows of moves share: a piece that has moved is spent (R114), and `done` closes them.
namespace fuba::engine {

/// The moves of one kind that a window offers: the verbs, and where a piece of an area may go.
struct Movers {
  Verb verb;
  Verb keeper_verb;
  /// Destinations of an outfield player, or of the keeper, from an area that holds a fresh one.
  AreaSet (*outfield_to)(const Bounds&, Area from);
  AreaSet (*keeper_to)(const Bounds&, Area from);
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

/// Lists the moves a window offers, none once all are used; without `done`.
void list_moves(const Ruleset& rules, const State& state, Team team, const Movers& movers, CommandList& list);
bool any_move(const Ruleset& rules, const State& state, Team team, const Movers& movers);

/// Why the piece may not move at all: all moves used, nobody there, spent.
std::optional<Refusal> refuse_piece(const State& state, Team team, const Command& command);
/// The reason that concerns windows of moves to adjacent areas: the same, not adjacent.
std::optional<Refusal> refuse_move(const Ruleset& rules, const State& state, Team team,
                                   const Command& command);

bool is_keeper_move(const Command& command);

/// Moves the piece, marks it spent, counts the move and says so. The ball goes along where the command says.
void make_move(const Context& context, Team team, const Command& command, EventKind kind, Cause cause);

/// True where the controlling team would leave the ball without a player of its own (4.7.6).
inline bool guards_ball_alone(const State& state, Team team, Area from) {
  return team == state.control && from == state.ball && pieces(state.side(team), from) == 1;
}

}  // namespace fuba::engine
