#include "table.hpp"

namespace fuba::test::second_edition::chapter_4_7_goal_attempt {
namespace {

// Level in the penalty area, so that a shot from there is the bare die.
constexpr auto home_side = "C2:3 C3:3 C4:2 C5:2";
constexpr auto away_side = "C2:3 C3:3 L3:2 C5:2";
constexpr auto everywhere = "L2:1 L3:1 L4:1 C2:1 C3:1 C4:1 C5:1 R2:1 R3:1 R4:1";

Scenario shooting(std::string_view home, std::string_view away, std::string_view area, int value,
                  std::string_view changes = "{}") {
  return stage(home, away,
               both(both(ball(area, value), R"({"target":")" + std::string(area) + R"("})"), changes));
}

/// The sum of all modifiers of Home's shot: one die is exactly a corner kick, the next one a goal.
void check_modifier(const Scenario& scenario, int modifier) {
  const int corner_die = scenario.value() - modifier;
  Scenario corner = scenario;
  corner.plays("action shoot", {corner_die}).asks("home", "corner");
  Scenario goal = scenario;
  goal.plays("action shoot", {corner_die + 1});
  CHECK(goal.score("home") == 1);
}

TEST_CASE("2.0: shots come from areas wholly in the passive team's half", "[2.0/4.7.a]") {
  for (const std::string area : {"L3", "R3", "C4", "L4", "R4", "C5"})
    CHECK(may(shooting(everywhere, away_side, area, 3), "action shoot"));
  for (const std::string area : {"L2", "R2", "C3", "C2"})
    CHECK_FALSE(may(shooting(everywhere, away_side, area, 3), "action shoot"));
  shooting(everywhere, away_side, "C2", 3).refuses("action shoot", "2.0/4.7");
}

TEST_CASE("2.0: a result above the ball value is a goal, and the others kick off",
          "[2.0/4.7.b][2.0/4.7.c][2.0/4.7.d]") {
  Scenario scenario = shooting(home_side, away_side, "C5", 3);
  scenario.plays("action shoot", {4}).asks("away", "place");
  CHECK(scenario.score("home") == 1);
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C3");
  CHECK(scenario.value() == 1);
}

TEST_CASE("2.0: a result equal to the ball value is a corner kick", "[2.0/4.7.e]") {
  Scenario scenario = shooting(home_side, away_side, "C5", 3);
  scenario.plays("action shoot", {3}).asks("home", "corner");
}

TEST_CASE("2.0: one below is a rebound with a player in the penalty area", "[2.0/4.7.f]") {
  Scenario with = shooting(home_side, away_side, "C5", 3);
  with.plays("action shoot", {2, 6, 1});
  CHECK(with.happened("rebound"));
  Scenario without = shooting("C3:6 C4:4", "C3:6 C4:4", "C4", 3);
  without.plays("action shoot", {4});
  CHECK_FALSE(without.happened("rebound"));
  CHECK(without.control() == "away");
}

TEST_CASE("2.0: an offside player makes no rebound", "[2.0/4.7.f][R111]") {
  Scenario scenario = shooting("C3:4 C4:4 C5:2", "C3:6 C4:4", "C4", 1);
  scenario.plays("action shoot", {2});
  CHECK_FALSE(scenario.happened("rebound"));
}

TEST_CASE("2.0: anything less is a miss and a goal kick", "[2.0/4.7.g]") {
  Scenario scenario = shooting(home_side, away_side, "C5", 3);
  scenario.plays("action shoot", {1});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C5");
  CHECK(scenario.value() == 1);
  CHECK(scenario.score("home") == 0);
}

TEST_CASE("2.0: numbers in the area of the shot count for one", "[2.0/4.7.h][2.0/4.7.i]") {
  check_modifier(shooting("C3:5 C4:4 C5:1", "C3:6 C4:3 C5:1", "C4", 2), -1);
  check_modifier(shooting("C3:5 C4:4 C5:1", "C3:5 C4:4 C5:1", "C4", 2), -2);
  check_modifier(shooting("C3:6 C4:3 C5:1", "C3:5 C4:4 C5:1", "C4", 2), -3);
  check_modifier(shooting("C4:7 C3:2 C5:1", "C4:6 C3:3 C5:1", "C4", 2), -2);
}

TEST_CASE("2.0: numbers in the penalty area count for one", "[2.0/4.7.j][2.0/4.7.k][2.0/4.7.p]") {
  check_modifier(shooting("C3:4 C4:4 C5:2", "C3:5 C4:4 C5:1", "C4", 2), -1);
  check_modifier(shooting("C3:5 C4:4 C5:1", "C3:4 C4:4 C5:2", "C4", 2), -3);
  check_modifier(shooting("C3:6 C4:4", "C3:6 C4:4", "C4", 2), -2);
}

TEST_CASE("2.0: the defending goalkeeper does not count at the shot either", "[2.0/4.7.p]") {
  check_modifier(shooting("C3:5 C4:4 C5:1", "C3:5 C4:4 C5:1", "C4", 5, R"({"away":{"keeper":"C4"}})"), 2);
}

TEST_CASE("2.0: a goalkeeper away from his penalty area is worth four", "[2.0/4.7.l]") {
  check_modifier(shooting("C3:5 C4:4 C5:1", "C3:5 C4:4 C5:1", "C4", 5, R"({"away":{"keeper":"L3"}})"), 2);
}

TEST_CASE("2.0: the place of a shot costs 0, 2, 4 or 5", "[2.0/4.7.n][R9]") {
  check_modifier(shooting("C3:7 C5:3", "C3:7 C5:3", "C5", 1), 0);
  check_modifier(shooting("C3:5 C4:4 C5:1", "C3:5 C4:4 C5:1", "C4", 1), -2);
  for (const std::string corner : {"L4", "R4"})
    check_modifier(shooting("C3:5 " + corner + ":4 C5:1", "C3:5 " + corner + ":4 C5:1", corner, 1), -4);
  for (const std::string side : {"L3", "R3"})
    check_modifier(shooting("C3:5 " + side + ":4 C5:1", "C3:6 " + side + ":3 C5:1", side, 1), -4);
}

TEST_CASE("2.0: with the goalkeeper out the halfway line is open and costs 6",
          "[2.0/4.7.o][2.0/4.7.2.a][R9]") {
  constexpr auto level = "L2:3 C3:3 R2:3 C5:1";
  for (const std::string area : {"L2", "C3", "R2"}) {
    check_modifier(shooting(level, level, area, 1, R"({"away":{"keeper":"L4"}})"), -2);
    shooting(level, level, area, 1).refuses("action shoot", "2.0/4.7.2");
  }
  shooting("C2:5 C3:5", "C2:5 C3:5", "C2", 1, R"({"away":{"keeper":"L4"}})")
      .refuses("action shoot", "2.0/4.7");
}

TEST_CASE("2.0: a shot straight from a free kick costs one, and the players around it count",
          "[2.0/4.7.m][2.0/4.7.h]") {
  for (const int die : {3, 4}) {
    Scenario scenario = turn("C3:6 C4:4", "C3:6 C4:4", R"({"stage":"free-kick","ball":{"area":"C4"}})");
    places(scenario, "C3:5 C4:4 C5:1").plays("place-keeper C1");
    places(scenario, "C3:6 C4:3 C5:1").plays("place-keeper C5").plays("done");
    scenario.plays("shoot", {die});
    CHECK(scenario.score("home") == (die == 4 ? 1 : 0));
  }
}

TEST_CASE("2.0: from the penalty area the players there count once", "[2.0/4.7.q]") {
  check_modifier(shooting("C3:7 C5:3", "C3:9 C5:1", "C5", 3), 1);
  check_modifier(shooting("C3:9 C5:1", "C3:7 C5:3", "C5", 2), -1);
}

TEST_CASE("2.0: offside players make no majority in the penalty area", "[2.0/4.7.r][R111]") {
  check_modifier(shooting("C3:4 C4:4 C5:2", "C3:6 C4:4", "C4", 2), -2);
}

TEST_CASE("2.0: offside players still count where the shooters are fewer", "[2.0/4.7.k][2.0/4.7.r][R71]") {
  // With his goalkeeper out of it a lone defender plays nobody onside in the penalty area.
  check_modifier(shooting("C3:5 C4:4 C5:1", "C3:5 C4:4 C5:1", "C4", 6, R"({"away":{"keeper":"C4"}})"), 2);
}

TEST_CASE("2.0: Heidi needs a 6", "[2.0/4.7.s]") {
  const Scenario scenario = shooting("C3:5 C4:4 C5:1", "C3:5 C4:3 C5:2", "C4", 3);
  Scenario goal = scenario;
  goal.plays("action shoot", {6});
  CHECK(goal.score("home") == 1);
  Scenario corner = scenario;
  corner.plays("action shoot", {5}).asks("home", "corner");
  Scenario rebound = scenario;
  rebound.plays("action shoot", {4, 6, 1});
  CHECK(rebound.happened("rebound"));
  for (const int die : {1, 2, 3}) {
    Scenario miss = scenario;
    miss.plays("action shoot", {die});
    CHECK(miss.control() == "away");
    CHECK_FALSE(miss.happened("rebound"));
  }
}

/// Needs a 9: 2 for the place, 6 for the ball.
Scenario difficult() { return shooting("C3:6 C4:4", "C3:6 C4:4", "C4", 6); }

TEST_CASE("2.0: where more than a 6 is needed a 6 is rolled again", "[2.0/4.7.1.a][2.0/4.7.1.b]") {
  Scenario again = difficult();
  again.plays("action shoot", {6, 3});
  CHECK(again.happened("difficult-shot"));
  for (const int die : {1, 2, 3, 4, 5}) {
    Scenario miss = difficult();
    miss.plays("action shoot", {die});
    CHECK(miss.control() == "away");
  }
}

TEST_CASE("2.0: the second die is compared with the place", "[2.0/4.7.1.c][2.0/4.7.1.d][2.0/4.7.1.e]") {
  for (int die = 1; die <= 6; ++die) {
    Scenario scenario = difficult();
    scenario.plays("action shoot", {6, die});
    CHECK(scenario.score("home") == (die > 2 ? 1 : 0));
    if (die == 2) scenario.asks("home", "corner");
    if (die == 1) CHECK(scenario.ball() == "C5");
  }
}

TEST_CASE("2.0: where exactly 7 is needed the dice below 6 are read as usual", "[2.0/4.7.1.b][R110]") {
  const Scenario seven = shooting("C3:5 C4:4 C5:1", "C3:5 C4:4 C5:1", "C4", 4);
  Scenario rebound = seven;
  rebound.plays("action shoot", {5, 6, 1});
  CHECK(rebound.happened("rebound"));
  Scenario again = seven;
  again.plays("action shoot", {6, 1});
  CHECK(again.happened("difficult-shot"));
  Scenario six = shooting("C3:5 C4:4 C5:1", "C3:5 C4:4 C5:1", "C4", 3);
  six.plays("action shoot", {6});
  CHECK(six.score("home") == 1);
  CHECK_FALSE(six.happened("difficult-shot"));
}

/// A rebound with two of Home and one of Away in the penalty area.
Scenario rebounding(Script dice) {
  Scenario scenario = shooting("C3:6 C4:2 C5:2", "C3:5 C4:4 C5:1", "C5", 4);
  scenario.dice({2}).dice(dice).plays("action shoot");
  return scenario;
}

TEST_CASE("2.0: in a rebound dice and players in the penalty area are added",
          "[2.0/4.7.3.a][2.0/4.7.3.b][2.0/4.7.3.c]") {
  CHECK(rebounding({3, 3}).score("home") == 1);
  CHECK(rebounding({1, 1}).score("home") == 1);
}

TEST_CASE("2.0: equal totals are a corner kick", "[2.0/4.7.3.d]") {
  rebounding({2, 3}).asks("home", "corner");
}

TEST_CASE("2.0: the defenders win the rebound with the value of their die",
          "[2.0/4.7.3.e][2.0/4.7.3.f][R71]") {
  Scenario scenario = rebounding({1, 5});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C5");
  CHECK(scenario.value() == 5);
}

TEST_CASE("2.0: after a lost rebound the shooters go on with their stage and may press",
          "[2.0/4.7.3.e][R71]") {
  Scenario scenario = rebounding({1, 5});
  scenario.asks("home", "action").offers_not("action shoot").plays("action midfield");
  scenario.plays("done");
  if (kind(scenario) == "free") scenario.plays("done");
  scenario.asks("home", "action").plays("action press", {1});
  CHECK(scenario.control() == "home");
  scenario.asks("away", "action");
}

TEST_CASE("2.0: whoever is closest goes to a ball that a rebound has left alone", "[2.0/4.7.3.e][R71]") {
  Scenario scenario = stage("C2:6 C4:2 C5:2", "C3:6 C4:2 R4:2",
                            both(ball("C4", 6), R"({"target":"C4","away":{"keeper":"C3"}})"));
  // Four for the goalkeeper and one for the goal mouth, two off for the place.
  scenario.plays("action shoot", {2, 1, 6}).asks("away", "bring").offers_only({"bring C4", "bring R4"});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C5");
  scenario.plays("bring R4").asks("home", "action");
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_4_7_goal_attempt
