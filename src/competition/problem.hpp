#pragma once

#include <string>

namespace competition {

/// What is wrong with a definition or an entry: the field (a JSON pointer such as "/teams/1/name", empty
/// where the line as a whole is meant), and what is allowed there.
struct Problem {
  std::string field;
  std::string problem;
};

/// "field /teams/1/name: ...".
std::string to_string(const Problem& problem);

}  // namespace competition
