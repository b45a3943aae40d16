#include "tabletop/utf8.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"

namespace fuba::test::utf8_test {
using namespace tabletop;

namespace {

constexpr std::string_view marked_e = "e\xCC\x81";           // e and its accent
constexpr std::string_view flag = "🇫🇮";                      // two letters of a country
constexpr std::string_view family = "👩\u200D👧";              // joined
constexpr std::string_view syllable = "\u1112\u1161\u11AB";  // of Hangul, in its parts

}  // namespace

TEST_CASE("a letter is what a reader takes for one") {
  for (const std::string_view letter : {std::string_view("a"), std::string_view("ł"), marked_e, flag, family,
                                        syllable, std::string_view("\xFF")}) {
    INFO(letter);
    CHECK(first_letter(std::string(letter) + "z") == letter);
    CHECK(without_last_letter("z" + std::string(letter)) == "z");
  }
  CHECK(first_letter("").empty());
  CHECK(without_last_letter("").empty());
  CHECK(without_last_letter(std::string(flag) + std::string(flag)) == flag);
}

TEST_CASE("bytes that are no UTF-8 are characters of their own") {
  CHECK(first_character("ł").code == U'ł');
  CHECK(first_character("ł").bytes == 2);
  CHECK(first_character("\U0010FFFF").valid);
  for (const std::string_view bytes :
       {"\xFF", "\xC5", "\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x82z"}) {
    CHECK_FALSE(first_character(bytes).valid);
    CHECK(first_character(bytes).bytes == 1);
  }
}

TEST_CASE("letters are kept whole where there is room for so many bytes") {
  CHECK(letters_within("Żółć", 7) == "Żół");
  CHECK(letters_within("Caf" + std::string(marked_e), 5) == "Caf");
  CHECK(letters_within("Caf" + std::string(marked_e), 6) == "Caf" + std::string(marked_e));
  CHECK(letters_within(flag, 4).empty());
  CHECK(letters_within("abc", 0).empty());
}
}  // namespace fuba::test::utf8_test
