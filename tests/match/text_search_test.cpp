#include "tabletop/text_search.hpp"

#include "support/catch.hpp"

namespace fuba::test::text_search_test {
using namespace tabletop;

TEST_CASE("A search knows no capitals and no accents") {
  CHECK(folded("FC Ajax") == "fc ajax");
  CHECK(folded("São Paulo, Málaga, Zürich") == "sao paulo, malaga, zurich");
  CHECK(folded("Łódź, Beşiktaş, Malmö, Kærjeng, Gießen") == "lodz, besiktas, malmo, kaerjeng, giessen");
  CHECK(folded("ΠΑΟΚ Άρης") == folded("παοκ αρησ"));
  CHECK(folded("Спартак Орёл") == "спартак орел");
  CHECK(folded("Cafe\xCC\x81") == "cafe");
  CHECK(folded("Bodø, Đakovo, Þór, Iğdır, Cœur") == "bodo, dakovo, thor, igdir, coeur");
  CHECK(folded("STRASSE") == folded("Straße"));
}

TEST_CASE("A search knows the capitals and marks of every alphabet") {
  CHECK(folded("Việt Nam") == "viet nam");
  CHECK(folded("ΆΡΗΣ ὨΔΉ") == folded("αρης ωδη"));
  CHECK(folded("ԱՐԱՐԱՏ") == folded("արարատ"));
  CHECK(folded("Љ Є Ґ") == folded("љ є ґ"));
  CHECK(folded("ﬁnale № ２") == "finale no 2");
  CHECK(folded("عَرَبِيّ") == folded("عربي"));
}

TEST_CASE("What is no letter stays as it is") {
  CHECK(folded("2026-11-22, 第一") == "2026-11-22, 第一");
  CHECK(folded("\xFF\x80 a\xC3") == "\xFF\x80 a\xC3");
  CHECK(folded("").empty());
}

TEST_CASE("A score is found with blanks and without") {
  CHECK(folded("2 : 1") == "2:1");
  CHECK(folded("2 :") == "2:");
  CHECK(found_in(folded("Ajax 2 : 1 Inter"), folded("2:1")));
  CHECK(found_in(folded("Ajax 2 : 1 Inter"), folded("ajax 2 : 1")));
  CHECK_FALSE(found_in(folded("Ajax 1 : 2 Inter"), folded("2:1")));
}

TEST_CASE("Every word of a search has to be found, in any order") {
  const std::string text = folded("Ajax Inter derby");
  CHECK(found_in(text, "der aj"));
  CHECK(found_in(text, ""));
  CHECK(found_in(text, "  ajax  "));
  CHECK_FALSE(found_in(text, "ajax milan"));
}
}  // namespace fuba::test::text_search_test
