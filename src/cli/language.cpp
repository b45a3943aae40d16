#include "cli/language.hpp"

#include <utility>

#include "games/games.hpp"
#include "words/languages.hpp"
#include "words/told_error.hpp"

namespace cli {
namespace {

std::string& spoken() {
  static std::string code = words::language_of(words::environment_locales());
  return code;
}

}  // namespace

const std::string& language() { return spoken(); }

void speak(std::string code) { spoken() = std::move(code); }

std::string told_error(std::string_view english) {
  const auto all = games::words(language());
  return all ? words::told_error(*all, english) : std::string(english);
}

}  // namespace cli
