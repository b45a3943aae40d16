#include <algorithm>

#include "mat.hpp"

namespace fuba::test::chapter_4_2_ball_value {
namespace {

/// The ball value that the control check meets after a pass: the lowest die that keeps the ball.
/// Opponents must stand in or beside the target, so that a lower die loses it.
int checked_value(const Scenario& scenario, std::string_view target) {
  const std::string passer = scenario.control();
  for (int die = 1; die <= 6; ++die) {
    Scenario attempt = scenario;
    attempt.plays(target, {die, die == 1 ? 2 : 1});
    if (attempt.control() == passer) return die;
  }
  return 7;
}

std::string value(int value) { return R"({"ball":{"value":)" + std::to_string(value) + "}}"; }

TEST_CASE("an unguarded start area lowers the ball by one", "[3.0/4.2.1.a]") {
  constexpr auto home_side = "L2:3 C2:2 C3:5";
  CHECK(checked_value(mat(home_side, "L2:3 C4:7", value(4)), "target L2") == 3);
  CHECK(checked_value(mat(home_side, "L2:3 C3:1 C4:6", value(4)), "target L2") == 4);
}

TEST_CASE("a goalkeeper guards the start area", "[3.0/4.2.1.a][R12]") {
  constexpr auto ball_in_box = R"({"ball":{"area":"C5","value":4}})";
  CHECK(checked_value(mat("C3:5 C4:2 C5:3", "C3:5 C4:5", ball_in_box), "target C4") == 4);
  CHECK(checked_value(
            mat("C3:5 C4:2 C5:3", "C3:5 C4:5", R"({"ball":{"area":"C5","value":4},"away":{"keeper":"C4"}})"),
            "target C4") == 3);
}

TEST_CASE("free kicks, corner kicks and goal kicks do not profit from an unguarded start",
          "[3.0/4.2.1.b][R50]") {
  constexpr auto home_side = "L2:3 C2:2 C3:5";
  constexpr auto away_side = "L2:3 C4:7";
  const auto begun_with = [&](std::string_view restart) {
    return checked_value(mat(home_side, away_side,
                             R"({"ball":{"value":4},"turn":{"restart":")" + std::string(restart) + R"("}})"),
                         "target L2");
  };
  CHECK(begun_with("free-kick") == 4);
  CHECK(begun_with("corner-kick") == 4);
  CHECK(begun_with("goal-kick") == 4);
  CHECK(begun_with("kick-off") == 3);
  CHECK(begun_with("none") == 3);
}

TEST_CASE("each area between start and target raises the ball by one", "[3.0/4.2.2.a][R7]") {
  const Scenario scenario =
      mat("C2:3 C3:2 C4:2 L3:2 L4:1", "C2:1 C3:2 C4:3 L3:1 L4:2 R3:1", R"({"ball":{"area":"C2","value":2}})");
  CHECK(checked_value(scenario, "target C2") == 2);
  CHECK(checked_value(scenario, "target C3") == 2);
  CHECK(checked_value(scenario, "target C4") == 3);
  CHECK(checked_value(scenario, "target L3") == 3);
  CHECK(checked_value(scenario, "target L4") == 4);
  CHECK(checked_value(scenario, "target C5") == 4);
}

TEST_CASE("a pass cannot take the ball past 6", "[3.0/4.2.2.b]") {
  constexpr auto home_side = "C2:3 C3:2 C4:2 L3:2 L4:1";
  constexpr auto away_side = "C2:1 C3:2 C4:3 L3:1 L4:2 R3:1";
  mat(home_side, away_side, R"({"ball":{"area":"C2","value":4}})").offers("target L4");
  mat(home_side, away_side, R"({"ball":{"area":"C2","value":5}})")
      .offers("target C4")
      .refuses("target L4", "3.0/4.1.2");
}

TEST_CASE("an unguarded target with an own player lowers the ball by two", "[3.0/4.2.3.a]") {
  constexpr auto away_side = "C2:2 C3:4 L3:2 C4:2";
  CHECK(checked_value(mat("L2:1 C2:3 C3:6", away_side, value(5)), "target L2") == 3);
  CHECK(checked_value(mat("L2:1 C2:3 C3:6", "L2:1 C2:1 C3:4 L3:2 C4:2", value(5)), "target L2") == 5);
}

TEST_CASE("an unguarded target without an own player stays as it is", "[3.0/4.2.3.a]") {
  CHECK(checked_value(mat("C2:4 C3:6", "C2:2 C3:4 L3:2 C4:2", value(5)), "target L2") == 5);
}

TEST_CASE("the own goalkeeper is a player in the target", "[3.0/4.2.3.a][R12]") {
  CHECK(checked_value(mat("C2:4 C3:6", "C2:2 C3:4 L3:2 C4:2", R"({"ball":{"area":"C2","value":5}})"),
                      "target C1") == 3);
}

TEST_CASE("with a single opponent every unguarded target in that half lies beyond the line",
          "[3.0/4.2.3.b]") {
  constexpr auto against_keeper = R"({"ball":{"area":"C4","value":5},"away":{"keeper":"C4"}})";
  CHECK(checked_value(mat("C3:4 C4:4 L3:2", "", against_keeper), "target L3") == 5);
  CHECK(checked_value(mat("C3:4 C4:4 L3:2", "", against_keeper), "target C3") == 3);
}

TEST_CASE("behind the second closest opponent an unguarded target is no gift", "[3.0/4.2.3.b][R5]") {
  constexpr auto away_side = "C3:6 C4:4";
  constexpr auto ball_in_front = R"({"ball":{"area":"C4","value":5}})";
  CHECK(checked_value(mat("C3:4 C4:3 L3:1 L4:2", away_side, ball_in_front), "target L4") == 5);
  CHECK(checked_value(mat("C3:4 C4:3 L3:1 L4:2", away_side, ball_in_front), "target L3") == 3);
}

TEST_CASE("the penalty area reaches no nearer to the goal line than a corner area", "[3.0/4.2.3.b][R5]") {
  const Scenario scenario = mat("C3:4 C4:4 C5:2", "C3:4 C4:4 L4:1 R4:1",
                                R"({"ball":{"area":"C4","value":5},"away":{"keeper":"L4"}})");
  CHECK(checked_value(scenario, "target C5") == 3);
}

TEST_CASE("the value changes one step after another and stops at 1 each time", "[3.0/4.2.a][R49][R13]") {
  CHECK(checked_value(mat("C1:1 C2:3 C3:6", "C1:1 C2:5 C4:4", value(1)), "target C1") == 2);
  CHECK(checked_value(mat("L1:1 C2:3 C3:6", "C2:2 C3:2 C4:6", value(2)), "target L1") == 1);
}

}  // namespace
}  // namespace fuba::test::chapter_4_2_ball_value
