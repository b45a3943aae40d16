#pragma once

#include <vector>

#include "fuba/command.hpp"

namespace fuba::test {

/// Every choice that the notation can express, sensible or not: some three thousand.
const std::vector<Command>& every_command();

}  // namespace fuba::test
