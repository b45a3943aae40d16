#pragma once

#include <cstdint>

#include "fuba/ruleset.hpp"

namespace fuba::test {

/// The rules of one match of many: the editions take turns, and in each of them no options, all, each alone,
/// and each pair, alone and with others. Read once.
const Ruleset& any_rules(std::uint64_t number);

}  // namespace fuba::test
