#pragma once

#include <string>

#include "fuba/table/match_play.hpp"

namespace fuba::app {

/// What a choice brings and what it costs, in a sentence or two below its label; empty where the label says
/// it all.
std::string note_of(const MatchPlay& play, const Command& command);

}  // namespace fuba::app
