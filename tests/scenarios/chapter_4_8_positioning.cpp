#include "mat.hpp"

namespace fuba::test::chapter_4_8_positioning {
namespace {

std::string value(int value, std::string_view first = "home") {
  return R"({"ball":{"value":)" + std::to_string(value) + R"(},"first":")" + std::string(first) + R"("})";
}

int after_positioning(Scenario scenario) { return acts(scenario, "action position").value(); }

TEST_CASE("positioning lowers the ball for its team and raises it for the other",
          "[3.0/4.8.a][3.0/4.8.b][R37]") {
  CHECK(after_positioning(acting("C2:6 C3:4", "C3:4 C4:6", value(4))) == 3);
  CHECK(after_positioning(acting("C2:6 C3:4", "C3:4 C4:6", value(4, "away"))) == 5);
}

TEST_CASE("a single player is enough for a step of one", "[3.0/4.8.b]") {
  CHECK(after_positioning(acting("C2:9 C3:1", "C3:4 C4:6", value(4))) == 3);
  CHECK(after_positioning(acting("C2:6 C3:4", "C3:1 C4:9", value(4, "away"))) == 5);
}

TEST_CASE("a majority moves the ball by two", "[3.0/4.8.c][R117]") {
  CHECK(after_positioning(acting("C2:6 C3:4", "C3:3 C4:7", value(4))) == 2);
  CHECK(after_positioning(acting("C2:7 C3:3", "C3:4 C4:6", value(4, "away"))) == 6);
}

TEST_CASE("six against seven is no majority", "[3.0/4.8.c][R12]") {
  CHECK(after_positioning(acting("C2:3 C3:7", "C3:6 C4:4", value(4))) == 3);
}

TEST_CASE("the goalkeeper counts for the majority", "[3.0/4.8.c][R12]") {
  constexpr auto keeper_out = R"({"ball":{"value":4},"home":{"keeper":"C3"}})";
  CHECK(after_positioning(acting("C2:6 C3:4", "C3:4 C4:6", keeper_out)) == 2);
}

TEST_CASE("without a player at the ball positioning has no effect", "[3.0/4.8.d]") {
  CHECK(after_positioning(acting("C2:6 C3:4", "L3:4 C4:6", value(4, "away"))) == 4);
}

TEST_CASE("positioning stops at 1 and at 6", "[3.0/4.8.b][3.0/4.8.c][R13]") {
  CHECK(after_positioning(acting("C2:6 C3:4", "C3:3 C4:7", value(2))) == 1);
  CHECK(after_positioning(acting("C2:7 C3:3", "C3:4 C4:6", value(5, "away"))) == 6);
}

}  // namespace
}  // namespace fuba::test::chapter_4_8_positioning
