#pragma once

#include <string>

#include "soccer_city/story/story.hpp"
#include "soccer_city/words/words.hpp"
#include "story/report.hpp"

namespace soccer_city {

/// The story of a match in words and figures, for the screen and for the page.
story::Report make_report(const Story& story, const Match& match, const Words& words);

/// The same as a page for the web browser (`story/page.hpp`). Names and the date cannot turn the direction of
/// the text beside them.
std::string story_page(const Story& story, const Match& match, const Words& words);

}  // namespace soccer_city
