#include "tabletop/plain_text.hpp"

#include "support/catch.hpp"
#include "tabletop/utf8.hpp"

namespace fuba::test::plain_text_test {
using namespace tabletop;

TEST_CASE("a plain text keeps what people write") {
  for (const char* text : {"", "Old Boys", "Żółć \"United\" {}", "北京", "⚽ 2:1", "a\xF4\x8F\xBF\xBF"})
    CHECK(plain_text(text, 40) == text);
}

TEST_CASE("a plain text has no control characters") {
  CHECK(plain_text("a\x1B[31mred\a", 40) == "a [31mred ");
  CHECK(plain_text(std::string_view("a\0b", 3), 40) == "a b");
  CHECK(plain_text("a\nb\rc\td\x7F", 40) == "a b c d ");
  CHECK(plain_text("a\xC2\x9B"
                   "31m",
                   40) == "a 31m");
  CHECK(plain_text("a\xE2\x80\xAE"
                   "b\xE2\x81\xA6"
                   "c",
                   40) == "a b c");
  CHECK(plain_text("a\nb\r", 40, LineBreaks::kept) == "a\nb ");
}

TEST_CASE("a plain text is cut between characters") {
  CHECK(plain_text("Żółć", 3) == "Żół");
  CHECK(plain_text("Żółć", 0).empty());
  CHECK(plain_text("⚽⚽⚽", 2) == "⚽⚽");
}

TEST_CASE("a plain text does not take a letter apart") {
  CHECK(plain_text("Cafe\xCC\x81", 4) == "Caf");
  CHECK(plain_text("Cafe\xCC\x81", 5) == "Cafe\xCC\x81");
  CHECK(plain_text("1:1 🇫🇮", 5) == "1:1 ");
  CHECK(plain_text("e\xCC\x81\xCC\x82\xCC\x83", 3) == "e\xCC\x81\xCC\x82");  // marks without end
  for (std::size_t longest = 0; longest < 8; ++longest) {
    const std::string once = plain_text("a\a\xCC\x81🇫🇮\xFF\xCC\x81", longest);
    CHECK(plain_text(once, longest) == once);
  }
}

TEST_CASE("an excerpt says where it was cut") {
  CHECK(excerpt("one\ntwo", 7) == "one two");
  CHECK(excerpt("one\ntwo", 6) == "one tw...");
  CHECK(excerpt("", 0).empty());
  CHECK(excerpt("Cafe\xCC\x81", 4) == "Caf...");
  CHECK(excerpt(std::string(100, 'a'), 2) == "aa...");
}

TEST_CASE("what is no UTF-8 becomes the replacement character") {
  const std::string unknown = "\xEF\xBF\xBD";
  CHECK(plain_text("a\xFF", 40) == "a" + unknown);
  CHECK(plain_text("\xC5", 40) == unknown);                              // cut short
  CHECK(plain_text("\xC0\x80", 40) == unknown + unknown);                // longer than needed
  CHECK(plain_text("\xED\xA0\x80", 40) == unknown + unknown + unknown);  // half of a pair
  CHECK(plain_text("\xF4\x90\x80\x80", 40) == unknown + unknown + unknown + unknown);
  CHECK(plain_text("\xE2\x82z", 40) == unknown + unknown + "z");
}

TEST_CASE("a colour is a colour or nothing") {
  CHECK(plain_colour("#F2C230") == "#F2C230");
  CHECK(plain_colour("#f2c23a") == "#f2c23a");
  for (const char* text : {"", "red", "#F2C23", "#F2C2300", "F2C2300", "#F2C23G", "#F2\x1B[0m"})
    CHECK(plain_colour(text).empty());
}

TEST_CASE("blanks of any width around a text are left out") {
  CHECK(trimmed(" \u00A0Old Mill\u3000 ") == "Old Mill");
  CHECK(trimmed("Mühle") == "Mühle");
  CHECK(trimmed(" \u2003 ").empty());
  CHECK(trimmed("").empty());
}
}  // namespace fuba::test::plain_text_test
