#include "mat.hpp"

namespace fuba::test::chapter_4_1_target {
namespace {

constexpr auto home_side = "L2:2 C2:3 C3:5";
constexpr auto away_side = "L3:2 C3:2 C4:4 R3:2";

TEST_CASE("a target has a player of the controlling team or is next to one", "[3.0/4.1.a]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.offers_only({"target C1", "target L1", "target R1", "target C2", "target L2", "target R2",
                        "target C3", "target L3", "target R3", "target C4"});
  scenario.refuses("target L4", "3.0/4.1");
  scenario.refuses("target C5", "3.0/4.1");
}

TEST_CASE("the ball goes from the start area to the target area", "[3.0/4.1.b][3.0/4.1.c]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C4", {6, 1});
  CHECK(scenario.ball() == "C4");
  CHECK(scenario.state().at("start") == "C3");
  CHECK(scenario.state().at("target") == "C4");
}

TEST_CASE("the ball may be played within its own area", "[3.0/4.1.d]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {6, 1});
  CHECK(scenario.ball() == "C3");
  CHECK(scenario.state().at("start") == "C3");
  CHECK(scenario.state().at("target") == "C3");
}

TEST_CASE("an area with an own player offside is no target", "[3.0/4.1.1.a]") {
  constexpr auto high_line = "L2:2 C2:3 C3:5";
  mat("C2:4 C3:5 C4:1", high_line).refuses("target C4", "3.0/4.1.1");
  mat("C2:4 C3:5 C4:1", "L2:2 C2:3 C3:4 C4:1").offers("target C4");
}

TEST_CASE("an empty area that only offside players could reach is no target", "[3.0/4.1.1.b]") {
  constexpr auto high_line = "L2:2 C2:3 C3:5";
  Scenario offside = mat("C2:4 C3:5 C4:1", high_line);
  offside.refuses("target L4", "3.0/4.1.1");
  offside.refuses("target C5", "3.0/4.1.1");

  Scenario onside_beside = mat("C2:4 C3:4 L3:1 C4:1", high_line);
  onside_beside.offers("target L4").refuses("target R4", "3.0/4.1.1");
}

TEST_CASE("a pass whose length takes the ball above 6 has no target", "[3.0/4.1.2.a][3.0/4.2.2.b]") {
  Scenario scenario = mat(home_side, away_side, R"({"ball":{"value":6}})");
  scenario.refuses("target C1", "3.0/4.1.2");
  scenario.refuses("target L1", "3.0/4.1.2");
  scenario.offers("target C4");

  Scenario lower = mat(home_side, away_side, R"({"ball":{"value":5}})");
  lower.offers("target C1");
}

TEST_CASE("too far is judged after the start area and before the empty target", "[3.0/4.1.2.a][R49]") {
  constexpr auto at_six = R"({"ball":{"value":6}})";
  mat("C1:1 L2:2 C2:2 C3:5", away_side, at_six).refuses("target C1", "3.0/4.1.2");
  mat(home_side, "L3:4 C4:4 R3:2", at_six).offers("target C1");
}

}  // namespace
}  // namespace fuba::test::chapter_4_1_target
