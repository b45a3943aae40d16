#include "table.hpp"

namespace fuba::test::second_edition::chapter_a1_tiredness {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

/// A turn that begins in that minute, with the points that the teams have.
Scenario tiring(int minute, std::string_view home = "4-4-2", std::string_view away = "4-4-2",
                std::string_view changes = "{}") {
  const int half = minute > 45 ? 2 : 1;
  return turn(home_side, away_side,
              both(R"({"options":["conditions"],"half":)" + std::to_string(half) + R"(,"minute":)" +
                       std::to_string(minute) + R"(,"home":{"condition":)" + points(home) +
                       R"(},"away":{"condition":)" + points(away) + "}}",
                   changes));
}

TEST_CASE("2.0: five minutes bring a test of both teams", "[2.0/A1.c][2.0/A1.2.a][2.0/A1.2.b]") {
  tiring(5).plays("target C3", {6, 1, 1, 1}).asks("away", "action");
  tiring(5).plays("target C3", {6, 2}).asks("away", "action");
}

TEST_CASE("2.0: ten times the die at or above the minute passes", "[2.0/A1.2.c][2.0/A1.2.d][R41]") {
  Scenario equal = tiring(15);
  equal.plays("target C3", {6, 1, 2, 2});
  CHECK(equal.minute() == 20);
  CHECK(condition(equal, "home") == "4-4-2");
  Scenario below = tiring(16);
  below.plays("target C3", {6, 1, 2, 1, 3});
  CHECK(below.minute() == 21);
  CHECK(condition(below, "home") == "4-3-2");
  CHECK(condition(below, "away") == "4-4-2");
}

TEST_CASE("2.0: the controlling team makes its whole test first", "[2.0/A1.2.b][R73]") {
  Scenario away = tiring(20, "4-4-2", "4-4-2", R"({"control":"away"})");
  away.plays("target C3", {6, 1, 1, 6, 3});
  CHECK(condition(away, "away") == "4-3-2");
  CHECK(condition(away, "home") == "4-4-2");
}

TEST_CASE("2.0: the team that then loses the ball is still tested first", "[R73]") {
  Scenario scenario = tiring(20);
  scenario.plays("target C3", {1, 6, 1, 2, 3});
  CHECK(scenario.control() == "away");
  CHECK(condition(scenario, "home") == "4-3-2");
  CHECK(condition(scenario, "away") == "4-4-2");
}

TEST_CASE("2.0: the tests come before a special event", "[R60][R73]") {
  Scenario scenario = tiring(20, "4-4-2", "4-4-2", ball("C3", 6));
  scenario.plays("target C3", {6, 1, 1, 6, 3, 6, 4});
  CHECK(scenario.place_of("tiredness-test") < scenario.place_of("special-event"));
  CHECK(condition(scenario, "home") == "4-3-2");
}

TEST_CASE("2.0: further dice are added", "[2.0/A1.2.e][2.0/A1.2.f]") {
  Scenario scenario = tiring(25);
  scenario.plays("target C3", {6, 1, 1, 2, 3});
  CHECK(condition(scenario, "home") == "4-3-2");
  Scenario second = tiring(25);
  second.plays("target C3", {6, 1, 1, 1}).asks("home", "lose");
  CHECK(condition(second, "home") == "4-3-2");
  second.offers_only({"lose defence", "lose midfield", "lose forward"}).plays("lose forward", {1, 3});
  CHECK(condition(second, "home") == "4-3-1");
}

TEST_CASE("2.0: a test costs three points at most", "[2.0/A1.2.g]") {
  Scenario scenario = tiring(80);
  scenario.plays("target C3", {6, 1, 1, 1}).plays("lose forward", {1}).asks("home", "lose");
  scenario.plays("lose defence", {4, 5});
  CHECK(condition(scenario, "home") == "3-3-1");
  CHECK(condition(scenario, "away") == "4-3-2");
}

TEST_CASE("2.0: the third die may still pass", "[2.0/A1.2.f][2.0/A1.2.g]") {
  Scenario scenario = tiring(85);
  scenario.plays("target C3", {6, 1, 1, 2}).plays("lose defence", {6, 6, 3});
  CHECK(scenario.minute() == 90);
  CHECK(condition(scenario, "home") == "3-3-2");
  CHECK(condition(scenario, "away") == "4-3-2");
}

TEST_CASE("2.0: the first point comes from the zone of the target", "[2.0/A1.2.h][R42]") {
  const auto lost_in = [](std::string_view target) {
    Scenario scenario = turn("L1:1 L2:1 C2:2 C3:2 L3:1 C4:2 R2:1", "L4:1 L3:1 C4:2 C3:2 L2:1 C2:2 R3:1",
                             R"({"options":["conditions"],"ball":{"value":1}})");
    scenario.plays("target " + std::string(target), {6, 1, 2, 1, 2, 1});
    return condition(scenario, "home") + " " + condition(scenario, "away");
  };
  CHECK(lost_in("C2") == "3-4-2 4-4-1");
  CHECK(lost_in("C3") == "4-3-2 4-3-2");
  CHECK(lost_in("L2") == "4-3-2 4-3-2");
  CHECK(lost_in("C4") == "4-4-1 3-4-2");
}

TEST_CASE("2.0: from a line without points the team chooses another", "[2.0/A1.2.h]") {
  Scenario scenario = tiring(20, "3-0-2");
  scenario.plays("target C3", {6, 1, 2}).asks("home", "lose");
  scenario.offers_only({"lose defence", "lose forward"}).plays("lose forward", {1, 3});
  CHECK(condition(scenario, "home") == "3-0-1");
}

TEST_CASE("2.0: a team that runs out of points in a test is tired", "[2.0/A1.2.i]") {
  Scenario scenario = tiring(20, "0-1-0", "0-2-0");
  scenario.plays("target C3", {6, 1, 1, 2, 1});
  CHECK(tired(scenario, "home"));
  CHECK_FALSE(tired(scenario, "away"));
  CHECK(condition(scenario, "away") == "0-1-0");
}

TEST_CASE("2.0: a team that has lost its last point rolls no further dice", "[2.0/A1.2.i][R131]") {
  Scenario scenario = tiring(80, "1-1-0");
  scenario.plays("target C3", {6, 1, 1, 1, 6, 6});
  CHECK(tired(scenario, "home"));
  CHECK(condition(scenario, "home") == "0-0-0");
}

TEST_CASE("2.0: only a failed test makes a team tired", "[2.0/A1.2.i][R73]") {
  Scenario used =
      stage(home_side, away_side,
            R"({"options":["conditions"],"home":{"condition":{"defence":0,"midfield":1,"forward":0}}})");
  used.plays("boost", {1}).plays("done");
  CHECK_FALSE(tired(used, "home"));
  Scenario passed = tiring(20, "0-0-0");
  passed.plays("target C3", {6, 1, 3, 3});
  CHECK_FALSE(tired(passed, "home"));
  Scenario failed = tiring(20, "0-0-0");
  failed.plays("target C3", {6, 1, 2, 3});
  CHECK(tired(failed, "home"));
}

TEST_CASE("2.0: a team stays tired with new points", "[2.0/A1.2.j]") {
  Scenario scenario = tiring(20, "4-4-2", "4-4-2", R"({"home":{"tired":true}})");
  scenario.plays("target C3", {6, 1, 6, 6});
  CHECK(tired(scenario, "home"));
}

TEST_CASE("2.0: the example of 79 minutes", "[2.0/A1.2.k]") {
  Scenario scenario = tiring(74);
  scenario.plays("target C3", {6, 1, 5, 3, 6, 6});
  CHECK(scenario.minute() == 79);
  CHECK(condition(scenario, "home") == "4-3-2");
}

TEST_CASE("2.0: five squares that end on +1 bring a test", "[2.0/A1.2.a][R11][R131]") {
  Scenario scenario = tiring(41);
  scenario.plays("target C3", {6, 1, 5, 4, 1});
  CHECK(scenario.stoppage() == 1);
  CHECK(condition(scenario, "home") == "4-4-2");
  CHECK(condition(scenario, "away") == "4-3-2");
  tiring(42).plays("target C3", {6, 1}).asks("away", "action");
}

/// Moves of a tired Home of that formation.
int moves_of(const std::string& movement, const std::string& formation, const std::string& boost = "") {
  Scenario scenario = stage("L1:5 C2:5", "C3:5 C4:5",
                            R"({"options":["conditions"],"ball":{"area":"C2"},"target":"C2",
                                "home":{"tired":true,"formation":")" +
                                formation + "\"}}");
  if (boost.empty()) {
    if (!may(scenario, "action " + movement)) return 0;
    scenario.plays("action " + movement);
  } else {
    scenario.plays("boost", {std::stoi(boost)});
  }
  int made = 0;
  for (Choices legal = scenario.legal("move"); !legal.empty(); legal = scenario.legal("move")) {
    scenario.plays(legal.front());
    ++made;
  }
  return made;
}

TEST_CASE("2.0: a tired 4-4-2 moves like a 3-3-1", "[2.0/A1.3.a][2.0/A1.3.c]") {
  CHECK(moves_of("defence", "4-4-2") == 3);
  CHECK(moves_of("midfield", "4-4-2") == 3);
  CHECK(moves_of("forward", "4-4-2") == 1);
}

TEST_CASE("2.0: a tired line of one has no movement", "[2.0/A1.3.a][R73]") {
  CHECK(moves_of("forward", "5-4-1") == 0);
}

TEST_CASE("2.0: a tired team's boost has a lower minimum", "[2.0/A1.3.b]") {
  CHECK(moves_of("", "4-4-2", "1") == 3);
  CHECK(moves_of("", "4-4-2", "3") == 3);
  CHECK(moves_of("", "4-4-2", "4") == 4);
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_a1_tiredness
