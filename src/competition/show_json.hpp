#pragma once

#include <nlohmann/json_fwd.hpp>

#include "competition/competition.hpp"

namespace competition {

/// Everything that follows from a competition's entries (docs/competition-format.md).
nlohmann::ordered_json shown(const Competition& competition);

}  // namespace competition
