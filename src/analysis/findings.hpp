#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace analysis {

/// What was found out about a match: in words, and as JSON, which is what is kept of it.
struct Findings {
  std::vector<std::string> lines;
  nlohmann::ordered_json json;
  bool complete = true;  ///< false where it was stopped before its end
};

}  // namespace analysis
