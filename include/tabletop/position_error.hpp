#pragma once

#include <string>

namespace tabletop {

/// What is wrong with a position or a choice of rules that comes from outside: the field (a JSON pointer such
/// as "/home/players/C3") and the problem.
struct PositionError {
  std::string field;
  std::string problem;
};

/// What is wrong with the rules that a saved match names.
struct ChoiceError {
  std::string field;
  std::string problem;
  bool unknown = false;  ///< well-formed, but nothing that this program knows
};

}  // namespace tabletop
