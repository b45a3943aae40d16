#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <tl/expected.hpp>

#include "fuba/event.hpp"
#include "fuba/odds.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"
#include "tabletop/position_error.hpp"

namespace fuba {

using tabletop::PositionError;

/// The state in the notation of docs/protocol.md. Complete: `state_from_json` gives the same state back.
nlohmann::json to_json(const Ruleset& rules, const State& state);

/// Reads a position. Every field may be missing and then has the edition's default; a field that is unknown,
/// of the wrong type or out of range, and a position that no match can reach in its counts, is refused.
tl::expected<State, PositionError> state_from_json(const Ruleset& rules, const nlohmann::json& json);

/// Reads which rules a match is played by: `rules`, `options` ("basic", "all" or a list of ids),
/// `skills_per_team` and the fields of `MatchTerms` of an object, whose other fields it leaves alone. What is
/// missing is as in `fallback`; with another edition named, its options are the basic ones unless the object
/// names them, and where it names options, terms that it leaves out are those of a match by itself.
tl::expected<RulesChoice, PositionError> rules_choice_from_json(const OptionRegistry& registry,
                                                                const nlohmann::json& object,
                                                                const RulesChoice& fallback);

/// {"event":"control-check","team":"home","die":4,...,"rule":"3.0/4.4"}; dice carry their purpose.
nlohmann::json to_json(const Ruleset& rules, const Event& event);

}  // namespace fuba
