#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "fuba/team.hpp"

namespace fuba {

/// What dice are rolled for.
enum class Purpose : std::uint8_t {
  kick_off,        ///< who chooses the kick-off (3.2); home, then away
  turn,            ///< the dice of a turn (4.3); controlling, then passive team
  special_event,   ///< 4.3.4; controlling, then passive team
  goal_attempt,    ///< 4.6
  second_attempt,  ///< the re-rolled 6 of a difficult goal attempt (4.6.2)
  rebound,         ///< 4.6.1; controlling, then passive team
  pressing,        ///< both dice of the pressing team (4.9)
  penalty,         ///< 5.5.2
  yellow_card,     ///< 5.6.1
  red_card,        ///< 5.6.2
};

/// "kick-off", "turn", "special-event", ...
std::string_view name(Purpose purpose);

/// Dice that have to fall before anyone can choose again. Chance is asked from outside.
struct Roll {
  Purpose purpose;
  std::uint8_t count;             ///< 1 or 2
  std::array<Team, 2> rolled_by;  ///< who rolls the first and the second die
};

/// Values that fell, 1-6 each; the second is unused where one die was asked.
using Dice = std::array<std::uint8_t, 2>;

}  // namespace fuba
