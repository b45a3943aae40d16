#include "sheet.hpp"

namespace fuba::test::it::phase_1 {
namespace {

std::string ball(std::string_view area, int value) {
  return R"({"ball":{"area":")" + std::string(area) + R"(","value":)" + std::to_string(value) + "}}";
}

TEST_CASE("the controlling team names the target and the ball goes there", "[it/I.a][R80]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.asks("home", "target").plays("target L3", {5, 4});
  CHECK(scenario.ball() == "L3");
  mat(home_side, away_side, R"({"control":"away"})").asks("away", "target");
  mat(home_side, away_side).refuses("target C5", "3.0/4.1");
}

TEST_CASE("where every pass would take the value above 6 the ball stays where it is", "[R84][R13][it-s]") {
  const Scenario scenario =
      mat("C1:1 C2:1 C3:1 C4:2 R1:3 R3:2", "C3:1 C4:3 C5:1 L4:1 R1:1 R3:2 R4:1",
          R"({"control":"away","ball":{"area":"R1","value":6},"home":{"keeper":"R2"}})", {5, 4});
  CHECK(scenario.state()["target"] == "R1");
  CHECK(scenario.event("control-check")["value"] == 6);
  CHECK(scenario.control() == "home");
}

TEST_CASE("a pass within the centre between equal numbers leaves the value as it is", "[it/I.b]") {
  CHECK(checked_value(mat(home_side, away_side), "target C3") == 3);
  CHECK(checked_value(mat(home_side, away_side, R"({"control":"away"})"), "target C3") == 3);
}

TEST_CASE("without an opponent in the start area the value falls by one", "[it/I.A.a]") {
  CHECK(checked_value(mat(home_side, away_side, ball("C2", 3)), "target C3") == 2);
  CHECK(checked_value(mat(home_side, "L3:2 C2:1 C3:3 C4:2 R3:2", ball("C2", 3)), "target C3") == 3);
  Scenario away = mat(home_side, away_side, merged(ball("C4", 3), R"({"control":"away"})"));
  CHECK(checked_value(away, "target C3") == 2);
}

TEST_CASE("the goalkeeper is an opponent in the start area", "[it/I.A.a][R81]") {
  constexpr auto home = "C2:4 C3:3 C5:3";
  constexpr auto away = "C2:4 C3:3 C4:3";
  CHECK(checked_value(mat(home, away, ball("C5", 4)), "target C5") == 3);
  CHECK(checked_value(mat(home, away, merged(ball("C5", 4), R"({"away":{"keeper":"C4"}})")), "target C5") ==
        2);
}

TEST_CASE("at a goal kick the empty start area changes nothing", "[it/I.A.b]") {
  Scenario scenario = mat("C2:2 C3:4 L2:4", "C2:2 C3:4 C4:4", R"({"stage":"goal-kick"})");
  CHECK(checked_value(without_moves(scenario), "target C2") == 2);
}

TEST_CASE("nor does it at a quick free kick", "[it/I.A.b]") {
  Scenario scenario =
      mat("C2:3 C3:3 L2:4", "C3:3 C4:4 L3:3", R"({"stage":"free-kick","ball":{"area":"C2"}})");
  CHECK(checked_value(without_moves(scenario), "target C3") == 2);
}

TEST_CASE("nor at a free kick with a set-up", "[it/I.A.b]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"free-kick","ball":{"area":"C4"}})");
  places(scenario, "C3:4 C4:2 C2:4").plays("place-keeper C1");
  places(scenario, "C3:4 C2:6").plays({"place-keeper C5", "done", "play-on"});
  CHECK(checked_value(scenario, "target C3") == 2);
}

TEST_CASE("at a kick-off it does: only free kicks, corners and goal kicks are without it",
          "[it/I.A.b][R50][it-a]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"kick-off"})");
  places(scenario, "C3:2 C2:4 L2:2 R2:2");
  places(scenario, "L3:2 C4:4 R3:4").plays("done");
  CHECK(checked_value(scenario, "target L3") == 2);
}

TEST_CASE("each area between start and target adds one", "[it/I.B.a][R81][R83]") {
  constexpr auto home = "C1:1 C2:2 C3:3 C4:2 L2:2";
  constexpr auto away = "C1:1 C2:2 C3:3 C4:2 L3:2";
  CHECK(checked_value(mat(home, away, ball("C3", 3)), "target C4") == 3);
  CHECK(checked_value(mat(home, away, ball("C2", 3)), "target C4") == 4);
  CHECK(checked_value(mat(home, away, merged(ball("C1", 3), R"({"home":{"keeper":"C2"}})")), "target C4") ==
        5);
}

