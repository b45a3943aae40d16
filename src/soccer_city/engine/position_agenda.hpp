#pragma once

#include "field.hpp"
#include "soccer_city/ruleset.hpp"
#include "soccer_city/state.hpp"

namespace soccer_city::engine {

/// Reads what is under way: the agenda as a state writes it, or the stage at which play begins. Refuses what
/// a match could not go on from.
void read_agenda(const Field& field, const Ruleset& rules, State& state);
void begin_at_stage(const Field& root, State& state);

}  // namespace soccer_city::engine
