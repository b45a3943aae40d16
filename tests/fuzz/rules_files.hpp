#pragma once

#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace fuba::fuzz {

/// The text of a file of the repository's rules.
inline std::optional<std::string> read_rules_file(std::string_view file) {
  std::ifstream stream(std::string(FUBA_RULES_DIR "/").append(file));
  if (!stream) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

}  // namespace fuba::fuzz
