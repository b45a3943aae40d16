#pragma once

#include "app/table/dugout.hpp"
#include "fuba/league.hpp"

namespace fuba::app {

using Dugout = table::Dugout<Fuba>;

/// Takes to the table whoever plays a side of a match. A coach who cannot come is told to the players, and
/// his side is theirs.
Dugout dugout_for(Director& director, const Match& match);

}  // namespace fuba::app
