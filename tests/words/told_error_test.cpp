#include "words/told_error.hpp"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "english.hpp"
#include "support/catch.hpp"
#include "words/placeholders.hpp"

namespace words::told_error_test {
namespace {

using fuba::test::read_file;

const std::filesystem::path folder = std::filesystem::path(FUBA_ASSETS_DIR) / "lang" / "errors";

nlohmann::json errors_in(const std::string& language) {
  return nlohmann::json::parse(read_file(folder / (language + ".json")));
}

std::multiset<std::string> figures(const std::string& text) {
  std::multiset<std::string> all;
  CHECK(scan(
      text, [](std::string_view) {}, [&](const Braced& braced) { all.emplace(braced.value); }));
  return all;
}

/// Some words with errors in no language on earth.
Words draughts() {
  const auto error = [](const std::string& english) { return std::string(error_texts) + english; };
  return Words({{error("{file}: {problem}"), "<{problem}> in {file}"},
                {error("expected {problem-what}, found {value}"), "not {value} but {problem-what}"},
                {error("a number from {low} to {high}"), "{high}...{low}"},
                {error("unknown; expected {names}"), "not among {names}"},
                {error("{problem}. {problem-advice}"), "{problem}! {problem-advice}"},
                {error("Mend it."), "MEND."},
                {error("is missing"), "GONE"}},
               PluralRules{{}});
}

TEST_CASE("An error is told by the sentence of the language, with its figures and the sentences within it") {
  const Words words = draughts();
  CHECK(told_error(words, "is missing") == "GONE");
  CHECK(told_error(words, "expected a number from 1 to 90, found \"a, b\"") == "not \"a, b\" but 90...1");
  CHECK(told_error(words, "my file: expected a number from 1 to 9, found 10") ==
        "<not 10 but 9...1> in my file");
}

TEST_CASE("What is to be done about an error is told in the language whatever the error ends with") {
  CHECK(told_error(draughts(), "my file: unknown; expected a, b. Mend it.") ==
        "<not among a, b> in my file! MEND.");
}

TEST_CASE("An error that the language does not know whole stays English") {
  const Words words = draughts();
  CHECK(told_error(words, "is too long") == "is too long");
  CHECK(told_error(words, "a.fuba: is too long") == "a.fuba: is too long");
  CHECK(told_error(words, "").empty());
  CHECK(told_error(Words{}, "is missing") == "is missing");
}

TEST_CASE("A long text that is no error is looked at once, not in every way to cut it") {
  std::string text;
  for (int word = 0; word < 200; ++word) text += "file: ";
  CHECK(told_error(draughts(), text) == text);
}

TEST_CASE("Every error has a sentence in every language, with the same figures") {
  const nlohmann::json english = errors_in("en");
  for (const std::string language : {"de", "es", "fi", "it"}) {
    const nlohmann::json own = errors_in(language);
    CHECK(own.size() == english.size());
    for (const auto& [id, sentence] : english.items()) {
      INFO(language << " " << id);
      REQUIRE(own.contains(id));
      CHECK(figures(own[id]) == figures(sentence));
    }
  }
}

}  // namespace
}  // namespace words::told_error_test
