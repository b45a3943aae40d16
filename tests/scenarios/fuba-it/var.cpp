#include <utility>

#include "sheet.hpp"

namespace fuba::test::it::var {
namespace {

constexpr std::string_view attackers = "C2:3 C3:2 C4:3 C5:2";
constexpr std::string_view defenders = "C2:3 C3:3 C4:3 C5:1";

/// A shot of Home from C4 that a 6 makes a goal, with the pictures to look at.
Scenario shooting(Script dice, std::string_view changes = "{}") {
  constexpr auto at_c4 = R"({"options":["var"],"start":"C4","target":"C4","ball":{"area":"C4","value":3}})";
  Scenario scenario = acting(attackers, defenders, merged(at_c4, changes));
  acts(scenario, "action shoot", dice);
  return scenario;
}

/// A press of Away that wins the ball from Home in C3, C1 or C5.
Scenario pressing(std::string_view area, Script dice, std::string_view changes = "{}") {
  const std::string place(area);
  const std::string position = R"({"options":["var"],"first":"away","start":")" + place + R"(","target":")" +
                               place + R"(","ball":{"area":")" + place + R"("}})";
  Scenario scenario = acting("C1:1 C2:3 C3:3 C5:3", "C1:3 C2:1 C3:3 C5:3", merged(position, changes));
  acts(scenario, "action press", dice);
  return scenario;
}

TEST_CASE("after a goal the team that conceded it may ask for the pictures", "[it/adv.var.a][R85]") {
  Scenario scenario = shooting({6});
  scenario.asks("away", "var").offers_only({"var yes", "var no"});
  Scenario declined = scenario;
  declined.plays("var no").asks("away", "place");
  CHECK(declined.score("home") == 1);
}

TEST_CASE("a shot that is no goal is not looked at", "[it/adv.var.a]") {
  shooting({5}).asks("home", "corner");
  shooting({3}).asks("away", "react");
}

TEST_CASE("without the option every goal counts", "[it/adv.var.a]") {
  shooting({6}, R"({"options":[]})").asks("away", "place");
}

TEST_CASE("two sixes annul the goal, and a goal kick follows", "[it/adv.var.c][R85]") {
  Scenario scenario = shooting({6});
  scenario.plays("var yes", {6, 6}).asks("away", "react");
  CHECK(scenario.score("home") == 0);
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C5");
  CHECK(scenario.value() == 2);
}

TEST_CASE("anything else leaves it", "[it/adv.var.c]") {
  for (const auto& [first, second] : {std::pair{6, 5}, {5, 6}, {1, 1}}) {
    Scenario scenario = shooting({6});
    scenario.plays("var yes", {first, second}).asks("away", "place");
    CHECK(scenario.score("home") == 1);
  }
}

TEST_CASE("a goal is looked at once", "[it/adv.var.a][R85]") {
  Scenario scenario = shooting({6});
  scenario.plays("var yes", {6, 5});
  CHECK(scenario.legal("var").empty());
}

TEST_CASE("a goal of a rebound is one, of a difficult attempt too", "[it/adv.var.a]") {
  shooting({4, 6, 1}).asks("away", "var");
  shooting({6, 3}, R"({"ball":{"value":5}})").asks("away", "var");
}

TEST_CASE("a goal of a straight free kick is one", "[it/adv.var.a]") {
  Scenario scenario =
      mat(home_side, away_side, R"({"options":["var"],"stage":"free-kick","ball":{"area":"C4"}})");
  places(scenario, "C4:4 C5:2 C2:4").plays("place-keeper C1");
  places(scenario, "C4:4 C5:1 C3:5").plays({"place-keeper C5", "done"}).plays("shoot", {6});
  scenario.asks("away", "var");
}

TEST_CASE("the goal of a penalty kick is not", "[it/adv.var.a][R85]") {
  Scenario scenario =
      mat(home_side, away_side, R"({"options":["var"],"stage":"penalty-kick","ball":{"area":"C5"}})");
  places(scenario, "C4:9").plays("place-keeper C1");
  places(scenario, "C4:10").plays({"done", "dive left"}).plays("kick middle", {6}).asks("away", "place");
}

TEST_CASE("an annulled goal in the last turn ends the half without a goal kick", "[it/adv.var.c][R18a]") {
  constexpr auto last = R"({"half":2,"minute":90,"stoppage":5})";
  Scenario scenario = shooting({6}, last);
  scenario.plays("var yes", {6, 6});
  CHECK(scenario.over());
  CHECK(scenario.score("home") == 0);
  Scenario goal = shooting({6}, last);
  goal.plays("var no");
  CHECK(goal.over());
  CHECK(goal.score("home") == 1);
}

TEST_CASE("after a won press in a penalty area the team that lost the ball may ask", "[it/adv.var.b][R85]") {
  pressing("C5", {1, 2}).asks("home", "var").offers_only({"var yes", "var no"});
  pressing("C1", {1, 2}).asks("home", "var");
  pressing("C3", {1, 2}).asks("home", "free");
}

TEST_CASE("a failed press is not looked at", "[it/adv.var.b]") {
  pressing("C5", {6, 6}).asks("home", "free");
}

TEST_CASE("an aggressive press is", "[it/adv.var.b]") {
  Scenario scenario = acting(
      "C1:1 C2:3 C3:3 C5:3", "C1:3 C2:1 C3:3 C5:3",
      R"({"options":["var","conditions","aggressive-pressing"],"first":"away","start":"C5","target":"C5",
                 "ball":{"area":"C5"}})");
  acts(scenario, "action press-hard", {3, 6}).asks("home", "var");
}

TEST_CASE("anything but two sixes leaves the ball with the team that pressed", "[it/adv.var.d]") {
  Scenario scenario = pressing("C5", {1, 2});
  scenario.plays("var yes", {6, 5}).asks("home", "free");
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 1);
  Scenario declined = pressing("C5", {1, 2});
  declined.plays("var no").asks("home", "free");
  CHECK(declined.control() == "away");
}

TEST_CASE("two sixes in the penalty area of the team that pressed give a penalty kick",
          "[it/adv.var.d][R85]") {
  Scenario scenario = pressing("C5", {1, 2});
  scenario.plays("var yes", {6, 6}).asks("home", "place");
  CHECK(scenario.control() == "home");
  CHECK(scenario.players("home", "C5") == 1);
  CHECK(scenario.yellow("away") == 0);
}

TEST_CASE("in the other one they give a free kick", "[it/adv.var.d][R85]") {
  Scenario scenario = pressing("C1", {1, 2});
  scenario.plays("var yes", {6, 6}).asks("home", "react");
  CHECK(scenario.control() == "home");
  CHECK(scenario.ball() == "C1");
  CHECK(scenario.value() == 2);
}

TEST_CASE("it is the area of the ball that counts, not the target of the turn", "[it/adv.var.b][R85]") {
  pressing("C5", {1, 2}, R"({"target":"C4"})")
      .asks("home", "var")
      .plays("var yes", {6, 6})
      .asks("home", "place");
  pressing("C3", {1, 2}, R"({"target":"C5"})").asks("home", "free");
}

TEST_CASE("an annulled press in the last turn gives a penalty kick but no free kick",
          "[it/adv.var.d][R18a]") {
  constexpr auto last = R"({"half":2,"minute":90,"stoppage":5})";
  Scenario penalty = pressing("C5", {1, 2}, last);
  penalty.plays("var yes", {6, 6}).asks("home", "place");
  Scenario free_kick = pressing("C1", {1, 2}, last);
  CHECK(free_kick.plays("var yes", {6, 6}).over());
}

}  // namespace
}  // namespace fuba::test::it::var
