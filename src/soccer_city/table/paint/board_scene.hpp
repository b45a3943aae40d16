#pragma once

#include <SDL_rect.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "soccer_city/game.hpp"
#include "soccer_city/prospects.hpp"
#include "soccer_city/table/paint/board_layout.hpp"

namespace soccer_city::paint {

/// A player as he is to be seen.
struct ShownPlayer {
  Team team = Team::home;
  Number number = keeper_number;
  Hex at = no_hex;
  SDL_FPoint centre{};
  int attack = 0;
  int defence = 0;
  bool booked = false;
  bool beaten = false;   ///< does not move in this turn's repositioning
  bool offside = false;  ///< while the ball is to be passed
  bool faint = false;    ///< where he stood before he was taken in hand
};

/// The ball, alone or beneath the player who has it.
struct ShownBall {
  SDL_FPoint centre{};
  bool carried = false;
  float lift = 0;  ///< on its way
  float turn = 0;  ///< how far it has rolled, 1 = once around
};

/// What a click on a lit hex means, told by a sign.
enum class Mark : std::uint8_t { none, pass, space, advance, duel };

enum class Light : std::uint8_t { legal, hovered, target, origin, refused, traced };

struct LitHex {
  Hex at = no_hex;
  Light light = Light::legal;
  Mark mark = Mark::none;
  std::string chance = {};  ///< "42 %"; empty for what hangs on nothing
  float heading = 0;        ///< of an advance: turns clockwise from Home's attack
};

/// The way of a ball that could be played, or that somebody may step into.
struct ShownWay {
  Hex from = no_hex;
  Hex to = no_hex;
  bool high = false;
  std::vector<Hex> duels = {};       ///< opponents who challenge for it
  std::vector<Hex> blocked_by = {};  ///< opponents who stand against it
};

/// All that lies and moves on the board.
struct BoardScene {
  std::vector<ShownPlayer> players;
  std::vector<ShownPlayer> lifted;  ///< in hand
  std::optional<ShownBall> ball;
  std::vector<LitHex> lit;
  std::vector<Hex> breathing;  ///< players who can be taken up
  std::vector<ShownWay> ways;
  std::optional<Hex> cursor;
  std::optional<Team> shoots;  ///< whose shot area matters now
  float time = 0;              ///< how much of the half has passed, 0-1
  float breath = 0;
  std::array<float, 2> net_shake{};
};

/// A match as it stands.
BoardScene scene_of(const BoardLayout& layout, const Ruleset& rules, const State& state);

}  // namespace soccer_city::paint
