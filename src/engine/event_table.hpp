#pragma once

#include "rules_reader.hpp"

namespace fuba {

/// The table by the sum of two dice (4.3.4).
void read_special_events(const RulesField& root, Ruleset& rules);
/// The table by the first and the second die (A12).
void read_advanced_events(const RulesField& root, Ruleset& rules);

}  // namespace fuba
