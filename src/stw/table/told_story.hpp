#pragma once

#include "app/story/story_view.hpp"
#include "stw/match.hpp"
#include "stw/words/words.hpp"

namespace stw::app {

/// The story of a match, as the window shows it.
fuba::app::StoryView told_story(const Match& match, const Words& words);

}  // namespace stw::app
