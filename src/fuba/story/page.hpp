#pragma once

#include <string>

#include "fuba/story/story.hpp"
#include "fuba/words/words.hpp"

namespace fuba {

class Foreteller;

/// The report of a match as a page (`story/page.hpp`). Names and the date cannot turn the direction of the
/// text beside them.
std::string story_page(const Story& story, const Match& match, const Words& words,
                       const Foreteller* foreteller = nullptr);

}  // namespace fuba
