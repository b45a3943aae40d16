#pragma once

#include "stw/table/animation.hpp"
#include "stw/table/paint/brushes.hpp"
#include "stw/words/words.hpp"

namespace stw::app {

/// What motion is told and painted with.
struct Told {
  const Ruleset& rules;
  const Words& words;
  const Names& names;
};

/// The board while a step is under way.
paint::BoardScene scene_of(const paint::BoardLayout& layout, const Animation::Step& step, const Told& told);

/// Paints it, with the picture of a goal where one falls.
void paint_motion(paint::Studio& studio, const paint::BoardLayout& layout, const Animation::Step& step,
                  const Told& told);

/// What happens, in a sentence: the dice until they lie.
std::string story_of(const Animation::Step& step, const Told& told);

}  // namespace stw::app
