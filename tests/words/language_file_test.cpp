#include "words/language_file.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "english.hpp"
#include "support/catch.hpp"

namespace words::test {
namespace {

/// A game whose only sentence counts pieces.
const Vocabulary& draughts() {
  static const Vocabulary asked{.texts = {{"left", {"pieces"}}}, .editions = {"russian"}};
  return asked;
}

/// A language file of that game with these nouns and that sentence.
std::string file(std::string_view language, std::string_view count,
                 std::string_view left = "{pieces:pieces} left") {
  return fmt::format(R"({{"language": "{}", "left": "{}", "count": {}, "ui": {{"back": "Back"}}, "chance":
      {{"percent": "{{percent}} %", "below-one": "< 1 %", "above-99": "> 99 %"}}, "format":
      {{"number": "{{whole}}.{{part}}", "date": "{{year}}"}}}})",
                     language, left, count);
}

constexpr std::string_view english_pieces =
    R"({"pieces": {"0": "no piece", "one": "{count} piece", "other": "{count} pieces"}})";

std::string error(const std::string& text) {
  const auto made = make_words(text, "lang/xx.json", draughts());
  return made ? "" : to_string(made.error());
}

std::string left(const Words& words, const std::string& pieces) {
  return fill(words, "left", {{"pieces", pieces}});
}

}  // namespace

TEST_CASE("A game brings sentences of its own to the language file") {
  const auto words = make_words(file("en", english_pieces), "lang/en.json", draughts());
  INFO((words ? "" : to_string(words.error())));
  REQUIRE(words);
  CHECK(words->language() == "en");
  CHECK(ui(*words, "back") == "Back");
  CHECK(percent(*words, 0.5) == "50 %");
  CHECK(left(*words, "0") == "no piece left");
  CHECK(left(*words, "1") == "1 piece left");
  CHECK(left(*words, "12") == "12 pieces left");
  CHECK(left(*words, "0.5") == "0.5 pieces left");
}

TEST_CASE("The language says which form a number takes, not the code") {
  const auto italian = file("it", R"({"pieces": {"one": "{count} pedina", "many": "{count} di pedine",
                                      "other": "{count} pedine"}})",
                            "Restano {pieces:pieces}");
  const auto words = make_words(italian, "lang/it.json", draughts());
  REQUIRE(words);
  CHECK(left(*words, "0") == "Restano 0 pedine");
  CHECK(left(*words, "1") == "Restano 1 pedina");
  CHECK(left(*words, "2000000") == "Restano 2000000 di pedine");
}

TEST_CASE("A noun has the plural forms of its language, none more and none fewer") {
  CHECK(error(file("en", R"({"pieces": {"one": "{count} piece"}})")) ==
        "lang/xx.json, key count.pieces.other: is missing");
  CHECK(error(file("it", R"({"pieces": {"one": "a", "other": "b"}})")) ==
        "lang/xx.json, key count.pieces.many: is missing");
  CHECK(error(file("en", R"({"pieces": {"one": "a", "few": "b", "other": "c"}})")) ==
        "lang/xx.json, key count.pieces.few: is no plural form of \"en\", which has one, other");
  CHECK(error(file("en", R"({"pieces": {"one": "a", "none": "b", "other": "c"}})")) ==
        "lang/xx.json, key count.pieces.none: is no plural form of \"en\", which has one, other");
  CHECK(error(file("en", R"({"pieces": "many"})")) ==
        "lang/xx.json, key count.pieces: is no plural form of \"en\", which has one, other");
}

TEST_CASE("What is counted has a noun, and every noun is counted by") {
  CHECK(error(file("en", english_pieces, "{pieces:kings} left")) ==
        "lang/xx.json, key left: there is no count.kings to count by");
  CHECK(error(file("en", english_pieces, "{pieces} left")) ==
        "lang/xx.json, key count.pieces: nothing asks for it");
  CHECK(error(file("en", english_pieces, "{squares:pieces} left")) ==
        "lang/xx.json, key left: {squares} has no meaning here");
  CHECK(error(file("en", R"({"pieces": {"one": "{count:pieces}", "other": "b"}})")) ==
        "lang/xx.json, key count.pieces.one: is a noun and cannot count by another");
  CHECK(error(file("en", R"({"pieces": {"one": "{number}", "other": "b"}})")) ==
        "lang/xx.json, key count.pieces.one: {number} has no meaning here");
}

