#include "cli/language.hpp"

#include <utility>

#include "words/languages.hpp"

namespace cli {
namespace {

std::string& spoken() {
  static std::string code = words::language_of(words::environment_locales());
  return code;
}

}  // namespace

const std::string& language() { return spoken(); }

void speak(std::string code) { spoken() = std::move(code); }

}  // namespace cli
