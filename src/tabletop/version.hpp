#pragma once

#include <string_view>

namespace tabletop {

/// The version of the program: "0.1.0".
std::string_view program_version();

}  // namespace tabletop
