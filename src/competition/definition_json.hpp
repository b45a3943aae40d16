#pragma once

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "competition/definition.hpp"
#include "competition/field.hpp"
#include "competition/means.hpp"

namespace competition {

/// Reads a definition: the first line of a file, with or without `fuba-competition` and `sum`. Refuses
/// whatever docs/competition-format.md does not allow.
tl::expected<Definition, Problem> definition_from_json(const nlohmann::json& object, const MeansOf& means_of);

/// The same of a competition that is to begin. Its teams name neither a formation nor cards where the game
/// has none; older files may.
tl::expected<Definition, Problem> new_definition_from_json(const nlohmann::json& object,
                                                           const MeansOf& means_of);

/// The first line of a file. Fields that have their usual values are left out.
nlohmann::ordered_json to_json(const Definition& definition);

/// A skill card: of the game's own where its options have any (3.0/T9, T10).
std::string read_card(const Field& field, const Means& means);

/// Who plays a team: `{"coach":"bold"}`.
Plays read_plays(const Field& field, const Means& means);
nlohmann::ordered_json to_json(const Plays& plays);

}  // namespace competition
