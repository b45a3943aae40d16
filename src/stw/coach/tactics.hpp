#pragma once

#include <array>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "stw/ruleset.hpp"

namespace stw {

/// How a coach of this game thinks, read from a file; docs/stw.md tells what each field does. Worths are
/// goals.
struct Tactics {
  /// How far a coach follows what it chooses.
  enum class Sight {
    squares,  ///< it sees who goes where, and no dice
    play,     ///< the next play of the ball and the attempts that answer it, with every face
    answer,   ///< and what either team makes of the ball afterwards
  };

  Sight sight = Sight::squares;
  double carelessness = 0;  ///< how much better a choice may look than it is, at most

  double possession = 0;  ///< having the ball
  double territory = 0;   ///< and having it at the other goal line, more and more towards it
  double promise = 0;     ///< how much of what can be made of the ball counts in its place, 0-1
  double cover = 0;       ///< each of up to three field players nearer to the own goal line than the ball
  double keeper = 0;      ///< the keeper in his goal area
  double line = 0;        ///< each of up to three pawns far up the pitch and on-side
  double chase = 0;       ///< each square that a pawn is nearer to a ball that others have, or nobody
  double sent_off = 0;    ///< a pawn fewer

  struct Appetite {
    double pass = 0;
    double battle = 0;
    double dribble = 0;
    double keeper = 0;  ///< moving him
  } appetite;           ///< what a choice is worth besides where it leads
};

/// The coaches of the game, from the gentlest to the strongest.
inline constexpr std::array<std::string_view, 4> coach_ids{"beginner", "cautious", "bold", "professional"};

/// Where a coach of the game keeps its tactics below `rules/`: "stw/opponents/bold.json".
std::string tactics_file(std::string_view id);

/// Reads a file of tactics.
tl::expected<Tactics, RulesError> read_tactics(const std::string& file, const RulesReader& read);

}  // namespace stw
