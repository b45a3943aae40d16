#include "mat.hpp"

namespace fuba::test::chapter_4_6_goal_attempt {
namespace {

// Level in the penalty area, so that a shot from there is the bare die.
constexpr auto home_side = "C2:3 C3:3 C4:2 C5:2";
constexpr auto away_side = "C3:3 C4:3 L3:3 C5:1";

std::string ball(std::string_view area, int value) {
  return R"({"ball":{"area":")" + std::string(area) + R"(","value":)" + std::to_string(value) + "}}";
}

/// The sum of all modifiers of Home's shot: one die is exactly a corner kick, the next one a goal.
void check_modifier(const Scenario& scenario, int modifier) {
  const int corner_die = scenario.value() - modifier;
  Scenario corner = scenario;
  acts(corner, "action shoot", {corner_die}).asks("home", "corner");
  Scenario goal = scenario;
  acts(goal, "action shoot", {corner_die + 1});
  CHECK(goal.score("home") == 1);
}

TEST_CASE("shots come from areas wholly in the passive team's half", "[3.0/4.6.a]") {
  constexpr auto everywhere = "L2:1 L3:1 L4:1 C2:1 C3:1 C4:1 C5:1 R2:1 R3:1 R4:1";
  for (const std::string area : {"L3", "R3", "C4", "L4", "R4", "C5"}) {
    CAPTURE(area);
    CHECK(may(acting(everywhere, away_side, ball(area, 3)), "action shoot"));
  }
  for (const std::string area : {"L2", "R2", "C3", "C2", "C1"}) {
    CAPTURE(area);
    CHECK_FALSE(may(acting(everywhere, away_side, ball(area, 3)), "action shoot"));
  }
}

TEST_CASE("away shoots at the other goal", "[3.0/4.6.a]") {
  constexpr auto away_ball = R"({"control":"away","first":"away","ball":{"area":"C2","value":1}})";
  CHECK(may(acting("C2:5 C3:5", "C2:5 C3:5", away_ball), "action shoot"));
  Scenario scenario = acting("C2:5 C3:5", "C2:5 C3:5", away_ball);
  acts(scenario, "action shoot", {4}).asks("away", "corner");
}

TEST_CASE("a goalkeeper off his line opens the areas on the halfway line", "[3.0/4.6.b][3.0/4.6.3.a][R9]") {
  constexpr auto everywhere = "L2:1 L3:1 L4:1 C2:1 C3:1 C4:1 C5:1 R2:1 R3:1 R4:1";
  for (const std::string area : {"L2", "R2", "C3", "C2"}) {
    CAPTURE(area);
    const std::string position = R"({"away":{"keeper":"C4"},"ball":{"area":")" + area + R"("}})";
    CHECK(may(acting(everywhere, away_side, position), "action shoot") == (area != "C2"));
  }
  Scenario at_home = acting("C2:4 C3:6", away_side);
  at_home.plays("done").refuses("action shoot", "3.0/4.6.3");
}

TEST_CASE("the die with its modifiers above the ball value is a goal", "[3.0/4.6.c][3.0/4.6.d]") {
  Scenario scenario = acting(home_side, away_side, ball("C5", 3));
  acts(scenario, "action shoot", {4});
  CHECK(scenario.score("home") == 1);
  CHECK(scenario.score("away") == 0);
}

TEST_CASE("the team that conceded kicks off", "[3.0/4.6.e]") {
  Scenario scenario = acting(home_side, away_side, ball("C5", 3));
  acts(scenario, "action shoot", {6}).asks("away", "place");
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C3");
  CHECK(scenario.value() == 1);
  CHECK(scenario.players("home") == 0);
  CHECK(scenario.minute() == 21);
}

TEST_CASE("the ball value exactly is a corner kick", "[3.0/4.6.f]") {
  Scenario scenario = acting(home_side, away_side, ball("C5", 3));
  acts(scenario, "action shoot", {3}).asks("home", "corner");
  CHECK(scenario.score("home") == 0);
}

TEST_CASE("one below the ball value is a rebound", "[3.0/4.6.g]") {
  Scenario scenario = acting(home_side, away_side, ball("C5", 3));
  acts(scenario, "action shoot", {2, 1, 6});
  CHECK(scenario.happened("rebound"));
}

TEST_CASE("without a player in the penalty area one below is a miss", "[3.0/4.6.g][3.0/4.6.h]") {
  Scenario scenario = acting("C3:6 C4:4", "C3:6 C4:4", ball("C4", 1));
  acts(scenario, "action shoot", {3});
  CHECK_FALSE(scenario.happened("rebound"));
  CHECK(scenario.control() == "away");
}

TEST_CASE("anything less is a miss and a goal kick", "[3.0/4.6.h][R18]") {
  Scenario scenario = acting(home_side, away_side, ball("C5", 3));
  acts(scenario, "action shoot", {1}).asks("away", "react");
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C5");
  CHECK(scenario.value() == 1);
  CHECK(scenario.minute() == 21);
}

TEST_CASE("the higher rebound scores for the attackers", "[3.0/4.6.1.a][3.0/4.6.1.b][3.0/4.6.1.c]") {
  Scenario scenario = acting(home_side, away_side, ball("C5", 3));
  acts(scenario, "action shoot", {2, 3, 3});
  CHECK(scenario.score("home") == 1);
}

TEST_CASE("an equal rebound is a corner kick", "[3.0/4.6.1.b][3.0/4.6.1.d]") {
  Scenario scenario = acting(home_side, away_side, ball("C5", 3));
  acts(scenario, "action shoot", {2, 3, 4}).asks("home", "corner");
}

TEST_CASE("a rebound won by the defenders is their ball with the attackers' die",
          "[3.0/4.6.1.e][3.0/4.6.1.f][R57]") {
  Scenario scenario = acting(home_side, away_side, ball("C5", 3));
  acts(scenario, "action shoot", {2, 4, 6});
  CHECK(scenario.score("home") == 0);
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C5");
  CHECK(scenario.value() == 4);
  CHECK(scenario.minute() == 20);
  scenario.asks("away", "free");
}

TEST_CASE("defenders without a player at the rebound send their closest", "[3.0/4.6.1.e][R57][R119]") {
  Scenario scenario = acting("C2:3 C3:4 C4:2 C5:1", "C2:3 C3:4 C4:1 L4:1 R4:1",
                             R"({"ball":{"area":"C4","value":5},"away":{"keeper":"C4"}})");
  acts(scenario, "action shoot", {1, 1, 6}).asks("away", "bring");
  scenario.offers_only({"bring C4", "bring L4", "bring R4", "bring-keeper C4"}).plays("bring L4");
  CHECK(scenario.players("away", "C5") == 1);
  CHECK(scenario.ball() == "C5");
  CHECK(scenario.value() == 1);
}

TEST_CASE("after a rebound from a free kick the defenders have their first action",
          "[3.0/4.6.1.e][3.0/4.5.2.a][R56][R57]") {
  Scenario scenario = mat("C3:6 C4:4", "C3:6 C4:4", R"({"stage":"free-kick","ball":{"area":"C4"}})");
  places(scenario, "C3:5 C4:4 C5:1").plays("place-keeper C1");
  places(scenario, "C3:6 C4:3 L4:1").plays("place-keeper C5");
  scenario.plays("done").plays("shoot", {3, 1, 6}).asks("away", "free");
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C5");
  acts(scenario, "action none").asks("away", "second");
}

TEST_CASE("at most six players count in a rebound", "[3.0/4.6.1.a][R12]") {
  Scenario scenario = acting("C3:2 C5:8", "C3:4 C5:6", ball("C5", 3));
  acts(scenario, "action shoot", {2, 3, 3}).asks("home", "corner");
}

TEST_CASE("offside players take no part in a rebound", "[3.0/4.6.1.a][3.0/4.6.4.m][R111]") {
  Scenario scenario = acting("C3:4 C4:4 C5:2", "C3:6 C4:4", ball("C4", 3));
  acts(scenario, "action shoot", {5}).asks("away", "react");
  CHECK_FALSE(scenario.happened("rebound"));
}

TEST_CASE("a shot may need more than a six", "[3.0/4.6.2.a]") {
  CHECK(may(acting("L3:4 C3:6", "L3:4 C3:6", ball("L3", 6)), "action shoot"));
}

TEST_CASE("in a difficult attempt a 6 is rolled again", "[3.0/4.6.2.b][3.0/4.6.2.c]") {
  Scenario scenario = acting("L3:4 C3:6", "L3:4 C3:6", ball("L3", 3));
  acts(scenario, "action shoot", {6, 6});
  CHECK(scenario.score("home") == 1);
}

TEST_CASE("a second die equal to the area modifier is a corner kick", "[3.0/4.6.2.d]") {
  Scenario scenario = acting("L3:4 C3:6", "L3:4 C3:6", ball("L3", 3));
  acts(scenario, "action shoot", {6, 5}).asks("home", "corner");
}

TEST_CASE("a second die below the area modifier is a miss", "[3.0/4.6.2.e]") {
  Scenario scenario = acting("L3:4 C3:6", "L3:4 C3:6", ball("L3", 3));
  acts(scenario, "action shoot", {6, 4}).asks("away", "react");
  CHECK(scenario.control() == "away");
}

TEST_CASE("the second die meets the area modifier alone", "[3.0/4.6.2.c][3.0/4.6.2.d][3.0/4.6.2.e]") {
  // Outnumbered in C4 and in the penalty area: the attempt needs an 11, the second die a 3.
  const Scenario scenario = acting("C3:6 C4:4", "C3:3 C4:6 C5:1", ball("C4", 6));
  Scenario goal = scenario;
  acts(goal, "action shoot", {6, 3});
  CHECK(goal.score("home") == 1);
  Scenario corner = scenario;
  acts(corner, "action shoot", {6, 2}).asks("home", "corner");
  Scenario miss = scenario;
  acts(miss, "action shoot", {6, 1}).asks("away", "react");
}

TEST_CASE("other first dice of a difficult attempt are not rolled again", "[3.0/4.6.2.b]") {
  Scenario scenario = acting("L3:4 C3:6", "L3:4 C3:6", ball("L3", 3));
  acts(scenario, "action shoot", {5}).asks("away", "react");
}

TEST_CASE("a 6 that scores is not rolled again", "[3.0/4.6.2.b]") {
  Scenario scenario = acting(home_side, away_side, ball("C5", 5));
  acts(scenario, "action shoot", {6});
  CHECK(scenario.score("home") == 1);
}

TEST_CASE("where exactly 7 is needed, only a 6 is read anew", "[3.0/4.6.2.b][R110]") {
  const Scenario scenario = acting(home_side, away_side, ball("C5", 6));
  Scenario rebound = scenario;
  acts(rebound, "action shoot", {5, 1, 6});
  CHECK(rebound.happened("rebound"));
  Scenario again = scenario;
  acts(again, "action shoot", {6, 1});
  CHECK(again.score("home") == 1);
}

TEST_CASE("the place of a shot costs 0, 2, 4, 5 or 6",
          "[3.0/4.6.4.a][3.0/4.6.4.b][3.0/4.6.4.c][3.0/4.6.4.d][R9]") {
  SECTION("penalty area") {
    Scenario scenario = acting("C3:7 C5:3", "C3:7 L4:1 C5:2", ball("C5", 1));
    check_modifier(scenario, 0);
  }
  SECTION("in front of it") { check_modifier(acting("C3:5 C4:4 C5:1", "C3:5 C4:4 L4:1", ball("C4", 1)), -2); }
  SECTION("corner areas") {
    check_modifier(acting("C3:5 L4:4 C5:1", "C3:5 L4:4 R4:1", ball("L4", 1)), -4);
    check_modifier(acting("C3:5 R4:4 C5:1", "C3:5 R4:4 L4:1", ball("R4", 1)), -4);
  }
  SECTION("side areas, with one more player there") {
    check_modifier(acting("C3:5 L3:4 C5:1", "C3:5 L3:3 C4:1 R4:1", ball("L3", 1)), -4);
    check_modifier(acting("C3:5 R3:4 C5:1", "C3:5 R3:3 C4:1 R4:1", ball("R3", 1)), -4);
  }
}

TEST_CASE("from the halfway line a shot costs 6, and gains 4 without the goalkeeper",
          "[3.0/4.6.4.e][3.0/4.6.4.j][3.0/4.6.3.a][R9]") {
  constexpr auto home_players = "L2:3 C3:3 R2:3 C5:1";
  constexpr auto away_players = "L2:3 C3:3 R2:3 C5:1";
  const auto area = GENERATE(std::string("L2"), std::string("C3"), std::string("R2"));
  check_modifier(acting(home_players, away_players,
                        R"({"away":{"keeper":"L4"},"ball":{"value":1,"area":")" + area + R"("}})"),
                 -2);
}

TEST_CASE("more or fewer players at the shot count for one", "[3.0/4.6.4.f][3.0/4.6.4.g]") {
  check_modifier(acting("C3:5 C4:4 C5:1", "C3:6 C4:3 L4:1", ball("C4", 1)), -1);
  check_modifier(acting("C3:6 C4:3 C5:1", "C3:5 C4:4 L4:1", ball("C4", 1)), -3);
}

TEST_CASE("more or fewer players in the penalty area count for one", "[3.0/4.6.4.h][3.0/4.6.4.i]") {
  check_modifier(acting("C3:4 C4:4 C5:2", "C3:5 C4:4 L4:1", ball("C4", 1)), -1);
  check_modifier(acting("C3:5 C4:4 C5:1", "C3:5 C4:4 C5:1", ball("C4", 1)), -3);
}

TEST_CASE("a shot from the penalty area counts the players there once", "[3.0/4.6.4.l]") {
  check_modifier(acting("C3:7 C5:3", "C3:9 C5:1", ball("C5", 2)), 1);
  check_modifier(acting("C3:8 C5:2", "C3:8 C5:2", ball("C5", 1)), -1);
}

TEST_CASE("at most six players count in the modifiers", "[3.0/4.6.4.f][R12]") {
  check_modifier(acting("C4:7 C3:2 C5:1", "C4:6 C3:3 L4:1", ball("C4", 1)), -2);
}

TEST_CASE("offside players do not count in the penalty area", "[3.0/4.6.4.m][R111]") {
  check_modifier(acting("C3:4 C4:4 C5:2", "C3:6 C4:4", ball("C4", 1)), -3);
}

TEST_CASE("a shot from a free kick costs one and ignores the players around it",
          "[3.0/4.6.4.k][3.0/4.6.4.l]") {
  for (const int die : {4, 5}) {
    Scenario scenario = mat("C3:6 C4:4", "C3:6 C4:4", R"({"stage":"free-kick","ball":{"area":"C4"}})");
    places(scenario, "C3:5 C4:4 C5:1").plays("place-keeper C1");
    places(scenario, "C3:6 C4:3 L4:1").plays("place-keeper C5");
    scenario.plays("done").plays("shoot", {die});
    CHECK(scenario.score("home") == (die == 5 ? 1 : 0));
    CHECK(scenario.control() == (die == 5 ? "away" : "home"));
  }
}

}  // namespace
}  // namespace fuba::test::chapter_4_6_goal_attempt
