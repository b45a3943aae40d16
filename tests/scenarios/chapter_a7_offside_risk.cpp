#include "mat.hpp"

namespace fuba::test::chapter_a7_offside_risk {
namespace {

using nlohmann::json;

Scenario risky(std::string_view home, std::string_view away, std::string_view changes = "{}") {
  json position = json::parse(R"({"options":["offside-risk"],"ball":{"area":"C4","value":2}})");
  position.merge_patch(json::parse(changes));
  return mat(home, away, position.dump());
}

/// Who acts first after a pass.
std::string first(Scenario scenario, std::string_view target, Script dice) {
  scenario.plays(target, dice);
  return scenario.chooser();
}

/// Home plays from C4 to two of its own in L4, which reach behind Away's line in C4.
constexpr auto behind = "C2:4 C3:2 C4:2 L4:2";

std::string behind_line(std::string_view away, Script dice, std::string_view changes = "{}") {
  return first(risky(behind, away, changes), "target L4", dice);
}

TEST_CASE("a pass behind the line of the second closest player is a risk", "[3.0/A7.a][3.0/A7.e][R5]") {
  CHECK(behind_line("C3:7 C4:3", {3, 1}) == "away");
  CHECK(behind_line("C3:7 C4:3", {3, 1}, R"({"options":[]})") == "home");
}

TEST_CASE("a side area behind a line in the centre is a risk", "[3.0/A7.a][R5]") {
  constexpr auto from_centre = R"({"ball":{"area":"C3"}})";
  CHECK(first(risky("C2:6 C3:2 L3:2", "L2:3 C3:4 R2:3", from_centre), "target L3", {4, 2}) == "away");
  CHECK(first(risky("C2:6 C3:2 L3:2", "L2:3 C3:4 R2:3", from_centre), "target L3", {5, 2}) == "home");
}

TEST_CASE("an area that does not reach behind the line is no risk", "[3.0/A7.a][R5]") {
  constexpr auto from_centre = R"({"ball":{"area":"C3"}})";
  CHECK(first(risky("C2:6 C3:2 L3:2", "C3:6 C4:4", from_centre), "target L3", {3, 1}) == "home");
  CHECK(first(risky("C2:4 C3:2 C4:4", "C3:7 C4:3", from_centre), "target C4", {3, 1}) == "home");
  CHECK(first(risky("C2:4 C3:2 L4:2 C4:2", "C3:7 C5:3"), "target L4", {3, 1}) == "home");
}

TEST_CASE("an area that is not entirely in the other half is no risk", "[3.0/A7.a]") {
  CHECK(first(risky("C1:4 C2:2 C3:4", "C1:5 C2:5", R"({"ball":{"area":"C2"}})"), "target C3", {3, 1}) ==
        "home");
}

TEST_CASE("a goalkeeper of the controlling team is a player in the target area", "[3.0/A7.a]") {
  constexpr auto keeper = R"({"home":{"keeper":"L4"}})";
  CHECK(first(risky("C2:6 C3:2 C4:2", "C3:7 C4:3", keeper), "target L4", {3, 1}) == "away");
  CHECK(first(risky("C2:6 C3:2 C4:2", "C3:7 C4:3", keeper), "target L4", {4, 1}) == "home");
}

TEST_CASE("the passive team's goalkeeper is one of its two closest players", "[3.0/A7.a]") {
  CHECK(behind_line("C3:6 C4:3 C5:1", {3, 1}) == "home");
  CHECK(behind_line("C3:6 C4:3 C5:1", {3, 1}, R"({"away":{"keeper":"C3"}})") == "away");
}

TEST_CASE("nobody in the target area is nobody at risk", "[3.0/A7.a]") {
  Scenario nobody = risky("C2:4 C3:2 C4:4", "C3:7 C4:3");
  nobody.plays("target L4", {3, 1});
  CHECK_FALSE(nobody.happened("offside-risk"));
  Scenario somebody = risky(behind, "C3:7 C4:3");
  somebody.plays("target L4", {3, 1});
  CHECK(somebody.happened("offside-risk"));
}

TEST_CASE("an area exactly level with the start is no risk", "[3.0/A7.b]") {
  constexpr auto from_side = R"({"ball":{"area":"L4"}})";
  CHECK(first(risky("C2:6 L4:2 R4:2", "C3:7 C4:3", from_side), "target R4", {3, 1}) == "home");
  CHECK(first(risky("C2:6 C3:2 L4:2", "C3:7 C4:3", from_side), "target L4", {3, 1}) == "home");
}

TEST_CASE("an area only partly level with the start is a risk", "[3.0/A7.b][R5]") {
  constexpr auto from_side = R"({"ball":{"area":"L4"}})";
  CHECK(first(risky("C2:6 L4:2 C5:2", "C3:7 C4:3", from_side), "target C5", {3, 1}) == "away");
  CHECK(first(risky("C2:6 L4:2 C5:2", "C3:7 C4:3", from_side), "target C5", {4, 1}) == "home");
}

TEST_CASE("an area nearer to the own goal line than the start is no risk", "[3.0/A7.b][R5]") {
  CHECK(first(risky("C2:6 C4:2 L3:2", "L2:3 C3:4 R2:3"), "target L3", {3, 1}) == "home");
  CHECK(first(risky("C2:6 L4:2 C5:2", "C3:7 C4:3", R"({"ball":{"area":"C5"}})"), "target L4", {3, 1}) ==
        "home");
}

TEST_CASE("a goal kick is no risk", "[3.0/A7.c]") {
  constexpr auto home = "C2:6 C3:2 L3:2";
  constexpr auto away = "L2:3 C3:4 R2:3";
  CHECK(first(risky(home, away, R"({"ball":{"area":"C1","value":1}})"), "target L3", {4, 2}) == "away");
  Scenario kick = risky(home, away, R"({"stage":"goal-kick","ball":{"area":"C1"}})");
  kick.plays("done").plays("done");
  CHECK(first(kick, "target L3", {4, 2}) == "home");
}

TEST_CASE("a corner kick is no risk", "[3.0/A7.c]") {
  Scenario kick = risky("C2:10", "C3:10", R"({"stage":"corner-kick","corner":"L4","ball":{"area":"L4"}})");
  kick.places("C5", 2).places("C2", 7).plays("place-keeper C1");
  kick.places("C4", 3).places("C3", 7).plays("place-keeper C5").plays("done");
  CHECK(first(kick, "target C5", {3, 1}) == "home");
}

TEST_CASE("a free kick is a risk like any pass", "[3.0/A7.c]") {
  Scenario kick = risky("C2:10", "C3:10", R"({"stage":"free-kick","ball":{"area":"C4"}})");
  kick.places("C4", 2).places("L4", 2).places("C2", 6).plays("place-keeper C1");
  kick.places("C4", 3).places("C3", 7).plays("place-keeper C5").plays("done").plays("play-on");
  CHECK(first(kick, "target L4", {3, 1}) == "away");
}

TEST_CASE("there is no risk with the second closest player in a side area", "[3.0/A7.d]") {
  constexpr auto from_centre = R"({"ball":{"area":"C3"}})";
  CHECK(first(risky("C2:4 C3:2 C4:4", "C3:6 L3:3 R2:1", from_centre), "target C4", {3, 1}) == "home");
  CHECK(first(risky("C2:4 C3:2 C4:4", "C3:6 R3:3 L2:1", from_centre), "target C4", {3, 1}) == "home");
}

TEST_CASE("the risk is lost with a die up to the number of defenders in line", "[3.0/A7.e]") {
  CHECK(behind_line("C3:8 C4:2", {2, 1}) == "away");
  CHECK(behind_line("C3:8 C4:2", {3, 1}) == "home");
  CHECK(behind_line("C3:7 C4:3", {3, 1}) == "away");
  CHECK(behind_line("C3:7 C4:3", {4, 1}) == "home");
  CHECK(behind_line("C3:9 C4:1", {2, 1}) == "home");
}

TEST_CASE("a lost check leaves the order of the actions as it was", "[3.0/A7.e]") {
  Scenario scenario = risky(behind, "C3:7 C4:3", R"({"ball":{"value":4}})");
  scenario.plays("target L4", {3, 1}).asks("away", "bring").plays("bring C4");
  CHECK(scenario.control() == "away");
  CHECK(scenario.chooser() == "home");
}

TEST_CASE("a check that an event lets pass is a passed one", "[3.0/A7.e][3.0/A12.5-3]") {
  Scenario scenario = risky(behind, "C3:7 C4:3", R"({"options":["offside-risk","advanced-events"]})");
  scenario.plays("target L4", {1, 1, 5, 3}).plays("done");
  CHECK(scenario.control() == "home");
  CHECK(scenario.chooser() == "away");
}

TEST_CASE("a team that acts first anyway stays first", "[3.0/A7.e]") {
  constexpr auto from_side = R"({"ball":{"area":"L4"}})";
  CHECK(first(risky("C2:7 L4:2 C5:1", "C3:7 C4:3", from_side), "target C5", {3, 1}) == "away");
  CHECK(first(risky("C2:7 L4:2 C5:1", "C3:7 C4:3", from_side), "target C5", {6, 1}) == "away");
}

TEST_CASE("no more defenders count than the formation has", "[3.0/A7.f]") {
  CHECK(behind_line("C3:6 C4:4", {4, 1}) == "away");
  CHECK(behind_line("C3:5 C4:5", {5, 1}) == "home");
  CHECK(behind_line("C3:5 C4:5", {5, 1}, R"({"away":{"formation":"5-3-2"}})") == "away");
}

TEST_CASE("example: four in line count as three in a 3-4-3", "[3.0/A7.g]") {
  constexpr auto three = R"({"away":{"formation":"3-4-3"}})";
  CHECK(behind_line("C3:6 C4:4", {4, 1}, three) == "home");
  CHECK(behind_line("C3:6 C4:4", {3, 1}, three) == "away");
}

TEST_CASE("a goalkeeper in line is no defender", "[R141]") {
  constexpr auto keeper_out = R"({"away":{"keeper":"C4"}})";
  CHECK(behind_line("C3:8 C4:2", {2, 1}, keeper_out) == "away");
  CHECK(behind_line("C3:8 C4:2", {3, 1}, keeper_out) == "home");
  CHECK(behind_line("C3:9 C5:1", {1, 2}, R"({"away":{"keeper":"C4"},"ball":{"value":1}})") == "home");
}

TEST_CASE("Away runs the risk in the other direction", "[3.0/A7.a][3.0/A7.e]") {
  constexpr auto away_ball = R"({"control":"away","ball":{"area":"C2"}})";
  CHECK(first(risky("C2:3 C3:7", "L1:2 C2:2 C3:2 C4:4", away_ball), "target L1", {3, 1}) == "home");
  CHECK(first(risky("C2:3 C3:7", "L1:2 C2:2 C3:2 C4:4", away_ball), "target L1", {4, 1}) == "away");
}

}  // namespace
}  // namespace fuba::test::chapter_a7_offside_risk
