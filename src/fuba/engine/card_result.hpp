#pragma once

#include <string_view>

#include "fuba/ruleset.hpp"

namespace fuba {

/// "none", "own-side", "card" or "card-and-red-test".
std::string_view name(CardResult result);

}  // namespace fuba
