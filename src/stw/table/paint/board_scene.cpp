#include "stw/table/paint/board_scene.hpp"

#include <cmath>

namespace stw::paint {
namespace {

constexpr float shared_size = 0.7F;
constexpr float apart = 0.17F;  ///< of a square: two pawns on one
constexpr float pawn_radius = 0.4F;

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
  const int whole = rules.seconds_of(state.half);
  scene.time = std::min(1.0F, static_cast<float>(state.seconds) / static_cast<float>(whole));
  return scene;
}

const ShownPawn* pawn_at(const BoardLayout& layout, const BoardScene& scene, SDL_FPoint point) {
  for (auto pawn = scene.pawns.rbegin(); pawn != scene.pawns.rend(); ++pawn)
    if (std::hypot(point.x - pawn->centre.x, point.y - pawn->centre.y) <
        pawn_radius * pawn->size * layout.side())
      return &*pawn;
  return nullptr;
}

}  // namespace stw::paint
