#include "sheet.hpp"

namespace fuba::test::it::whole_match {
namespace {

TEST_CASE("the edition has its own options", "[R80]") {
  CHECK(refused_field(R"({"rules":"fuba-it","options":"all"})").empty());
  CHECK(refused_field(R"({"rules":"fuba-it","options":["var","slow-play","weather"]})").empty());
  for (const std::string option :
       {"roles", "offside-risk", "passing-through", "skills", "advanced-events", "styles"}) {
    CAPTURE(option);
    CHECK(refused_field(R"({"rules":"fuba-it","options":[")" + option + R"("]})") == "/options/0");
  }
  CHECK(refused_field(R"({"rules":"fuba-3.0","options":["var"]})") == "/options/0");
}

TEST_CASE("aggressive pressing brings condition points along", "[it/adv.condition.g]") {
  const Scenario scenario = mat(home_side, away_side, R"({"options":["aggressive-pressing"]})");
  CHECK(scenario.state()["home"].contains("condition"));
}

TEST_CASE("a position has the two dice of one team", "[it/II.a][R82]") {
  constexpr auto actions = R"({"rules":"fuba-it","stage":"actions","first":"home"})";
  CHECK(refused_field(merged(actions, R"({"dice":{"controlling":[5,4]}})")).empty());
  CHECK_FALSE(refused_field(merged(actions, R"({"dice":{"controlling":5,"passive":4}})")).empty());
  CHECK_FALSE(refused_field(merged(actions, R"({"dice":{"controlling":[5]}})")).empty());
  CHECK_FALSE(refused_field(merged(actions, R"({"dice":{"controlling":[5,7]}})")).empty());
}

TEST_CASE("a match begins as in 3.0", "[R80][R86]") {
  Scenario scenario = match();
  scenario.plays("formation 4-4-2").plays("formation 3-5-2", {3, 5}).asks("away", "kick-off");
  scenario.plays("kick-off give").asks("home", "place");
  scenario.refuses("place C4", "3.0/3.3.1");
  places(scenario, "C3:3 C2:3 L2:2 R2:2").asks("away", "place");
  places(scenario, "C3:3 C4:3 L3:2 R3:2").asks("home", "adjust").plays("done");
  scenario.asks("home", "target").plays("target C3", {5, 3});
  CHECK(scenario.minute() == 3);
  CHECK(scenario.value() == 3);
}

TEST_CASE(
    "with every option the questions come in this order",
    "[it/adv.condition.b][it/adv.substitutions.d][it/adv.substitutions.a][it/adv.time-wasting.a][R80]") {
  Scenario scenario = match({"conditions", "substitutions", "injuries", "advanced-goalkeeper",
                             "aggressive-pressing", "slow-play", "weather", "var"});
  scenario.asks("home", "formation").plays("formation 4-4-2").asks("home", "shift").plays("done");
  scenario.asks("away", "formation").plays("formation 4-4-2").asks("away", "shift");
  scenario.plays("done", {4, 4, 5, 3}).asks("home", "kick-off").plays("kick-off take");
  CHECK(scenario.state()["weather"] == "wind");
  scenario.asks("home", "subs").plays("done").asks("away", "subs").plays("done").asks("home", "place");
  places(scenario, "C3:3 C2:3 L2:2 R2:2");
  places(scenario, "C3:3 C4:3 L3:2 R3:2").plays("done").asks("home", "subs").plays("done");
  scenario.asks("home", "target").plays("target C3", {6, 4}).asks("home", "slow");
  scenario.plays("slow no").asks("home", "free").plays("done").asks("home", "action");
  scenario.plays("action move", {2, 6}).asks("home", "boost").plays("done").asks("home", "move");
}

TEST_CASE("the change of formation at half-time is that of 3.0", "[R80][3.0/2.2]") {
  Scenario scenario = mat(home_side, away_side, R"({"minute":45,"stoppage":4})");
  scenario.plays("target C3", {5, 4}).asks("home", "change");
  CHECK(scenario.secret());
  scenario.plays("change midfield forward").plays("done").asks("away", "place");
  CHECK(scenario.state()["home"]["formation"] == "4-3-3");
  CHECK(scenario.minute() == 45);
  CHECK(scenario.half() == 2);
}

TEST_CASE("a seven in a corner area is a corner kick", "[it/II.B.a][R80][R34]") {
  Scenario scenario = mat("L2:2 C2:2 C3:3 L3:1 L4:2", "C4:3 L4:2 C3:3 R3:2", R"({"ball":{"area":"L3"}})");
  scenario.plays("target L4", {5, 5, 3, 4}).asks("home", "place");
  CHECK(scenario.value() == 2);
  CHECK(scenario.minute() == 25);
  CHECK(scenario.ball() == "L4");
}

TEST_CASE("a half has five squares of stoppage time", "[it/II.A.c][it/II.A.d][R80]") {
  Scenario scenario = mat(home_side, away_side, R"({"half":2,"minute":90,"stoppage":4})");
  scenario.plays("target C3", {1, 6});
  CHECK(scenario.stoppage() == 5);
  acts(scenario, "action none");
  acts(scenario, "action none").plays("second no");
  CHECK(scenario.over());
}

}  // namespace
}  // namespace fuba::test::it::whole_match
