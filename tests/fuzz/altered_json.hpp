#pragma once

#include <nlohmann/json.hpp>

#include "tabletop/random.hpp"

namespace fuba::fuzz {

/// Alters a few places of a JSON document, now and then by what stands in another one of its kind. Knows
/// nothing of what either means.
void alter(nlohmann::json& document, const nlohmann::json& other, tabletop::Random& random);

}  // namespace fuba::fuzz