TEST_CASE("An edition may count by other words") {
  const auto words = make_words(
      file(
          "en",
          R"({"pieces": {"one": "{count} piece", "one@russian": "{count} man", "other": "{count} pieces"}})"),
      "lang/en.json", draughts());
  REQUIRE(words);
  CHECK(left(words->of_edition("russian"), "1") == "1 man left");
  CHECK(left(words->of_edition("russian"), "2") == "2 pieces left");
}

TEST_CASE("A language file says its language, which has plural rules") {
  CHECK(error(R"({"left": "left"})") == "lang/xx.json, key language: is missing");
  CHECK(error(file("xx", english_pieces)) == "lang/xx.json, key language: \"xx\" has no plural rules here");
}

namespace {

/// The program's file: texts that every game shows, and a game of its own, whose texts are no other's.
constexpr LanguageFile program{"lang/en.json", R"({"language": "en", "refusal": {"occupied": "Taken"},
    "ui": {"back": "Back", "gone": "{count:turns} ago", "gone@old": "{count} ago"},
    "count": {"turns": {"one": "{count} turn", "other": "{count} turns"},
              "kings": {"one": "{count} king", "other": "{count} kings"}},
    "format": {"number": "{whole}.{part}", "date": "{year}"},
    "chance": {"percent": "{percent} %", "below-one": "< 1 %", "above-99": "> 99 %",
               "line": "{outcome}: {percent}"}})"};

constexpr std::string_view own_file = R"({"left": "{pieces:pieces} left", "ui": {"huff": "Huff"},
    "count": {"pieces": {"one": "{count} piece", "other": "{count} pieces"}}})";

std::string error_beside_program(std::string_view own) {
  const auto made = make_words(program, {"lang/draughts/en.json", own}, draughts());
  return made ? "" : to_string(made.error());
}

}  // namespace

TEST_CASE("A further game has a language file of its own beside the program's") {
  const auto words = make_words(program, {"lang/draughts/en.json", own_file}, draughts());
  INFO((words ? "" : to_string(words.error())));
  REQUIRE(words);
  CHECK(left(*words, "2") == "2 pieces left");
  CHECK(ui(*words, "huff") == "Huff");
  CHECK(ui(*words, "gone", {{"count", "1"}}) == "1 turn ago");
  CHECK(percent(*words, 0.5) == "50 %");
  CHECK(words->language() == "en");
  CHECK_FALSE(words->has("refusal.occupied"));
  CHECK_FALSE(words->has("chance.line"));
  CHECK_FALSE(words->has("count.kings.one"));
}

TEST_CASE("A text that a game's own file lacks, has too many or has wrong is refused with that file") {
  CHECK(error_beside_program("{}") == "lang/draughts/en.json, key left: is missing");
  CHECK(error_beside_program("[]") == "lang/draughts/en.json: is not a JSON object");
  CHECK(error_beside_program(R"({"left": 1})") ==
        "lang/draughts/en.json, key left: expected a text or a section");
  CHECK(error_beside_program(R"({"left": "left", "right": "right"})") ==
        "lang/draughts/en.json, key right: nothing asks for it");
  CHECK(error_beside_program(R"({"left": "{kings} left"})") ==
        "lang/draughts/en.json, key left: {kings} has no meaning here");
  CHECK(error_beside_program(R"({"left": "left", "ui": {"back": "Return"}})") ==
        "lang/draughts/en.json, key ui.back: stands in lang/en.json already");
}

TEST_CASE("What is wrong with the program's own texts is refused with its file") {
  const auto made = make_words({"lang/en.json", R"({"language": "en", "ui": {"back": "{"},
      "format": {"number": "{whole}", "date": "{year}"},
      "chance": {"percent": "%", "below-one": "-", "above-99": "+"}})"},
                               {"lang/draughts/en.json", own_file}, draughts());
  REQUIRE_FALSE(made);
  CHECK(to_string(made.error()) == "lang/en.json, key ui.back: has a brace without its partner");
  const auto nothing = make_words({"lang/en.json", "{}"}, {"lang/draughts/en.json", own_file}, draughts());
  REQUIRE_FALSE(nothing);
  CHECK(to_string(nothing.error()) == "lang/en.json, key language: is missing");
}

TEST_CASE("What all games share of the words knows none of them") {
  for (const auto& entry : std::filesystem::directory_iterator(FUBA_SOURCE_DIR "/words")) {
    INFO(entry.path());
    CHECK(fuba::test::read_file(entry.path()).find("#include \"fuba/") == std::string::npos);
  }
}

}  // namespace words::test
