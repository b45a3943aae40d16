#include "fuba/formation.hpp"

#include "support/catch.hpp"

namespace fuba::test {

TEST_CASE("a formation is written as three numbers", "[3.0/2.1]") {
  const auto formation = parse_formation("4-3-3");
  REQUIRE(formation);
  CHECK((*formation)[Line::defence] == 4);
  CHECK((*formation)[Line::midfield] == 3);
  CHECK((*formation)[Line::forward] == 3);
  CHECK(to_string(*formation) == "4-3-3");
  for (const auto* text : {"", "4", "4-4", "4-4-", "4-4-22", "4-4-2-", "4 4 2", "a-4-2", "10-0-0", "-4-4-2"})
    CHECK_FALSE(parse_formation(text));
}

TEST_CASE("any three numbers of at least one that add up to ten can be played", "[3.0/2.1][R14]") {
  for (const auto* text : {"4-4-2", "1-1-8", "8-1-1", "2-6-2"}) CHECK(is_playable(*parse_formation(text)));
  for (const auto* text : {"4-4-1", "4-4-3", "5-5-0", "0-5-5", "0-0-0"})
    CHECK_FALSE(is_playable(*parse_formation(text)));
}

TEST_CASE("a formation without players is one not chosen", "[3.0/2.1]") {
  CHECK_FALSE(Formation{}.chosen());
  CHECK(parse_formation("4-4-2")->chosen());
}

TEST_CASE("lines are known by name", "[3.0/4.7]") {
  for (Line line : lines) CHECK(parse_line(name(line)) == line);
  CHECK_FALSE(parse_line("keeper"));
  CHECK_FALSE(parse_line(""));
}

}  // namespace fuba::test
