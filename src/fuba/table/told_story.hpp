#pragma once

#include "app/story/story_view.hpp"
#include "fuba/match.hpp"

namespace fuba::app {

/// The story of a match of FUBA, as the window shows it.
StoryView told_story(const Match& match, const Words& words);

}  // namespace fuba::app
