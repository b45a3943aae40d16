#pragma once

#include "fields.hpp"

namespace fuba {

/// The plain table: by the sum of two dice (4.3.4), or by the difference of the teams' dice.
void read_special_events(const Field& root, Ruleset& rules);
/// The table by the first and the second die (A12).
void read_advanced_events(const Field& root, Ruleset& rules);

}  // namespace fuba
