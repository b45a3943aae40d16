#include "tabletop/rules_error.hpp"

namespace tabletop {

std::string to_string(const RulesError& error) {
  if (error.file.empty()) return error.problem;
  return "rules/" + error.file + (error.field.empty() ? "" : ", field " + error.field) + ": " + error.problem;
}

}  // namespace tabletop
