#include "mat.hpp"

namespace fuba::test::chapter_4_9_pressing {
namespace {

Scenario pressing(int value, Script dice) {
  Scenario scenario =
      acting("C2:6 C3:4", "C3:4 C4:6", R"({"first":"away","ball":{"value":)" + std::to_string(value) + "}}");
  acts(scenario, "action press", dice);
  return scenario;
}

TEST_CASE("as many players as the controlling team can press", "[3.0/4.9.a]") {
  constexpr auto away_first = R"({"first":"away"})";
  CHECK(may(acting("C2:6 C3:4", "C3:4 C4:6", away_first), "action press"));
  CHECK(may(acting("C2:6 C3:4", "C3:5 C4:5", away_first), "action press"));
  Scenario too_few = acting("C2:6 C3:4", "C3:3 C4:7", away_first);
  too_few.plays("done").refuses("action press", "3.0/4.9");
}

TEST_CASE("six players count against seven, and the goalkeeper counts", "[3.0/4.9.a][R12]") {
  CHECK(may(acting("C2:3 C3:7", "C3:6 C4:4", R"({"first":"away"})"), "action press"));
  CHECK(may(acting("C2:6 C3:4", "C3:3 C4:7", R"({"first":"away","away":{"keeper":"C3"}})"), "action press"));
  CHECK_FALSE(
      may(acting("C2:6 C3:4", "C3:4 C4:6", R"({"first":"away","home":{"keeper":"C3"}})"), "action press"));
}

TEST_CASE("a press is counted after the free movements", "[3.0/4.9.a]") {
  Scenario scenario = acting("C2:6 C3:4", "C3:3 C4:7", R"({"first":"away"})");
  scenario.plays("free C4 C3").plays("done").offers("action press");
}

TEST_CASE("one die below the ball value wins the ball", "[3.0/4.9.b][3.0/4.9.c]") {
  Scenario first = pressing(4, {3, 6});
  CHECK(first.control() == "away");
  CHECK(first.ball() == "C3");
  Scenario second = pressing(4, {6, 3});
  CHECK(second.control() == "away");
}

TEST_CASE("with both dice below the lower one is the new value", "[3.0/4.9.d]") {
  CHECK(pressing(5, {2, 4}).value() == 2);
  CHECK(pressing(5, {4, 2}).value() == 2);
  CHECK(pressing(5, {4, 4}).value() == 4);
}

TEST_CASE("with one die below the higher one is the new value", "[3.0/4.9.e]") {
  CHECK(pressing(4, {3, 6}).value() == 6);
  CHECK(pressing(4, {6, 3}).value() == 6);
}

TEST_CASE("a die below and one equal: the equal one is the new value", "[3.0/4.9.c][3.0/4.9.e][R38]") {
  const Scenario scenario = pressing(4, {1, 4});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 4);
}

TEST_CASE("without a die below the press fails", "[3.0/4.9.f]") {
  CHECK(pressing(4, {5, 6}).control() == "home");
  CHECK(pressing(4, {4, 6}).control() == "home");
  CHECK(pressing(1, {1, 1}).control() == "home");
}

TEST_CASE("a press that fails with both dice above lowers the ball by two", "[3.0/4.9.g][R38]") {
  CHECK(pressing(4, {5, 6}).value() == 2);
  CHECK(pressing(3, {4, 4}).value() == 1);
}

TEST_CASE("a failed press does not take the ball below 1", "[3.0/4.9.g][R13]") {
  CHECK(pressing(2, {5, 6}).value() == 1);
  CHECK(pressing(1, {2, 3}).value() == 1);
}

TEST_CASE("a press that fails with an equal die changes nothing", "[3.0/4.9.h]") {
  CHECK(pressing(4, {4, 6}).value() == 4);
  CHECK(pressing(4, {6, 4}).value() == 4);
  CHECK(pressing(4, {4, 4}).value() == 4);
}

TEST_CASE("the roles change with a won press", "[3.0/4.9.c]") {
  Scenario scenario = pressing(5, {2, 4});
  scenario.asks("home", "free");
  CHECK_FALSE(may(scenario, "action shoot"));
  CHECK(may(scenario, "action press"));
}

}  // namespace
}  // namespace fuba::test::chapter_4_9_pressing
