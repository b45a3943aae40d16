#include "sheet.hpp"

namespace fuba::test::it::actions_goal_attempt {
namespace {

/// Three against three in C4; in C5 two of Home against one and the goalkeeper of Away.
constexpr std::string_view home_shooters = "C2:3 C3:2 C4:3 C5:2";
constexpr std::string_view away_defenders = "C2:3 C3:3 C4:3 C5:1";

Scenario shooting(std::string_view area, int value, std::string_view home = home_shooters,
                  std::string_view away = away_defenders, std::string_view changes = "{}") {
  const std::string place(area);
  const std::string ball = R"({"start":")" + place + R"(","target":")" + place + R"(","ball":{"area":")" +
                           place + R"(","value":)" + std::to_string(value) + "}}";
  return acting(home, away, merged(ball, changes));
}

/// What is added to the die of that attempt.
int modifier(Scenario scenario) {
  acts(scenario, "action shoot", {1});
  return scenario.event("shot")["modifier"];
}

TEST_CASE("only the controlling team shoots, with one die", "[it/actions.shot.a]") {
  Scenario scenario = shooting("C4", 3);
  CHECK(may(scenario, "action shoot"));
  acts(scenario, "action none");
  CHECK_FALSE(may(scenario, "action shoot"));
}

TEST_CASE("each area has its modifier", "[it/actions.shot.b][R9][R80]") {
  CHECK(modifier(shooting("C5", 6)) == 0);
  CHECK(modifier(shooting("C4", 6)) == -2);
  constexpr auto home = "C3:3 L3:2 L4:2 R4:2 C5:1";
  constexpr auto away = "C3:4 L3:2 L4:2 R4:2";
  CHECK(modifier(shooting("L4", 6, home, away)) == -4);
  CHECK(modifier(shooting("R4", 6, home, away)) == -4);
  CHECK(modifier(shooting("L3", 6, home, away)) == -5);
}

TEST_CASE("the right side counts as the left one, the halfway line six less",
          "[it/actions.shot.b][R9][R80]") {
  constexpr auto home = "C3:3 R3:2 L2:2 R2:2 C2:1";
  constexpr auto away = "C3:2 R3:2 L2:2 R2:2 C4:2";
  constexpr auto keeper_out = R"({"away":{"keeper":"C3"}})";
  CHECK(modifier(shooting("R3", 6, home, away, keeper_out)) == -1);
  CHECK(modifier(shooting("C3", 6, home, away, keeper_out)) == -2);
  CHECK(modifier(shooting("L2", 6, home, away, keeper_out)) == -2);
  CHECK(modifier(shooting("R2", 6, home, away, keeper_out)) == -2);
}

TEST_CASE("without the goalkeeper in his area the halfway line is near enough",
          "[it/actions.shot.e][3.0/4.6.3.a]") {
  constexpr auto keeper_out = R"({"away":{"keeper":"C4"}})";
  CHECK_FALSE(may(shooting("C3", 3), "action shoot"));
  Scenario scenario = shooting("C3", 3, home_shooters, away_defenders, keeper_out);
  CHECK(may(scenario, "action shoot"));
  CHECK_FALSE(may(shooting("C2", 3, home_shooters, away_defenders, keeper_out), "action shoot"));
}

TEST_CASE("the majority in the area of the shot counts one", "[it/actions.shot.c]") {
  CHECK(modifier(shooting("C4", 6, "C2:3 C3:1 C4:4 C5:2")) == -1);
  CHECK(modifier(shooting("C4", 6, "C2:3 C3:0 C4:5 C5:2")) == -1);
  CHECK(modifier(shooting("C4", 6, "C2:3 C3:3 C4:2 C5:2")) == -3);
}

TEST_CASE("the majority in the penalty area counts one", "[it/actions.shot.d]") {
  CHECK(modifier(shooting("C4", 6, "C2:3 C3:1 C4:3 C5:3")) == -1);
  CHECK(modifier(shooting("C4", 6, "C2:3 C3:3 C4:3 C5:1")) == -3);
  CHECK(modifier(shooting("C4", 6, "C2:3 C3:4 C4:3")) == -3);
}

TEST_CASE("in the penalty area itself the majority counts once",
          "[it/actions.shot.c][it/actions.shot.d][R80][it-e]") {
  CHECK(modifier(shooting("C5", 6, "C2:3 C3:1 C4:3 C5:3")) == 1);
  CHECK(modifier(shooting("C5", 6, "C2:3 C3:3 C4:3 C5:1")) == -1);
}

TEST_CASE("players offside in the penalty area do not count", "[it/actions.shot.d][R111]") {
  CHECK(modifier(shooting("C4", 6, "C2:3 C3:2 C4:2 C5:3", "C2:5 C3:3 C4:2")) == -3);
  CHECK(modifier(shooting("L3", 6, "C2:2 C3:3 L3:2 C5:3", "C2:3 C3:5 L3:2")) == -6);
}

