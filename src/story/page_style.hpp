#pragma once

#include <array>
#include <string>

namespace story {

/// The style of the page, in the colours of the teams, Home's first. A colour that is no "#RRGGBB" gives way
/// to the usual one.
std::string page_style(const std::array<std::string, 2>& team_colours);

}  // namespace story
