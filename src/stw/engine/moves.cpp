#include "limits.hpp"
#include "offside.hpp"
#include "stw/game.hpp"
#include "ways.hpp"

namespace stw {
namespace {

constexpr int faces_of_die = 6;

/// Whether a field player can end on the ball with a throw, on-side where that matters.
bool reaches_ball(const State& state, Team team, int number, int squares) {
  const Square from = state.side(team).pawn(number);
  if (from == Square::none || distance(from, state.ball) > squares) return false;
  if (!move_ends(state, team, number, squares).contains(state.ball)) return false;
  return team != state.control || !engine::offside_of_capture(state, number);
}

}  // namespace

SquareSet move_ends(const State& state, Team team, int number, int squares) {
  const Square from = state.side(team).pawn(number);
  if (from == Square::none) return {};
  SquareSet ends = engine::ends_of_ways(from, squares, state.side(opponent(team)).squares(),
                                        engine::ground_of(team, number)) &
                   engine::standable(state, team, number);
  if (team == state.control && number == state.barred) ends.remove(state.ball);
  return ends;
}

int faces_that_reach(const State& state, Team team) {
  int faces = 0;
  for (int squares = 1; squares <= faces_of_die; ++squares) {
    for (int number = first_defender; number <= pawn_count; ++number) {
      if (reaches_ball(state, team, number, squares)) {
        ++faces;
        break;
      }
    }
  }
  return faces;
}

}  // namespace stw