TEST_CASE("the majority in the target area moves the value by one", "[it/I.C.a][it/I.C.b][R81]") {
  CHECK(checked_value(mat("L2:2 C2:2 C3:4 R2:2", away_side), "target C3") == 2);
  CHECK(checked_value(mat("L2:2 C2:1 C3:5 R2:2", away_side), "target C3") == 2);
  CHECK(checked_value(mat(home_side, "L3:2 C3:4 C4:2 R3:2"), "target C3") == 4);
  CHECK(checked_value(mat(home_side, "L3:1 C3:6 C4:2 R3:1"), "target C3") == 4);
}

TEST_CASE("the goalkeeper counts for the majority in the target area, no more than six do",
          "[it/I.C.a][R81][R12]") {
  CHECK(checked_value(mat(home_side, away_side, R"({"home":{"keeper":"C3"}})"), "target C3") == 2);
  CHECK(checked_value(mat(home_side, away_side, R"({"away":{"keeper":"C3"}})"), "target C3") == 4);
  CHECK(checked_value(mat("L2:3 C3:7", "C3:6 C4:4"), "target C3") == 3);
}

TEST_CASE("an empty target area gives one and not two, beyond the line too", "[it/I.C.a][R81]") {
  CHECK(checked_value(mat(home_side, away_side), "target L2") == 2);
  CHECK(checked_value(mat("L2:4 C3:3 C4:3", "L3:3 C3:4 R3:3", ball("C3", 3)), "target C4") == 2);
}

TEST_CASE("an area without anybody changes nothing", "[it/I.C.a][it/I.C.b]") {
  CHECK(checked_value(mat("L2:2 C2:5 C3:3", away_side), "target R2") == 3);
}

/// Home in L3 and one in L4, beyond a line of defenders in C4.
Scenario risk(std::string_view away, std::string_view changes = "{}") {
  return mat("L2:2 C2:2 C3:3 L3:2 L4:1", away, merged(ball("L3", 2), changes));
}

TEST_CASE("an offside risk adds one for each defender in line", "[it/I.D.a][R81]") {
  CHECK(checked_value(risk("L3:2 C3:4 C4:3 R3:1"), "target L4") == 4);
  CHECK(checked_value(risk("L3:2 C3:5 C4:2 R3:1"), "target L4") == 3);
  CHECK(checked_value(risk("L3:2 C3:6 C4:1 R3:1"), "target L4") == 2);
}

TEST_CASE("Away risks offside in the same way", "[it/I.D.a]") {
  Scenario scenario =
      mat("L2:2 C3:4 C2:3 R2:1", "L3:2 C4:2 C3:3 L2:2 L1:1", merged(ball("L2", 2), R"({"control":"away"})"));
  CHECK(checked_value(scenario, "target L1") == 4);
}

TEST_CASE("no more defenders count than the formation has", "[it/I.D.b]") {
  constexpr auto four = "L3:2 C3:2 C4:4 R3:2";
  CHECK(checked_value(risk(four), "target L4") == 5);
  CHECK(checked_value(risk(four, R"({"away":{"formation":"3-5-2"}})"), "target L4") == 4);
  CHECK(checked_value(risk(four, R"({"away":{"formation":"5-3-2"}})"), "target L4") == 5);
}

TEST_CASE("the goalkeeper is no defender in line", "[it/I.D.a][R141]") {
  constexpr auto keeper = R"({"away":{"keeper":"C4"}})";
  CHECK(checked_value(risk("L3:2 C3:4 C4:3 R3:1", keeper), "target L4") == 4);
}

TEST_CASE("without a player of the team in the target there is no risk", "[it/I.D.a][3.0/A7.a]") {
  Scenario scenario = mat("L2:2 C2:2 C3:3 L3:3", "L3:3 C3:3 C4:3 R3:1", ball("L3", 2));
  CHECK(checked_value(scenario, "target L4") == 2);
}

TEST_CASE("without a line in the middle there is no risk", "[it/I.D.a][3.0/A7.d]") {
  Scenario scenario = mat("L2:2 C2:2 C3:5 C4:1", "R3:3 C3:3 C2:4", ball("C3", 3));
  CHECK(checked_value(scenario, "target C4") == 2);
}

TEST_CASE("level with the start area there is no risk", "[it/I.D.a][3.0/A7.b]") {
  Scenario scenario = mat("C2:4 C3:3 L4:3", "C4:3 C3:7", ball("L4", 2));
  CHECK(checked_value(scenario, "target L4") == 1);
}

