#include "fuba/table/paint/shot_flight.hpp"

#include <algorithm>
#include <cmath>

#include "app/paint/geometry.hpp"

namespace fuba::paint {
namespace {

constexpr float arrives_at = 0.45F;  ///< of the time: the ball is at the goal
constexpr float ends_at = 0.75F;     ///< it has come to rest, and lies to be looked at

/// Towards the goal line and beyond it.
float outward_of(Team defends) { return defends == Team::home ? -1.0F : 1.0F; }

/// The middle of the goal line, and how far a post is from it.
struct Mouth {
  SDL_FPoint middle;
  float post;
  float outward;
};

Mouth mouth_of(const MatLayout& layout, Team defends) {
  const SDL_FRect goal = layout.goal(defends);
  const float line = defends == Team::home ? goal.x + goal.w : goal.x;
  return {{line, goal.y + goal.h / 2}, goal.h / 2, outward_of(defends)};
}

/// Where the ball is met by the goal, the goalkeeper or the post.
SDL_FPoint met_at(const MatLayout& layout, const Mouth& mouth, ShotResult result) {
  const float unit = layout.unit();
  switch (result) {
    case ShotResult::goal:
      return {mouth.middle.x, mouth.middle.y - 0.5F * mouth.post};
    case ShotResult::miss:
      return {mouth.middle.x, mouth.middle.y - mouth.post - 26 * unit};
    case ShotResult::corner:
      return {mouth.middle.x - mouth.outward * 24 * unit, mouth.middle.y + 0.7F * mouth.post};
    case ShotResult::rebound:
      return {mouth.middle.x - mouth.outward * 6 * unit, mouth.middle.y + mouth.post};
    default:
      return {mouth.middle.x - mouth.outward * 26 * unit, mouth.middle.y};
  }
}

void dive(MatScene& scene, Team defends, float aside) {
  for (Piece& piece : scene.pieces.pieces)
    if (piece.team == defends && piece.keeper) piece.centre.y += aside;
}

/// Where the ball of an attempt comes from: a second die follows a shot that hangs in front of the goal, a
/// rebound one that came back.
SDL_FPoint start_of(const MatLayout& layout, const Event& event, const State& before) {
  const Mouth mouth = mouth_of(layout, opponent(event.team));
  if (event.kind == EventKind::difficult_shot) return met_at(layout, mouth, ShotResult::again);
  if (event.kind == EventKind::rebound)
    return {mouth.middle.x - mouth.outward * 96 * layout.unit(), mouth.middle.y + 40 * layout.unit()};
  return layout.ball_rest(before);
}

}  // namespace

bool attempts_goal(const Event& event) {
  return event.kind == EventKind::shot || event.kind == EventKind::difficult_shot ||
         event.kind == EventKind::rebound;
}

ShotResult result_of(const Event& event) {
  return static_cast<ShotResult>(event.figures[event.kind == EventKind::shot ? 3 : 2]);
}

SDL_FPoint end_of_flight(const MatLayout& layout, const Event& event) {
  const Mouth mouth = mouth_of(layout, opponent(event.team));
  const float unit = layout.unit();
  const SDL_FPoint met = met_at(layout, mouth, result_of(event));
  switch (result_of(event)) {
    case ShotResult::goal:
      return in_the_net(layout, opponent(event.team));
    case ShotResult::miss:
      return {mouth.middle.x + mouth.outward * 22 * unit, met.y - 12 * unit};
    case ShotResult::corner:
      return {mouth.middle.x + mouth.outward * 22 * unit, mouth.middle.y + mouth.post + 58 * unit};
    case ShotResult::rebound:
      return {mouth.middle.x - mouth.outward * 96 * unit, mouth.middle.y + 40 * unit};
    default:
      return met;
  }
}

SDL_FPoint in_the_net(const MatLayout& layout, Team defends) {
  const Mouth mouth = mouth_of(layout, defends);
  return {mouth.middle.x + mouth.outward * 12 * layout.unit(), mouth.middle.y - 0.5F * mouth.post};
}

void fly(MatScene& scene, const MatLayout& layout, const Event& event, const State& before, float progress) {
  if (!scene.ball) return;
  const Team defends = opponent(event.team);
  const Mouth mouth = mouth_of(layout, defends);
  const ShotResult result = result_of(event);
  const SDL_FPoint start = start_of(layout, event, before);
  const SDL_FPoint met = met_at(layout, mouth, result);
  const SDL_FPoint end = end_of_flight(layout, event);
  const float there = std::clamp(progress / arrives_at, 0.0F, 1.0F);
  const float on = eased(arrives_at, ends_at, progress);
  scene.ball->centre = there < 1 ? mix(start, met, there) : mix(met, end, on);
  scene.ball->lift = there < 1 ? 0.8F * std::sin(pi * (0.15F + 0.75F * there)) : 0.35F * (1 - on);
  scene.ball->to_go = {end.x - scene.ball->centre.x, end.y - scene.ball->centre.y};
  const float leap = 24 * layout.unit() * std::sin(pi * std::clamp(progress / ends_at, 0.0F, 1.0F));
  if (result == ShotResult::goal) {
    dive(scene, defends, leap);
    if (there >= 1) scene.net_shake[index(defends)] = 1 - 0.6F * on;
  } else if (result == ShotResult::corner || result == ShotResult::rebound) {
    dive(scene, defends, leap);
  }
}

}  // namespace fuba::paint
