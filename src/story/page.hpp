#pragma once

#include <string>

#include "story/report.hpp"

namespace story {

/// The report as a page: a whole HTML document in UTF-8 that needs no other file, no script and no network.
/// It may be printed, and read on a phone. Names and notes stand in it as texts, whatever they hold.
std::string page(const Report& report);

}  // namespace story
