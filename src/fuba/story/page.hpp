#pragma once

#include <string>

#include "fuba/story/story.hpp"
#include "fuba/words/words.hpp"

namespace fuba {

/// The report of a match: a whole HTML document in UTF-8 that needs no other file, no script and no network.
/// It may be printed, and read on a phone. Texts of the teams and notes stand in it as texts, whatever they
/// hold.
std::string story_page(const Story& story, const Match& match, const Words& words);

}  // namespace fuba
