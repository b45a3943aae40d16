#include <map>

#include "support/catch.hpp"
#include "words/language_file.hpp"

namespace words::read_words_test {
namespace {

using Files = std::map<std::string, std::string, std::less<>>;

/// Two texts and a noun, with what every language has to say about numbers.
std::string file(const std::string& language, const std::string& texts) {
  return R"({"language": ")" + language +
         R"(", "chance": {"percent": "{percent} %", "below-one": "< 1 %", "above-99": "> 99 %"},
             "format": {"number": "{whole},{part}", "date": "{day}.{month}.{year} {hour}.{minute}"}, )" +
         texts + "}";
}

const std::string english = file("en", R"("left": "{pieces:pieces} left", "won": "{team} wins",
    "count": {"pieces": {"one": "{count} piece", "other": "{count} pieces", "0": "nothing"}})");

Vocabulary draughts() { return {.texts = {{"left", {"pieces"}}, {"won", {"team"}}}}; }

tl::expected<Words, WordsError> spoken(const Files& files, std::string_view language,
                                       std::string_view game = {}) {
  return read_words(
      [&](std::string_view name) {
        const auto found = files.find(name);
        return found == files.end() ? std::nullopt : std::optional(found->second);
      },
      language, game, draughts());
}

TEST_CASE("What a language does not have yet stays English, counted by its own categories") {
  const Files files{{"en.json", english}, {"it.json", file("it", R"("won": "{team} vince")")}};
  const auto words = spoken(files, "it");
  REQUIRE(words);
  CHECK(words->language() == "it");
  CHECK(fill(*words, "won", {{"team", "Roma"}}) == "Roma vince");
  CHECK(fill(*words, "left", {{"pieces", "1"}}) == "1 piece left");
  CHECK(fill(*words, "left", {{"pieces", "2000000"}}) == "2000000 pieces left");
}

TEST_CASE("A noun of the language is not mixed with the English one") {
  const Files files{{"en.json", english}, {"de.json", file("de", R"("left": "Noch {pieces:pieces}",
                      "count": {"pieces": {"one": "{count} Stein", "other": "{count} Steine"}})")}};
  const auto words = spoken(files, "de");
  REQUIRE(words);
  CHECK(fill(*words, "left", {{"pieces", "0"}}) == "Noch 0 Steine");
}

TEST_CASE("What is wrong in a language is refused, with its file") {
  const Files files{{"en.json", english}, {"de.json", file("de", R"("won": "{winner} gewinnt")")}};
  const auto words = spoken(files, "de");
  REQUIRE(!words);
  CHECK(to_string(words.error()) == "de.json, key won: {winner} has no meaning here");
  CHECK(to_string(spoken(files, "sv").error()) == "sv.json: cannot be read");
}

TEST_CASE("A game that a language has no file of is English") {
  const Files files{{"en.json", file("en", R"("ui": {"back": "Back"})")},
                    {"de.json", file("de", R"("ui": {"back": "Zurück"})")},
                    {"draughts/en.json", R"({"left": "{pieces} left", "won": "{team} wins"})"}};
  const auto words = spoken(files, "de", "draughts");
  REQUIRE(words);
  CHECK(words->language() == "en");
  CHECK(ui(*words, "back") == "Back");
  Files translated = files;
  translated["draughts/de.json"] = R"({"left": "noch {pieces}", "won": "{team} gewinnt"})";
  CHECK(ui(*spoken(translated, "de", "draughts"), "back") == "Zurück");
}

TEST_CASE("Numbers, signs and dates are written as the language does") {
  const auto words =
      spoken({{"en.json", english}, {"fi.json", file("fi", R"("won": "{team} voittaa")")}}, "fi");
  REQUIRE(words);
  CHECK(number(*words, 1234.5, 2) == "1234,50");
  CHECK(number(*words, 12, 0) == "12");
  CHECK(signed_number(*words, 0.25, 1) == "+0,2");
  CHECK(signed_number(*words, -0.75, 2) == "-0,75");
  CHECK(signed_number(*words, 0, 1) == "0,0");
  CHECK(signed_number(*words, -0.04, 1) == "0,0");
  CHECK(date(*words, "2026-05-08 09:05") == "8.5.2026 09.05");
  CHECK(date(*words, "last summer") == "last summer");
}

}  // namespace
}  // namespace words::read_words_test
