#pragma once

#include "fuba/story/story.hpp"
#include "fuba/words/words.hpp"
#include "story/report.hpp"

namespace fuba {

class Foreteller;

/// Tells a story in words: all that the page and the window show of it.
/// Prospects are told where there is somebody who foretells them.
story::Report make_report(const Story& story, const Match& match, const Words& words,
                          const Foreteller* foreteller = nullptr);

}  // namespace fuba