TEST_CASE("there is no risk at a corner kick", "[it/I.D.a][3.0/A7.c][R8]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"corner-kick","corner":"L4"})");
  places(scenario, "C5:3 C4:6").plays("place-keeper C1");
  places(scenario, "C4:4 C3:6").plays({"place-keeper C5", "done"});
  CHECK(checked_value(scenario, "target C5") == 2);
}

TEST_CASE("an exhausted team has one defender less in line", "[it/I.D.b][it/adv.tiredness.g][R93]") {
  constexpr auto tired = R"({"options":["conditions"],"away":{"tired":true}})";
  CHECK(checked_value(risk("L3:2 C3:2 C4:4 R3:2", tired), "target L4") == 4);
}

TEST_CASE("a value above 6 at the end forbids the target", "[it/I.b][R84]") {
  constexpr auto away = "C1:1 C2:2 C3:3 C4:2 L3:2";
  Scenario even = mat("C2:3 C3:3 C4:2 L2:2", away, ball("C2", 6));
  even.refuses("target C4", "R84").offers("target C3");
  mat("C2:3 C3:2 C4:3 L2:2", away, ball("C2", 6)).offers("target C4");
  mat("C2:3 C3:3 C4:2 L2:2", away, ball("C2", 5)).offers("target C4");
}

TEST_CASE("the risk of offside counts for the highest value too", "[it/I.D.a][R84]") {
  mat("L2:2 C2:2 C3:3 L3:2 L4:1", "L3:2 C3:4 C4:3 R3:1", ball("L3", 4)).offers("target L4");
  mat("L2:2 C2:2 C3:3 L3:2 L4:1", "L3:2 C3:4 C4:3 R3:1", ball("L3", 5)).refuses("target L4", "R84");
}

TEST_CASE("on the way to the final value nothing stops at 6", "[it/I.b][R84]") {
  constexpr auto keeper = R"({"home":{"keeper":"C2"}})";
  Scenario scenario =
      mat("C1:1 C2:2 C3:2 C4:3 L2:2", "C1:1 C2:2 C3:3 C4:2 L3:2", merged(ball("C1", 5), keeper));
  CHECK(checked_value(scenario, "target C4") == 6);
}

TEST_CASE("each step stops at 1", "[it/I.b][R84]") {
  Scenario scenario = mat("C2:3 C3:2 C4:2 L2:3", "C3:3 C4:2 L3:3 R3:2", ball("C2", 1));
  CHECK(checked_value(scenario, "target C4") == 2);
}

TEST_CASE("an offside area is no target", "[it/I.a][R80][3.0/4.1.1.a]") {
  Scenario scenario = mat("L2:2 C2:2 C3:3 L3:2 L4:1", "L3:2 C3:6 R3:2");
  scenario.refuses("target L4", "3.0/4.1.1");
}

TEST_CASE("an area with nobody but offside players around is no target, in the own half either",
          "[it/I.a][R80][3.0/4.1.1.b]") {
  constexpr auto from_r1 = R"({"ball":{"area":"R1"}})";
  mat("R1:8 L3:2", "C2:10", from_r1).refuses("target L2", "3.0/4.1.1");
  mat("R1:8 L3:2", "C2:9 C4:1", from_r1).offers("target L2");
}

TEST_CASE("the lower limit on the way counts for the highest value too", "[it/I.b][R84]") {
  constexpr auto home = "C2:3 C3:3 L2:3 L4:1";
  mat(home, "C3:4 C4:4 R3:2", ball("C2", 1)).offers("target L4");
  mat(home, "C3:3 C4:5 R3:2", merged(ball("C2", 1), R"({"away":{"formation":"5-3-2"}})"))
      .refuses("target L4", "R84");
}

TEST_CASE("there is no risk at a goal kick", "[it/I.D.a][3.0/A7.c]") {
  Scenario scenario = mat("L4:1 C2:3 C3:3 L2:3", "C3:3 C4:3 R3:4", R"({"stage":"goal-kick"})");
  CHECK(checked_value(without_moves(scenario), "target L4") == 4);
}

TEST_CASE("nearer to the own goal line than the start area there is no risk", "[it/I.D.a][3.0/A7.b]") {
  CHECK(checked_value(mat("C2:4 C3:3 C5:2 L4:1", "C3:4 C4:3 R3:3", ball("C5", 3)), "target L4") == 2);
}

TEST_CASE("in the centre there is no risk wherever the line is", "[it/I.D.a][3.0/A7.a]") {
  CHECK(checked_value(mat("C2:5 C3:3 L2:2", "C1:2 C2:4 L1:2 R1:2", ball("C2", 2)), "target C3") == 1);
}

}  // namespace
}  // namespace fuba::test::it::phase_1
