#include "english.hpp"

#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "support/scenario.hpp"

namespace fuba::test {

std::string read_file(const std::filesystem::path& path) {
  std::ifstream stream(path);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

std::string english_text() { return read_file(std::filesystem::path(FUBA_ASSETS_DIR) / "lang" / "en.json"); }

const Words& english() {
  static const Words words = [] {
    auto made = make_words(english_text(), "lang/en.json");
    if (!made) throw std::runtime_error(to_string(made.error()));
    return *made;
  }();
  return words;
}

const Words& english_of(std::string_view edition) {
  static std::map<std::string, Words, std::less<>> spoken;
  const auto known = spoken.find(edition);
  return known != spoken.end() ? known->second
                               : spoken.emplace(edition, english().of_edition(edition)).first->second;
}

const Ruleset& with_every_option() { return rules(option_registry().of(default_edition())); }

bool is_whole_sentence(const std::string& text) {
  constexpr std::string_view ends = ".?!";
  return text.size() > 1 && ends.find(text.back()) != std::string_view::npos &&
         text.find_first_of("{}") == std::string::npos && text.find("none") == std::string::npos;
}

}  // namespace fuba::test
