#pragma once

#include <string>
#include <string_view>

#include "support/scenario.hpp"

namespace fuba::test {

/// A team's condition points written like a formation: "4-4-2" for defence, midfield and forward.
std::string condition(const Scenario& scenario, std::string_view team);

/// The same as a position has them: "4-4-2" to {"defence":4,"midfield":4,"forward":2}.
std::string points(std::string_view condition);

}  // namespace fuba::test
