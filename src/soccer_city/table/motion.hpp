#pragma once

#include <string>

#include "app/table/animation.hpp"
#include "app/table/told.hpp"
#include "soccer_city/match.hpp"
#include "soccer_city/table/paint/brushes.hpp"
#include "soccer_city/words/words.hpp"

namespace soccer_city::app {

using Motion = fuba::table::Motion<SoccerCity>;
using Told = fuba::table::Told<Ruleset>;

/// The board while an event is under way.
paint::BoardScene scene_of(const paint::BoardLayout& layout, const Motion& motion, const Told& told);

/// Paints it, with the cards of a shot and the picture of a goal.
void paint_motion(paint::Studio& studio, const paint::BoardLayout& layout, const Motion& motion,
                  const Told& told);

/// What happens, in a sentence: the dice until they lie.
std::string happening(const Motion& motion, const Told& told);

}  // namespace soccer_city::app