TEST_CASE("a goalkeeper out of his area adds four", "[it/actions.shot.e]") {
  constexpr auto away = "C2:3 C3:2 C4:3 C5:2";
  CHECK(modifier(shooting("C4", 6, home_shooters, away, R"({"away":{"keeper":"C3"}})")) == 2);
}

TEST_CASE("a result above the ball value is a goal", "[it/actions.shot.f]") {
  Scenario scenario = shooting("C4", 3);
  acts(scenario, "action shoot", {6}).asks("away", "place");
  CHECK(scenario.score("home") == 1);
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 2);
}

TEST_CASE("a result equal to it is a corner kick", "[it/actions.shot.g]") {
  Scenario scenario = shooting("C4", 3);
  acts(scenario, "action shoot", {5}).asks("home", "corner");
  CHECK(scenario.score("home") == 0);
}

TEST_CASE("a result one lower is a rebound with a player in front of goal", "[it/actions.shot.h]") {
  Scenario rebound = shooting("C4", 3);
  acts(rebound, "action shoot", {4, 3, 4});
  CHECK(rebound.happened("rebound"));
  Scenario nobody = shooting("C4", 3, "C2:3 C3:2 C4:5");
  acts(nobody, "action shoot", {4}).asks("away", "react");
  CHECK_FALSE(nobody.happened("rebound"));
}

TEST_CASE("any lower result is a goal kick", "[it/actions.shot.h][R80][3.0/4.6.h]") {
  Scenario scenario = shooting("C4", 3);
  acts(scenario, "action shoot", {3}).asks("away", "react");
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C5");
}

TEST_CASE("a difficult attempt goes as in 3.0", "[it/actions.shot.a][R80][3.0/4.6.2.c]") {
  Scenario scenario = shooting("C4", 5);
  acts(scenario, "action shoot", {6, 3});
  CHECK(scenario.score("home") == 1);
}

/// A rebound of two of Home against one of Away, by the dice of both.
Scenario rebound(int home, int away, std::string_view changes = "{}") {
  Scenario scenario = shooting("C4", 3, home_shooters, away_defenders, changes);
  acts(scenario, "action shoot", {4, home, away});
  return scenario;
}

TEST_CASE("in a rebound each team adds its players in the penalty area",
          "[it/actions.rebound.a][it/actions.rebound.c][it/actions.rebound.d][it/actions.rebound.f]") {
  CHECK(rebound(4, 4).score("home") == 1);
  rebound(3, 4).asks("home", "corner");
  CHECK(rebound(2, 4).control() == "away");
  CHECK(rebound(2, 4).score("home") == 0);
}

TEST_CASE("goalkeepers count in no rebound", "[it/actions.rebound.b]") {
  rebound(3, 4).asks("home", "corner");
  Scenario both = shooting("C4", 3, home_shooters, away_defenders, R"({"home":{"keeper":"C5"}})");
  acts(both, "action shoot", {3, 3, 4}).asks("home", "corner");
}

TEST_CASE("a rebound won by the defenders has the value of their die",
          "[it/actions.rebound.d][it/actions.rebound.e]") {
  Scenario scenario = rebound(2, 4);
  CHECK(scenario.value() == 4);
  CHECK(scenario.ball() == "C5");
  CHECK(rebound(1, 6).value() == 6);
  CHECK(rebound(1, 3).value() == 3);
}

TEST_CASE("after it the turn goes on", "[it/actions.rebound.d][R57]") {
  Scenario scenario = rebound(2, 4);
  scenario.asks("away", "free").plays("done").asks("away", "action").offers_not("action press");
}

TEST_CASE("where exactly seven is needed only a six is rolled again",
          "[it/actions.shot.a][R80][R110][3.0/4.6.2.c]") {
  const auto attempt = [](Script dice) {
    Scenario scenario = shooting("C4", 4);
    acts(scenario, "action shoot", dice);
    return scenario;
  };
  CHECK(attempt({6, 3}).score("home") == 1);
  attempt({6, 2}).asks("home", "corner");
  attempt({6, 1}).asks("away", "react");
  CHECK(attempt({5, 6, 1}).happened("rebound"));
  attempt({4}).asks("away", "react");
}

TEST_CASE("defenders who win a rebound with nobody there send their closest player",
          "[it/actions.rebound.d][R57]") {
  Scenario scenario =
      shooting("L4", 6, "C2:3 C3:3 L4:2 C5:2", "C2:3 C3:3 C4:2 L4:2", R"({"away":{"keeper":"C3"}})");
  acts(scenario, "action shoot", {4, 1, 6}).asks("away", "bring").plays("bring C4");
  CHECK(scenario.ball() == "C5");
  CHECK(scenario.players("away", "C5") == 1);
}

}  // namespace
}  // namespace fuba::test::it::actions_goal_attempt
