#pragma once

#include "app/window/ui.hpp"
#include "fuba/table/animation.hpp"
#include "fuba/table/paint/brushes.hpp"
#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

// The table while something moves on it, in a match that is played and in one that is watched.

/// How far the dice have come that fall in a step: 1 when they lie still, or none fall.
float tumble(const Animation::Step* step);

/// What happens in a step, in a sentence.
std::string story_of(const Animation::Step& step, const Ruleset& rules, const Words& words,
                     const Names& names);

/// Writes the words on a skill card that is played, which lies large above the mat for a moment.
void lay_played(Ui& ui, const SDL_FRect& mat, const Animation::Step& step);

/// Whether a picture lies above the mat, or in its place, in a step.
bool covers_mat(const Animation::Step& step);

/// Paints what moves on the mat, or the picture that lies in its place. `rim`: whose colour the mat's has.
void paint_motion(const paint::Painter& painter, const Places& places, const Animation::Step& step,
                  const Ruleset& rules, const Words& words, const Names& names,
                  std::optional<Team> rim = std::nullopt);

}  // namespace fuba::app
