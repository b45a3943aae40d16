#include "stw/table/paint/board_scene.hpp"

#include <algorithm>

namespace stw::paint {
namespace {

constexpr float shared_size = 0.7F;
constexpr float apart = 0.17F;  ///< of a square: two pawns on one

/// While a penalty kick is under way its keeper stands on the goal line and the ball on the spot, neither of
/// which is a square (W5, W140).
void add_penalty_kick(const BoardLayout& layout, const State& state, BoardScene& scene) {
  const Team defends = state.defence();
  if (state.side(defends).plays(keeper_number) && state.side(defends).pawn(keeper_number) == Square::none) {
    const SDL_FRect goal = layout.goal(defends);
    scene.pawns.push_back(
        {.team = defends, .number = keeper_number, .centre = {goal.x + goal.w / 2, goal.y + goal.h / 2}});
  }
  if (!scene.ball) scene.ball = ShownBall{.centre = layout.penalty_spot(defends)};
}

}  // namespace

SDL_FPoint pawn_place(const BoardLayout& layout, Square square, Team team, bool shared) {
  const SDL_FPoint centre = layout.centre(square);
  if (!shared) return centre;
  const float way = (team == Team::home ? -1.0F : 1.0F) * apart * layout.side();
  return {centre.x + way, centre.y - way};
}

BoardScene scene_of(const BoardLayout& layout, const Ruleset& rules, const State& state) {
  BoardScene scene;
  const SquareSet both = state.side(Team::home).squares() & state.side(Team::away).squares();
  for (const Team team : teams) {
    const TeamState& side = state.side(team);
    for (int number = 1; number <= pawn_count; ++number) {
      const Square square = side.pawn(number);
      if (square == Square::none) continue;
      const bool shared = both.contains(square);
      scene.pawns.push_back({.team = team,
                             .number = number,
                             .square = square,
                             .centre = pawn_place(layout, square, team, shared),
                             .size = shared ? shared_size : 1,
                             .booked = has(side.yellow, number),
                             .barred = team == state.control && number == state.barred});
    }
  }
  if (state.ball != Square::none) {
    const bool carried = state.side(state.control).number_at(state.ball) != 0;
    const bool shared = both.contains(state.ball);
    scene.ball = ShownBall{
        .centre = carried ? pawn_place(layout, state.ball, state.control, shared) : layout.centre(state.ball),
        .carried = carried,
        .size = shared && carried ? shared_size : 1};
  }
  if (state.restart == Restart::penalty_kick) add_penalty_kick(layout, state, scene);
  const int whole = rules.seconds_of(state.half);
  scene.time = std::min(1.0F, static_cast<float>(state.seconds) / static_cast<float>(whole));
  return scene;
}

}  // namespace stw::paint
