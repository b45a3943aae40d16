#include "sheet.hpp"

namespace fuba::test::it::keeper_exit {
namespace {

constexpr std::string_view attackers = "C2:3 C3:2 C4:3 C5:2";
constexpr std::string_view defenders = "C2:3 C3:3 C4:3 C5:1";

/// Home in C4 with equal numbers there and in C5.
Scenario attacking(int value, std::string_view changes = "{}") {
  const std::string position =
      R"({"options":["advanced-goalkeeper"],"ball":{"area":"C4","value":)" + std::to_string(value) + "}}";
  return mat(attackers, defenders, merged(position, changes));
}

int modifier(Scenario scenario) {
  acts(scenario, "action shoot", {1});
  return scenario.event("shot")["modifier"];
}

TEST_CASE("with its penalty area as the target a team may let the keeper come out, before the dice",
          "[it/adv.keeper-exit.a][R96]") {
  Scenario scenario = attacking(2);
  scenario.plays("target C5").asks("away", "sweep").offers_only({"sweep yes", "sweep no"});
  attacking(2).plays("target C4", {5, 4}).asks("home", "free");
  Scenario away =
      mat("C1:1 C2:3 C3:3 C4:3", "C1:2 C2:3 C3:3 C4:2",
          R"({"options":["advanced-goalkeeper"],"control":"away","ball":{"area":"C2","value":2}})");
  away.plays("target C1").asks("home", "sweep");
}

TEST_CASE("without the option the keeper stays", "[it/adv.keeper-exit.a]") {
  attacking(2, R"({"options":[]})").plays("target C5", {5, 4}).asks("home", "free");
}

TEST_CASE("a keeper who is away cannot come out", "[it/adv.keeper-exit.a][R96]") {
  mat(attackers, "C2:3 C3:3 C4:2 C5:2",
      R"({"options":["advanced-goalkeeper"],"ball":{"area":"C4","value":2},"away":{"keeper":"C4"}})")
      .plays("target C5", {5, 4})
      .asks("home", "free");
}

TEST_CASE("coming out raises the value by one", "[it/adv.keeper-exit.b]") {
  Scenario out = attacking(2);
  out.plays("target C5").plays("sweep yes", {3, 2});
  CHECK(out.control() == "away");
  Scenario in = attacking(2);
  in.plays("target C5").plays("sweep no", {3, 2});
  CHECK(in.control() == "home");
  Scenario kept = attacking(2);
  kept.plays("target C5").plays("sweep yes", {5, 3});
  CHECK(kept.control() == "home");
  kept.asks("away", "free");
}

TEST_CASE("not where the value would pass 6", "[it/adv.keeper-exit.b][R96]") {
  attacking(6).plays("target C5", {4, 3});
  attacking(5).plays("target C5").asks("away", "sweep");
}

TEST_CASE("the keeper remains in his area", "[it/adv.keeper-exit.a][R80]") {
  Scenario scenario = attacking(2);
  scenario.plays("target C5").plays("sweep yes", {5, 4});
  CHECK(scenario.keeper("away") == "C5");
}

TEST_CASE("in return the shots of this turn have one more", "[it/adv.keeper-exit.c]") {
  Scenario out = attacking(2);
  out.plays("target C5").plays("sweep yes", {6, 5});
  CHECK(modifier(out) == 1);
  Scenario in = attacking(2);
  in.plays("target C5").plays("sweep no", {6, 5});
  CHECK(modifier(in) == 0);
}

TEST_CASE("the next turn has nothing of it", "[it/adv.keeper-exit.c]") {
  Scenario scenario = attacking(2);
  scenario.plays("target C5").plays("sweep yes", {6, 5});
  to_next_turn(scenario).plays("target C5", {6, 5});
  acts(scenario, "action none");
  CHECK(modifier(scenario) == 0);
}

TEST_CASE("it helps no press", "[it/adv.keeper-exit.c][R80]") {
  Scenario scenario = attacking(2);
  scenario.plays("target C5").plays("sweep yes", {4, 3});
  acts(scenario, "action press", {1, 6});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 6);
}

TEST_CASE("he cannot come out if the ball was in his area already", "[it/adv.keeper-exit.d][R96]") {
  attacking(2, R"({"ball":{"area":"C5"}})").plays("target C5", {5, 4}).asks("home", "free");
}

TEST_CASE("he may come out at a corner kick", "[it/adv.keeper-exit.a][it/adv.keeper-exit.d][it-r]") {
  Scenario scenario =
      mat(attackers, defenders, R"({"options":["advanced-goalkeeper"],"stage":"corner-kick","corner":"L4"})");
  places(scenario, "C5:4 C4:5").plays("place-keeper C1");
  places(scenario, "C5:3 C4:5 C3:2").plays({"place-keeper C5", "done", "target C5"});
  scenario.asks("away", "sweep").plays("sweep yes", {4, 3});
  CHECK(scenario.control() == "away");
}

TEST_CASE("sunshine keeps the keeper of the starting team at home",
          "[it/adv.keeper-exit.a][it/adv.weather.c][R80]") {
  constexpr auto dazzled =
      R"({"options":["advanced-goalkeeper","weather"],"weather":"sunshine","starters":"away"})";
  attacking(2, dazzled).plays("target C5", {5, 4}).asks("home", "free");
  attacking(2, merged(dazzled, R"({"starters":"home"})")).plays("target C5").asks("away", "sweep");
}

}  // namespace
}  // namespace fuba::test::it::keeper_exit
