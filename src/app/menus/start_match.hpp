#pragma once

#include "app/window/board_game.hpp"
#include "app/window/director.hpp"

namespace fuba::app {

/// Begins a match of those teams and seats, in the colours and by the rules of the settings. A side that a
/// program was started for is the program's. Why there is no such match is told in a box.
void start_match(Director& director, MatchInfo info);

/// Who sits where when one plays a coach: as the last time if there was one coach; else a person for Home
/// and the coach for beginners, where the game has one.
std::array<std::string, 2> seats_against_coach(const Director& director);

}  // namespace fuba::app
