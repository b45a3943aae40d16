#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fuba/table/match_play.hpp"

namespace fuba::app {

/// Moves of pieces that can be made at once though they are not asked for yet: those of an action that may
/// be chosen, or of an extra that is within reach.
struct Opening {
  std::optional<Extra> extra;  ///< what is taken up first
  std::vector<Command> first;  ///< else the action, and what need not be asked before its moves
  State state;                 ///< as the moves are asked for
  CommandList moves;
};

/// All that the pending decision has.
std::vector<Opening> openings(const MatchPlay& play);

/// "Midfield movement: C3 to C4".
std::string label_of(const MatchPlay& play, const Opening& opening, const Command& move);

void make(MatchPlay& play, const Opening& opening, const Command& move);

/// Why nobody goes from one area to another now, in the words of a refused choice.
std::string why_not(const MatchPlay& play, const std::vector<Opening>& all, Area from, Area to);

}  // namespace fuba::app
