#pragma once

#include <string>

#include "fuba/match.hpp"

namespace fuba {

/// The style of the page, in the colours of the teams. A colour that is no "#RRGGBB" gives way to the usual
/// one.
std::string page_style(const MatchInfo& info);

}  // namespace fuba
