#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "english.hpp"
#include "support/catch.hpp"

namespace fuba::test {

namespace {

/// The text of every source file of some folders.
std::string sources_of(std::initializer_list<std::string_view> folders) {
  std::string all;
  for (const std::string_view folder : folders)
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(FUBA_SOURCE_DIR + std::string(folder)))
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

/// Whether a further game has a text of the screen, as the table that those games share asks where it is for
/// them.
bool a_further_game_says(const std::string& key) {
  const auto says = [&](const std::filesystem::directory_entry& entry) {
    if (!entry.is_directory()) return false;
    const auto texts = nlohmann::json::parse(read_file(entry.path() / "en.json"));
    return texts.contains("ui") && texts["ui"].contains(key);
  };
  const std::filesystem::directory_iterator games(std::filesystem::path(FUBA_ASSETS_DIR) / "lang");
  return std::any_of(begin(games), end(games), says);
}

TEST_CASE("The screen uses every screen text") {
  const auto literals = quoted(sources_of({"/app", "/competition", "/fuba/table"}));
  for (const auto& [key, text] : english().texts()) {
    if (!key.starts_with("ui.")) continue;
    INFO(key);
    CHECK(asked_for(literals, key.substr(3, key.find('@') - 3)));
  }
}

TEST_CASE("The screen asks for no text that is missing") {
  const std::string source = sources_of({"/app", "/fuba/table"});
  static const std::regex say(R"re(\bsay\("([a-z0-9.-]+)"[,)])re");
  for (std::sregex_iterator at(source.begin(), source.end(), say), end; at != end; ++at) {
    INFO((*at)[1]);
    CHECK((english().has("ui." + (*at)[1].str()) || a_further_game_says((*at)[1])));
  }
}

}  // namespace
}  // namespace fuba::test
