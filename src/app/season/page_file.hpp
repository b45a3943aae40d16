#pragma once

#include "app/season/contest.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// Writes the story of a season as a file that can be sent to a friend, and tells so in passing.
void write_season_page(Director& director, const Contest& contest);

}  // namespace fuba::app
