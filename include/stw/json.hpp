#pragma once

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "stw/event.hpp"
#include "stw/ruleset.hpp"
#include "stw/state.hpp"
#include "tabletop/position_error.hpp"

namespace stw {

using tabletop::ChoiceError;
using tabletop::PositionError;

/// The state in the notation of docs/stw.md. Complete: `state_from_json` gives the same state back.
nlohmann::json to_json(const Ruleset& rules, const State& state);

/// Reads a position. Fields may be missing and then have the values that docs/stw.md gives; a field that is
/// unknown, of the wrong type or out of range, and a position that cannot be, is refused.
tl::expected<State, PositionError> state_from_json(const Ruleset& rules, const nlohmann::json& json);

/// {"event":"captured","team":"home","number":7,"square":"E9",...,"rule":"stw/4A"}.
nlohmann::json to_json(const Ruleset& rules, const Event& event);

/// Which rules a match is played by: `rules`, `options`, `clock`.
nlohmann::ordered_json to_json(const RulesChoice& choice);

/// Reads `rules`, `options` ("basic", "all" or a list) and `clock` of an object, whose other fields it leaves
/// alone. What is missing is as in `fallback`.
tl::expected<RulesChoice, PositionError> rules_choice_from_json(const nlohmann::json& object,
                                                                const RulesChoice& fallback);

/// The same as a save names it: every field as it was written, and nothing guessed.
tl::expected<RulesChoice, ChoiceError> saved_choice_from_json(const nlohmann::json& object);

}  // namespace stw
