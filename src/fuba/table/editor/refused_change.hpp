#pragma once

#include <string>

#include "fuba/json.hpp"
#include "fuba/state.hpp"
#include "words/words.hpp"

namespace fuba::app {

/// Why a position cannot be changed so, for players: in a sentence of its own where the field has one.
/// `words`: those of the edition. `control`: the team that is meant where the field names none.
std::string refused_change(const words::Words& words, const words::Words& all_words,
                           const PositionError& error, Team control);

}  // namespace fuba::app
