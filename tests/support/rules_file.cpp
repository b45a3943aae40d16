#include "support/rules_file.hpp"

#include <fstream>
#include <sstream>

namespace tabletop::test {

std::optional<std::string> read_rules_file(std::string_view file) {
  std::ifstream stream(std::string(FUBA_RULES_DIR "/") + std::string(file));
  if (!stream) return std::nullopt;
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

}  // namespace tabletop::test
