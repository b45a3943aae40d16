#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tabletop {

/// What is wrong with a rules file: which file, which field, what was expected.
struct RulesError {
  std::string file;   ///< "fuba-3.0/special-events.json"; empty where no file is meant
  std::string field;  ///< "/events/3/sum", a JSON pointer; empty where the file as a whole is meant
  std::string problem;
};

/// "rules/fuba-3.0/clock.json, field /half_minutes: expected a whole number from 1 to 90".
std::string to_string(const RulesError& error);

/// Gives the text of a rules file by its name below `rules/`, or nothing if it cannot be read.
using RulesReader = std::function<std::optional<std::string>(std::string_view file)>;

}  // namespace tabletop
