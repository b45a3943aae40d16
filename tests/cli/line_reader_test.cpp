#include "tabletop/line_reader.hpp"

#include <sstream>

#include "support/catch.hpp"

namespace fuba::test::line_reader_test {
using namespace tabletop;

TEST_CASE("lines come one by one, the last one with or without its end") {
  std::istringstream in("one\n\ntwo");
  InputLine line;
  REQUIRE(read_line(in, 10, line));
  CHECK(line.text == "one");
  REQUIRE(read_line(in, 10, line));
  CHECK(line.text.empty());
  REQUIRE(read_line(in, 10, line));
  CHECK(line.text == "two");
  CHECK_FALSE(read_line(in, 10, line));
}

TEST_CASE("a line that is too long is read to its end but not kept") {
  std::istringstream in(std::string(1 << 20, 'x') + "\nnext\n");
  InputLine line;
  REQUIRE(read_line(in, 100, line));
  CHECK(line.too_long);
  CHECK(line.text.size() == 100);
  REQUIRE(read_line(in, 100, line));
  CHECK_FALSE(line.too_long);
  CHECK(line.text == "next");
}

TEST_CASE("a line of exactly the limit is kept") {
  std::istringstream in("12345\n");
  InputLine line;
  REQUIRE(read_line(in, 5, line));
  CHECK_FALSE(line.too_long);
}
}  // namespace fuba::test::line_reader_test
