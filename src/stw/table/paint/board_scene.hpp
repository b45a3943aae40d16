#pragma once

#include <SDL_rect.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "stw/ruleset.hpp"
#include "stw/state.hpp"
#include "stw/table/paint/board_layout.hpp"

namespace stw::paint {

/// A pawn as it is to be seen.
struct ShownPawn {
  Team team = Team::home;
  int number = 1;
  Square square = Square::none;
  SDL_FPoint centre{};
  float size = 1;       ///< 1 alone on its square
  bool booked = false;  ///< wears a yellow corner; the defenders' common card lies in the tray
  bool barred = false;  ///< may not touch the ball
  bool faint = false;   ///< where it stood before it was taken in hand
};

/// The ball, alone or beneath the pawn that has it.
struct ShownBall {
  SDL_FPoint centre{};
  bool carried = false;
  float size = 1;
  float lift = 0;  ///< on its way
  float turn = 0;  ///< how far it has rolled, 1 = once around
};

/// What a click on a lit square means, told by a sign.
enum class Mark : std::uint8_t { step, free, pass, shot, battle, dribble, offside };

enum class Light : std::uint8_t { legal, hovered, target, origin, refused };

struct LitSquare {
  Square square = Square::none;
  Light light = Light::legal;
  Mark mark = Mark::step;
  std::array<int, 2> faces{};  ///< of a free square: own and theirs
  int passes = 0;              ///< of a move: faces of the ball's die that would make a pass to it
};

/// Where off-side begins for whoever attacks a team, and the pawn that makes it.
struct OffsideLine {
  Team defends = Team::home;
  int row = 0;
  Square made_by = Square::none;
  std::string name = {};  ///< what players call it
};

/// The spinner above the board. `phase` 0 to 1 while it turns; at rest then.
struct ShownSpinner {
  std::array<ShotResult, spinner_sectors> sectors{};
  int sector = 1;  ///< where it stops, clockwise from the top
  float phase = 0;
  std::string odds;    ///< "Goal 50 %, corner 25 %, goal kick 25 %"
  std::string result;  ///< "Goal", once it stands
  float opacity = 1;
};

/// Two pawns that battle, the O-Team's first.
struct ShownBattle {
  struct Side {
    Team team = Team::home;
    int number = 1;
    int die = 1;
    int bonus = 0;
    std::string name;
    std::string chance;  ///< "47 %"
    bool wins = false;
  };
  std::array<Side, 2> sides;
  float phase = 0;  ///< the dice lie from the half of it on
  std::string result;
};

/// All that lies and moves on the board.
struct BoardScene {
  std::vector<ShownPawn> pawns;
  std::vector<ShownPawn> lifted;  ///< in hand
  std::optional<ShownBall> ball;
  std::vector<LitSquare> lit;
  std::vector<Square> breathing;  ///< pawns that can go
  std::vector<Square> to_ball;    ///< pawns that can end on the ball: lines run to it
  std::optional<Square> cursor;
  std::optional<OffsideLine> offside;
  float time = 0;  ///< how much of the half has passed, 0-1
  float breath = 0;
  std::array<float, 2> net_shake{};
  std::optional<ShownSpinner> spinner;
  std::optional<ShownBattle> battle;
};

/// A match as it stands.
BoardScene scene_of(const BoardLayout& layout, const Ruleset& rules, const State& state);

/// Where a team's pawn stands on a square: in the middle alone, else low left or up right.
SDL_FPoint pawn_place(const BoardLayout& layout, Square square, Team team, bool shared);

}  // namespace stw::paint
