#pragma once

#include "fuba/story/story.hpp"
#include "fuba/words/words.hpp"
#include "story/report.hpp"

namespace fuba {

/// Tells a story in words: all that the page and the window show of it.
story::Report make_report(const Story& story, const Match& match, const Words& words);

}  // namespace fuba
