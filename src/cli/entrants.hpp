#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "fuba/league.hpp"

namespace fuba::cli {

/// Who plays, as a command line names them: a coach of the game by its id ("bold" or "coach:bold"), a coach
/// by its file of tactics ("my-coach.json"), or a program with its arguments ("program:./bot fast"), which
/// has `limit` for each answer. Throws WrongUsage for another name, CannotGoOn for a file that cannot be
/// used.
Entrant entrant(const std::string& name, std::chrono::milliseconds limit);

/// Several with commas between, or "all" coaches of the game.
std::vector<Entrant> entrants(const std::string& names, std::chrono::milliseconds limit);

}  // namespace fuba::cli
