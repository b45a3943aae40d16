#pragma once

#include "fields.hpp"

namespace fuba {

/// Reads the procedures of an edition by their names in edition.json.
void read_policies(const Field& field, Policies& policies);

}  // namespace fuba
