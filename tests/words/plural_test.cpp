#include "words/plural.hpp"

#include "support/catch.hpp"

namespace words::test {
namespace {

std::string_view category(std::string_view language, std::uint64_t number) {
  const auto rules = plural_rules(language);
  REQUIRE(rules);
  return name(rules->category(number));
}

}  // namespace

TEST_CASE("English, Finnish and German tell one from all others") {
  for (const auto* language : {"de", "en", "fi"}) {
    INFO(language);
    CHECK(category(language, 0) == "other");
    CHECK(category(language, 1) == "one");
    for (const std::uint64_t number : {2U, 5U, 11U, 21U, 101U, 1'000'000U})
      CHECK(category(language, number) == "other");
    CHECK_FALSE(plural_rules(language)->has(PluralCategory::many));
  }
}

TEST_CASE("Italian and Spanish tell whole millions too") {
  for (const auto* language : {"es", "it"}) {
    INFO(language);
    for (const std::uint64_t number : {0U, 2U, 16U, 101U, 999'999U, 1'000'001U})
      CHECK(category(language, number) == "other");
    CHECK(category(language, 1) == "one");
    for (const std::uint64_t number : {1'000'000U, 7'000'000U}) CHECK(category(language, number) == "many");
    CHECK(plural_rules(language)->has(PluralCategory::many));
    CHECK(plural_rules(language)->has(PluralCategory::other));
  }
}

TEST_CASE("A language whose plural forms nobody has written down has no rules") {
  CHECK_FALSE(plural_rules("pl"));
  CHECK_FALSE(plural_rules(""));
}

}  // namespace words::test
