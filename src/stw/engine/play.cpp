#include "play.hpp"

#include "limits.hpp"
#include "stw/board.hpp"

namespace stw::engine {

void settle_ball(State& state) {
  state.marks = {};
  state.barred = 0;
  state.attempts = 0;
}

void clear_play(State& state) {
  settle_ball(state);
  state.dice = {};
  state.restart = Restart::none;
  state.extra = false;
  state.play = Play::capture;
  state.taker = 0;
  state.chance = Chance::pass;
  state.seen = {};
  state.puts = {};
}

int carrier(const State& state) { return state.side(state.control).number_at(state.ball); }

bool has_pawns(const TeamState& side) { return !side.squares().empty(); }

bool plays_anybody(const TeamState& side) {
  for (int number = 1; number <= pawn_count; ++number)
    if (side.plays(number)) return true;
  return false;
}

void list_squares(CommandList& list, Verb verb, Square from, SquareSet squares) {
  for (const Square to : squares) list.add({verb, from, to});
}

Reason refuse_standing(const State& state, Team team, int number, Square square) {
  const TeamState& side = state.side(team);
  SquareSet mates = side.squares();
  mates.remove(side.pawn(number));
  if (mates.contains(square)) return Reason::mate_there;
  if (!ground_of(team, number).contains(square)) return Reason::other_half;
  if (standable(state, team, number).contains(square)) return Reason::not_there;
  if (full_rows(mates).contains(square)) return Reason::row_full;
  if (full_columns(mates).contains(square)) return Reason::column_full;
  for (const Team end : teams)
    if (ends_of(end).goal_area.contains(square) && !(mates & ends_of(end).goal_area).empty())
      return Reason::goal_area_full;
  return Reason::penalty_area_full;
}

}  // namespace stw::engine
