#include <regex>
#include <set>

#include "english.hpp"
#include "support/catch.hpp"

namespace fuba::test {

namespace {

/// The text of every source file of the window.
std::string window_sources() {
  std::string all;
  for (const char* room : {"/app", "/competition", "/fuba/table"})
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(FUBA_SOURCE_DIR + std::string(room)))
      if (const auto kind = entry.path().extension(); kind == ".cpp" || kind == ".hpp" || kind == ".ipp")
        all += read_file(entry.path());
  return all;
}

/// The texts between double quotes.
std::set<std::string> quoted(const std::string& source) {
  static const std::regex text(R"re("([a-z0-9.-]+)")re");
  std::set<std::string> found;
  for (std::sregex_iterator at(source.begin(), source.end(), text), end; at != end; ++at)
    found.insert((*at)[1]);
  return found;
}

/// A key is asked for whole, or put together from a beginning ("undo-", "pace") and a name, or from one that
/// is asked for and an ending ("-help").
bool asked_for(const std::set<std::string>& literals, const std::string& key) {
  if (literals.contains(key)) return true;
  for (auto dash = key.find('-'); dash != std::string::npos; dash = key.find('-', dash + 1)) {
    if (literals.contains(key.substr(0, dash + 1))) return true;
    if (!literals.contains(key.substr(0, dash))) continue;
    if (literals.contains(key.substr(dash + 1)) || literals.contains(key.substr(dash))) return true;
  }
  return false;
}

TEST_CASE("The screen uses every screen text") {
  const auto literals = quoted(window_sources());
  for (const auto& [key, text] : english().texts()) {
    if (!key.starts_with("ui.")) continue;
    INFO(key);
    CHECK(asked_for(literals, key.substr(3, key.find('@') - 3)));
  }
}

TEST_CASE("The screen asks for no text that is missing") {
  const std::string source = window_sources();
  static const std::regex say(R"re(\bsay\("([a-z0-9.-]+)"[,)])re");
  for (std::sregex_iterator at(source.begin(), source.end(), say), end; at != end; ++at) {
    INFO((*at)[1]);
    CHECK(english().has("ui." + (*at)[1].str()));
  }
}

}  // namespace
}  // namespace fuba::test
