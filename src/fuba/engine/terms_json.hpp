#pragma once

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "fuba/json.hpp"
#include "fuba/terms.hpp"

namespace fuba {

/// Reads what a match has from its competition: `reduce`, `primary`, `skills_from`, `extra_time`,
/// `away_goals` and `first_leg` of an object, whose other fields it leaves alone. What is missing is as in
/// `fallback`.
tl::expected<MatchTerms, PositionError> terms_from_json(const nlohmann::json& object,
                                                        const MatchTerms& fallback);

/// Adds the fields that are not as in a match by itself.
void add_terms(nlohmann::json& object, const MatchTerms& terms);

}  // namespace fuba
