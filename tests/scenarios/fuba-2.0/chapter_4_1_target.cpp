#include "table.hpp"

namespace fuba::test::second_edition::chapter_4_1_target {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";
/// Away's second closest player stands in the centre.
constexpr auto high_line = "L2:3 C3:4 R2:3";

TEST_CASE("2.0: targets are areas with a player and those next to them", "[2.0/4.1.a][2.0/4.1.f]") {
  const Scenario scenario = turn("C2:10", away_side, R"({"ball":{"area":"C2"}})");
  CHECK(scenario.legal("target") ==
        Choices{"target C1", "target C2", "target C3", "target L1", "target L2", "target R1", "target R2"});
  turn("C2:10", away_side, R"({"ball":{"area":"C2"}})").refuses("target L3", "2.0/4.1");
}

TEST_CASE("2.0: no value forbids a long pass", "[2.0/4.1.a]") {
  turn("L1:1 C3:5 L3:4", away_side, ball("L1", 6)).offers("target C4").offers("target L4");
}

TEST_CASE("2.0: the ball may stay where it is", "[2.0/4.1.b]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target C3", {4, 2});
  CHECK(scenario.ball() == "C3");
}

TEST_CASE("2.0: target and start area of a turn", "[2.0/4.1.c]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target L2", {4, 2});
  CHECK(scenario.state()["start"] == "C3");
  CHECK(scenario.state()["target"] == "L2");
  CHECK(scenario.event("target")["from"] == "C3");
  CHECK(scenario.event("target")["to"] == "L2");
}

TEST_CASE("2.0: an area with an offside player is no target", "[2.0/4.1.d][2.0/4.1.1.a][2.0/4.1.1.i]") {
  Scenario scenario = turn("C3:5 L3:4 C4:1", high_line);
  scenario.refuses("target C4", "2.0/4.1").offers("target L3").offers("target C3");
}

TEST_CASE("2.0: an empty area is no target when all beside it are offside", "[2.0/4.1.e]") {
  turn("C3:8 C4:2", high_line).refuses("target C5", "2.0/4.1").refuses("target L4", "2.0/4.1");
  turn("C3:7 C4:2 L3:1", high_line).refuses("target C5", "2.0/4.1").offers("target L4");
}

TEST_CASE("2.0: an area without any player beside it is out of reach", "[2.0/4.1.a][2.0/4.1.f]") {
  turn("C2:10", high_line, R"({"ball":{"area":"C2"}})").refuses("target C4", "2.0/4.1");
}

TEST_CASE("2.0: the goalkeeper is one of the two last players", "[2.0/4.1.1.b]") {
  turn("C3:5 C4:5", "L2:9 C4:1").offers("target C4");
  turn("C3:5 C4:5", "L2:9 C4:1", R"({"away":{"keeper":"L2"}})").refuses("target C4", "2.0/4.1");
}

TEST_CASE("2.0: nobody is offside in the centre", "[2.0/4.1.1.c]") {
  turn("C2:4 C3:6", "L1:5 R1:5", R"({"ball":{"area":"C2"},"away":{"keeper":"C1"}})").offers("target C3");
}

TEST_CASE("2.0: level with the second closest player is onside", "[2.0/4.1.1.d][2.0/4.1.1.i][R5]") {
  turn("C3:5 L3:1 C4:4", "L2:9 C4:1").offers("target C4").offers("target L3");
  turn("C3:5 L4:5", "L2:9 C4:1").offers("target L4");
  turn("C3:5 C5:5", "L2:9 C4:1").refuses("target C5", "2.0/4.1");
  turn("C3:5 C4:5", "L2:9 L3:1").offers("target C4");
  turn("C3:5 L4:5", "L2:9 L3:1").refuses("target L4", "2.0/4.1");
}

TEST_CASE("2.0: level with the ball or behind it is onside", "[2.0/4.1.1.e][R5]") {
  const std::string from_corner = R"({"ball":{"area":"L4"}})";
  turn("L4:4 C5:3 C4:2 R3:1", high_line, from_corner)
      .offers("target C5")
      .offers("target C4")
      .offers("target R3");
  const std::string from_front = R"({"ball":{"area":"C4"}})";
  turn("C4:4 C5:3 L4:2 L3:1", high_line, from_front)
      .refuses("target C5", "2.0/4.1")
      .offers("target L4")
      .offers("target L3");
}

TEST_CASE("2.0: no offside at a goal kick", "[2.0/4.1.1.f][R113]") {
  Scenario scenario = stage("C3:5 C4:1 C2:4", "L2:3 C2:4 R2:3",
                            R"({"control":"away","first":"away","ball":{"area":"C2","value":6},
                                "start":"C2","target":"C2"})");
  scenario.plays("action shoot", {1});
  CHECK(scenario.control() == "home");
  ends_turn(scenario).asks("home", "slow").plays("slow no").offers("target C4");
}

TEST_CASE("2.0: no offside at a corner kick", "[2.0/4.1.1.g][R113]") {
  Scenario scenario = turn(home_side, away_side, R"({"stage":"corner-kick","corner":"L4"})");
  places(scenario, "C5:4 C3:5").plays("place-keeper C1");
  scenario.places("C3", 10).plays("place-keeper C3").plays("done").offers("target C5");
}

TEST_CASE("2.0: no offside in the own half", "[2.0/4.1.1.h]") {
  turn("C1:1 C2:4 C3:5", "L1:5 R1:5", R"({"ball":{"area":"C1"},"away":{"keeper":"C1"}})")
      .offers("target C2")
      .offers("target L2");
}

TEST_CASE("2.0: no offside for a target in the own half, whoever is beside it", "[2.0/4.1.1.h]") {
  Scenario scenario = turn("C1:4 R1:3 L3:3", "C2:10", ball("C1", 3));
  scenario.offers("target L2").refuses("target L3", "2.0/4.1");
  scenario.plays("target L2", {4, 3}).asks("home", "bring");
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_4_1_target
