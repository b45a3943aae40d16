#include "cli/language.hpp"

#include <cstdlib>
#include <utility>
#include <vector>

#include "words/languages.hpp"

namespace cli {
namespace {

std::string of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* locale = std::getenv(name);
    if (locale != nullptr && *locale != '\0') return words::language_of(std::vector<std::string>{locale});
  }
  return std::string(words::original_language);
}

std::string& spoken() {
  static std::string code = of_environment();
  return code;
}

}  // namespace

const std::string& language() { return spoken(); }

void speak(std::string code) { spoken() = std::move(code); }

}  // namespace cli
