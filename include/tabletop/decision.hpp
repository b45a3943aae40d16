#pragma once

#include "tabletop/team.hpp"

namespace tabletop {

/// Who has to choose, and what.
template <class Kind>
struct Decision {
  Team team;
  Kind kind;            ///< an enum of the game: a target, a move, a card, ...
  bool secret = false;  ///< the opponent must not see the answer
};

}  // namespace tabletop
