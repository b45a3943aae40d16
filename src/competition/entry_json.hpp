#pragma once

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "competition/definition.hpp"
#include "competition/entry.hpp"
#include "competition/means.hpp"

namespace competition {

/// Reads an entry: a line of a file but for the first one, with or without `sum`. Refuses what is no entry in
/// itself; whether it fits the competition is for `Competition::add` to say.
tl::expected<Entry, Problem> entry_from_json(const Definition& definition, const Means& means,
                                             const nlohmann::json& object);

nlohmann::ordered_json to_json(const Definition& definition, const Entry& entry);

}  // namespace competition
