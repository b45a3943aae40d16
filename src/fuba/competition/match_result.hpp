#pragma once

#include <string>

#include "competition/entry.hpp"
#include "fuba/match.hpp"
#include "fuba/story/story.hpp"

namespace fuba {

/// What a match that is over comes to in its competition, with figures out of its story. The dice of 3.0/T8
/// are for the competition to throw.
competition::ResultEntry result_of(const Match& match, const Story& story, const std::string& id);

}  // namespace fuba
