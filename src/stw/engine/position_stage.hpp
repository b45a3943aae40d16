#pragma once

#include <string>

#include "context.hpp"
#include "fields.hpp"

namespace stw::engine {

/// Reads where a position stands and what belongs to that: `stage`, `dice`, and the optional fields
/// (docs/stw.md). Begins the set piece that a stage names. Throws a `tabletop::RulesError`.
void begin_at_stage(const Context& context, const Field& root, const std::string& stage);

}  // namespace stw::engine
