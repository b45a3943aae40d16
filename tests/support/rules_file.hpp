#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tabletop::test {

/// The text of a file of the repository's rules by its name below `rules/`, or nothing if it cannot be read.
std::optional<std::string> read_rules_file(std::string_view file);

}  // namespace tabletop::test
