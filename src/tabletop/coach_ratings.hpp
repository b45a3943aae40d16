#pragma once

#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace tabletop {

/// How strong the coaches of a game are, in the order of their ids: Elo, as their league measured it. The
/// file lies below `rules/` in the data folder and has one whole number for each id; a sentence on what is
/// wrong with it.
tl::expected<std::vector<int>, std::string> read_coach_ratings(const std::string& file,
                                                               std::span<const std::string_view> ids);

}  // namespace tabletop
