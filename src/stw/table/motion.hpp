#pragma once

#include "app/table/animation.hpp"
#include "app/table/told.hpp"
#include "stw/match.hpp"
#include "stw/table/paint/brushes.hpp"
#include "stw/words/words.hpp"

namespace stw::app {

using Motion = fuba::table::Motion<Stw>;
using Told = fuba::table::Told<Ruleset>;

/// The board while an event is under way.
paint::BoardScene scene_of(const paint::BoardLayout& layout, const Motion& motion, const Told& told);

/// Paints it, with the picture of a goal where one falls.
void paint_motion(paint::Studio& studio, const paint::BoardLayout& layout, const Motion& motion,
                  const Told& told);

/// What happens, in a sentence: the dice until they lie.
std::string happening(const Motion& motion, const Told& told);

}  // namespace stw::app
