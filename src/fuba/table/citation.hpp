#pragma once

#include <string>
#include <string_view>

namespace fuba::app {

/// The number of a rule as it is written in a match of that edition: "3.0/4.5" is 4.5 there, and keeps its
/// edition in any other. A rule that only has a name has no number.
std::string citation(std::string_view rule, std::string_view edition);

}  // namespace fuba::app
