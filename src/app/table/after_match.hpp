#pragma once

#include <filesystem>
#include <optional>

#include "app/table/rooms.hpp"

namespace fuba::table {

// Where a match on the table goes once it is over: as its file has it by now, with its notes, or else as it
// lies there.

/// Shows it from its beginning.
void watch_again(Director& director, const std::optional<std::filesystem::path>& file, const MatchPtr& match);
/// Tells its story.
void tell_story(Director& director, const std::optional<std::filesystem::path>& file, const MatchPtr& match);

}  // namespace fuba::table
