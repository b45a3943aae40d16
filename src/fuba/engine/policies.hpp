#pragma once

#include "rules_reader.hpp"

namespace fuba {

/// Reads the procedures of an edition by their names in edition.json.
void read_policies(const RulesField& field, Policies& policies);

}  // namespace fuba
