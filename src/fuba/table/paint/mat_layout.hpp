#pragma once

#include <SDL_rect.h>

#include <array>
#include <optional>
#include <vector>

#include "fuba/pitch.hpp"
#include "fuba/state.hpp"

namespace fuba::paint {

/// A piece on the mat and where it lies.
struct Piece {
  Team team = Team::home;
  Area area = Area::none;
  bool keeper = false;
  bool on_corner_spot = false;  ///< the taker of a corner kick (R8)
  SDL_FPoint centre{};
};

/// The number beside six or more pieces of a team in an area.
struct Badge {
  Team team = Team::home;
  Area area = Area::none;
  int number = 0;
  SDL_FPoint centre{};
};

/// The pieces of both teams in the order in which they are painted.
struct Arrangement {
  std::vector<Piece> pieces;
  std::vector<Badge> badges;
};

/// Squares of one half on the time track (R11): 0 = start square, 1-45 the minutes, 46-50 = "+1" to "+5".
inline constexpr int time_squares = 51;

/// The square of the time track for the clock of a state.
constexpr int time_square(int half, int minute, int stoppage) {
  return minute - (half == 2 ? 45 : 0) + stoppage;
}

/// Squares of a goal track, 0-9; from ten goals on, the referee begins again with a "+10" beside him.
inline constexpr int goal_squares = 10;

/// Where everything lies on the mat. Home attacks to the right; its left lane is on top.
/// All coordinates are pixels of the renderer's output.
class MatLayout {
 public:
  MatLayout() = default;
  /// Fits the mat, with some of the table around it, into `room`.
  MatLayout(const SDL_FRect& room, const Pitch& pitch);

  /// Pixels of one unit: 1 where the room is 980 by 574, as in a window of 1280 by 800.
  float unit() const { return unit_; }
  const SDL_FRect& room() const { return room_; }
  const SDL_FRect& mat() const { return mat_; }
  const SDL_FRect& field() const { return field_; }
  const SDL_FRect& area(Area area) const { return areas_[index(area)]; }
  /// The penalty area of the team that defends it.
  const SDL_FRect& penalty_area(Team defends) const { return area(penalty_areas_[index(defends)]); }
  /// The net behind the goal line of the team that defends it.
  SDL_FRect goal(Team defends) const;
  /// The mark in front of a goal.
  SDL_FRect goal_area(Team defends) const;
  SDL_FRect time_rect(int half, int square) const;
  /// Where the referee stands on a square of the time track; on the start square beside its words.
  SDL_FPoint referee_spot(int half, int square) const;
  SDL_FRect goal_track_rect(Team team, int square) const;

  float piece_radius() const { return 15 * unit_; }
  float ball_radius() const { return 21 * unit_; }
  /// The middle of an area, where the ball lies.
  SDL_FPoint ball_spot(Area area) const;
  SDL_FPoint corner_spot(Area corner) const;
  /// Where a goalkeeper stands who has left his goal area: in front of it, beside the ball.
  SDL_FPoint keeper_outside(Team team) const;
  /// Where the ball of a state lies: in its area, or beside the corner spot until the corner is played.
  SDL_FPoint ball_rest(const State& state) const;
  /// The line that ends an area on the side of the goal that `defends`: the offside line when the second
  /// closest player stands there.
  float offside_x(Team defends, Area area) const;

  /// The area under a point; Area::none outside the field.
  Area area_at(SDL_FPoint point) const;

 private:
  SDL_FRect room_{};
  SDL_FRect mat_{};
  SDL_FRect field_{};
  SDL_FRect track_{};
  std::array<SDL_FRect, area_count> areas_{};
  float unit_ = 1;
  Pitch::ByTeam<Area> penalty_areas_{};
};

/// How the pieces of a state stand: each team on its own side of an area, six and more as a fan.
Arrangement arrange(const MatLayout& layout, const State& state);

/// The piece under a point, the topmost where pieces overlap.
std::optional<Piece> piece_at(const MatLayout& layout, const Arrangement& arrangement, SDL_FPoint point);

/// The pieces on their way from one arrangement to another, `progress` 0 to 1. Pieces that stay in their
/// area close ranks; the others slide across. Badges are those of `to`.
Arrangement tween(const Arrangement& from, const Arrangement& to, float progress);

}  // namespace fuba::paint
