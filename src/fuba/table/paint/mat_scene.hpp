#pragma once

#include <SDL_rect.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "fuba/area.hpp"
#include "fuba/table/paint/mat_layout.hpp"
#include "fuba/team.hpp"

namespace fuba::paint {

/// How an area is lit.
enum class Light : std::uint8_t {
  legal,    ///< breathes softly in the accent
  hovered,  ///< filled
  target,   ///< chosen: filled, with a firm rim
  origin,   ///< where the ball or the piece in hand comes from: a rim only
  better,   ///< what would have been better than what was chosen: filled, with a firm rim
  refused,  ///< under the pointer, but not allowed
};

/// A number that stands large in an area, or several lines in its place.
struct Figure {
  Area area = Area::none;
  std::string number;
  std::vector<std::string> lines = {};
};

struct LitArea {
  Area area = Area::none;
  Light light = Light::legal;
};

/// The goal that a team defends, lit where the other may shoot at it.
struct LitGoal {
  Team defends = Team::away;
  Light light = Light::legal;
};

/// The path of a pass: an arc with "+1" for each area crossed.
struct PassArc {
  SDL_FPoint from{};
  SDL_FPoint to{};
  int crossed = 0;
  Light light = Light::target;  ///< that of its end
};

/// Where a move of several areas is stopped: at the edge to the area beyond.
struct Stop {
  Area at = Area::none;
  Area beyond = Area::none;
};

/// A way that has been gone, of a team's piece or of the ball that it played.
struct Trace {
  Team team = Team::home;
  SDL_FPoint from{};
  SDL_FPoint to{};
  bool ball = false;
};

/// A ribbon that passes once across the mat and says who chooses. `phase` 0 to 1.
struct Ribbon {
  Team team = Team::home;
  std::string words;
  float phase = 0;
};

/// The offside line and the player who makes it: the second closest one of `defends`, in `area`.
struct OffsideLine {
  Team defends = Team::away;
  Area area = Area::none;
  std::string name;  ///< what players call it
};

/// The ball. While it rolls, `to_go` is the way left to its resting place and turns it, so that it comes to
/// rest with its value up; a ball that changes its value on the spot is given a way that shrinks to nothing.
struct Ball {
  SDL_FPoint centre{};
  int value = 1;
  SDL_FPoint to_go{};
  float lift = 0;  ///< 0 on the mat, 1 at the top of a pass
};

/// What is painted on the mat in one frame.
struct MatScene {
  Arrangement pieces;
  std::vector<Piece> ghosts;        ///< where pieces in hand came from, or would come to lie
  std::vector<Piece> lifted;        ///< pieces in hand or in flight, above everything else
  std::vector<SDL_FPoint> spotlit;  ///< pieces with a ring of the accent around them
  std::optional<Ball> ball;
  std::vector<LitArea> lit;
  std::optional<LitGoal> goal;
  float breath = 1;  ///< of legal areas: 0 dimmest, 1 brightest
  bool area_names = false;
  std::vector<Figure> figures;
  std::optional<OffsideLine> offside;
  std::vector<PassArc> passes;
  std::vector<Trace> traces;
  std::vector<Stop> stops;
  std::optional<Team> rim;           ///< whose colour the rim of the mat has
  std::optional<Ribbon> ribbon;      ///< above everything
  std::optional<SDL_FPoint> screen;  ///< what the pictures are about: their sign is beside it
  int half = 1;
  float time_square = 0;         ///< see `time_square`; a fraction is the middle of a hop
  std::array<float, 2> goals{};  ///< by team; a fraction is the middle of a hop
  /// By team, the area with the player whom the fans carry.
  std::array<Area, 2> fans{Area::none, Area::none};
  std::optional<SDL_FPoint> hurt;     ///< a player who is about to leave injured
  std::array<bool, 2> hurt_keeper{};  ///< by team
  std::array<float, 2> net_shake{};   ///< of the goal that the team defends, 0-1
};

/// The state at rest: pieces, ball, clock and goals as they stand, and the target of a ball on its way.
MatScene scene_of(const MatLayout& layout, const State& state);

}  // namespace fuba::paint
