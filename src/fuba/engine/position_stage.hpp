#pragma once

#include "fields.hpp"
#include "fuba/state.hpp"

// What is under way in a position.
namespace fuba::engine {

/// Reads the steps that a state lists as its agenda.
void read_agenda(const Field& field, const Ruleset& rules, State& state);

/// Puts the steps of the stage that a position names on the agenda, the target of a turn where it names none
/// (docs/protocol.md).
void begin_at_stage(const Field& root, const Ruleset& rules, State& state);

}  // namespace fuba::engine
