#include "words/translation.hpp"

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "english.hpp"
#include "support/catch.hpp"
#include "words/placeholders.hpp"
#include "words/plural.hpp"

namespace fuba::test::translation_test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using Texts = std::map<std::string, std::string>;

const fs::path assets = FUBA_ASSETS_DIR;
const fs::path language_folder = assets / "lang";
const fs::path rules = fs::path(FUBA_ASSETS_DIR).parent_path() / "rules";

/// Those that are to be whole. Another file of the folder is being worked on.
const std::vector<std::string> whole_languages{"de", "es", "fi", "it"};

json json_of(const fs::path& file) { return json::parse(read_file(file), nullptr, false); }

void collect(const json& section, const std::string& path, Texts& texts) {
  for (const auto& [key, value] : section.items()) {
    const std::string full = path.empty() ? key : path + "." + key;
    if (value.is_object())
      collect(value, full, texts);
    else if (full != "language")
      texts[full] = value.get<std::string>();
  }
}

/// All texts of a language file but the nouns that it counts by, which each language has its own of.
Texts texts_of(const fs::path& file) {
  json all = json_of(file);
  if (!all.is_object()) return {};
  all.erase("count");
  Texts texts;
  collect(all, {}, texts);
  return texts;
}

std::set<std::string> values_of(const std::string& text) {
  std::set<std::string> values;
  words::scan(
      text, [](std::string_view) {}, [&](const words::Braced& braced) { values.emplace(braced.value); });
  return values;
}

/// The folders of games that have language files of their own; "" for the program's.
std::vector<fs::path> folders() {
  std::vector<fs::path> list{language_folder};
  for (const auto& entry : fs::directory_iterator(language_folder))
    if (entry.is_directory()) list.push_back(entry.path());
  return list;
}

std::vector<fs::path> rulebooks() {
  std::vector<fs::path> list;
  for (const auto& entry : fs::directory_iterator(rules))
    if (fs::is_directory(entry.path() / "rulebook")) list.push_back(entry.path() / "rulebook");
  return list;
}

bool is_translation(const fs::path& file) { return words::plural_rules(file.stem().string()).has_value(); }

/// What a translation of a rulebook has to have: keys by their section.
std::map<std::string, std::set<std::string>> keys_of_book(const fs::path& folder) {
  std::map<std::string, std::set<std::string>> keys;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (is_translation(entry.path())) continue;
    const json file = json_of(entry.path());
    if (file.contains("rulings")) keys["panel"].insert(file["rulings"].get<std::string>());
    for (const json& stage : file.value("stages", json::array())) {
      keys["panel"].insert(stage["title"].get<std::string>());
      for (const json& part : stage.value("parts", json::array()))
        keys["panel"].insert(part.get<std::string>());
    }
    if (!file.contains("chapter")) continue;
    keys["chapters"].insert(entry.path().filename().string());
    for (const json& section : file["sections"]) {
      keys["titles"].insert(section["id"].get<std::string>());
      for (const json& statement : section["statements"])
        keys["statements"].insert(statement["id"].get<std::string>());
    }
  }
  return keys;
}

std::map<std::string, std::set<std::string>> keys_of_rulings() {
  std::set<std::string> ids;
  const json file = json_of(rules / "rulings.json");
  for (const json& ruling : file["rulings"]) ids.insert(ruling["id"].get<std::string>());
  return {{"statements", ids}};
}

void check_translation(const fs::path& file, const std::map<std::string, std::set<std::string>>& wanted) {
  INFO(file.string());
  const json own = json_of(file);
  REQUIRE(own.is_object());
  for (const auto& [section, keys] : wanted) {
    INFO(section);
    std::set<std::string> translated;
    const json texts = own.value(section, json::object());
    for (const auto& [key, text] : texts.items()) {
      INFO(key);
      CHECK(!text.get<std::string>().empty());
      translated.insert(key);
    }
    CHECK(translated == keys);
  }
}

TEST_CASE("Each whole language has every text of English in every game, with the same values") {
  for (const std::string& code : whole_languages)
    for (const fs::path& folder : folders()) {
      INFO((folder / code).string());
      const Texts english = texts_of(folder / "en.json");
      const Texts own = texts_of(folder / (code + ".json"));
      for (const auto& [key, text] : english) {
        INFO(key);
        const auto found = own.find(key);
        if (found == own.end()) {
          FAIL_CHECK("is missing");
          continue;
        }
        CHECK(found->second.empty() == text.empty());
        // How a number or a date is written is the language's own.
        if (key.starts_with("format.")) continue;
        for (const std::string& value : values_of(found->second)) CHECK(values_of(text).contains(value));
      }
      for (const auto& [key, text] : own) {
        INFO(key);
        CHECK(english.contains(key));
      }
    }
}

TEST_CASE("Each whole language has all of FUBA's sentences, and the plural forms that it has to have") {
  for (const std::string& code : whole_languages) {
    const auto made = make_words(read_file(language_folder / (code + ".json")), code);
    INFO((made ? "" : to_string(made.error())));
    CHECK(made);
  }
}

TEST_CASE("Each whole language has every chapter, title, sentence and ruling of every rulebook") {
  for (const std::string& code : whole_languages) {
    for (const fs::path& book : rulebooks())
      check_translation(book / words::translation_file(code), keys_of_book(book));
    check_translation(rules / "rulings" / words::translation_file(code), keys_of_rulings());
  }
}

TEST_CASE("What a translation does not have stays English") {
  const words::Translation german(
      R"({"chapters": {"chapter-1.json": "Das Spiel"}, "titles": {"3.0/1": "Der Ball"}, "panel": {"Turn": 4},
          "statements": {"3.0/1.a": "Der Ball ist ein Würfel."}})");
  CHECK(german.chapter("chapter-1.json", "The game") == "Das Spiel");
  CHECK(german.chapter("chapter-2.json", "The pitch") == "The pitch");
  CHECK(german.title("3.0/1", "The ball") == "Der Ball");
  CHECK(german.statement("3.0/1.a", "The ball is a die.") == "Der Ball ist ein Würfel.");
  CHECK(german.statement("3.0/1.b", "It rolls.") == "It rolls.");
  CHECK(german.panel("Turn") == "Turn");
  CHECK(words::translation(std::nullopt).title("3.0/1", "The ball") == "The ball");
  CHECK(words::Translation("[").title("3.0/1", "The ball") == "The ball");
}

}  // namespace
}  // namespace fuba::test::translation_test
