#pragma once

#include <set>
#include <string>

#include "app/window/director.hpp"

namespace fuba::app {

/// The ids of the puzzles that have been solved. They stand in the settings.
std::set<std::string> solved_puzzles(const Settings& settings);

void remember_solved(Director& director, const std::string& id);

}  // namespace fuba::app
