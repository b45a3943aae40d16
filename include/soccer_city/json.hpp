#pragma once

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "soccer_city/event.hpp"
#include "soccer_city/ruleset.hpp"
#include "soccer_city/state.hpp"
#include "tabletop/position_error.hpp"

namespace soccer_city {

using tabletop::PositionError;

/// The state in the notation of docs/soccer-city.md. Complete: `state_from_json` gives the same state back.
nlohmann::json to_json(const Ruleset& rules, const State& state);

/// Reads a position. Every field may be missing: players that are not named are not on the board, hands are
/// empty, a pile holds the other cards of its deck in the order of the deck's table. A field that is unknown,
/// of the wrong type or out of range, two players on a hex, and fields that contradict each other are
/// refused.
tl::expected<State, PositionError> state_from_json(const Ruleset& rules, const nlohmann::json& json);

/// Reads which rules a match is played by: `rules` and `options` ("basic", "all" or a list) of an object,
/// whose other fields it leaves alone. What is missing is as in `fallback`.
tl::expected<RulesChoice, PositionError> rules_choice_from_json(const nlohmann::json& object,
                                                                const RulesChoice& fallback);

/// {"event":"tackled","team":"home",...,"rule":"soccer-city/S23"}; dice carry their purpose.
nlohmann::json to_json(const Event& event);

}  // namespace soccer_city
