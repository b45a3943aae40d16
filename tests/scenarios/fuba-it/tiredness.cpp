#include "scenarios/condition.hpp"
#include "sheet.hpp"

namespace fuba::test::it::tiredness {
namespace {

std::string having(std::string_view home, std::string_view away = "4-4-2", std::string_view more = "{}") {
  return merged(R"({"options":["conditions"],"home":{"condition":)" + points(home) +
                    R"(},"away":{"condition":)" + points(away) + "}}",
                more);
}

bool tired(const Scenario& scenario, std::string_view team) {
  return scenario.state().at(std::string(team)).at("tired").get<bool>();
}

/// Five minutes pass, to minute 25; then both teams are tested with these dice.
Scenario tested(Script dice, std::string_view home = "4-4-2", std::string_view away = "4-4-2",
                std::string_view more = "{}") {
  Scenario scenario = mat(home_side, away_side, having(home, away, more));
  scenario.dice({6, 1}).dice(dice).plays("target C3");
  return scenario;
}

TEST_CASE("when five minutes pass both teams are tested", "[it/adv.tiredness.a]") {
  Scenario scenario = tested({3, 3, 4, 4});
  CHECK(scenario.events("tiredness-test").size() == 2);
  Scenario four = mat(home_side, away_side, having("4-4-2"));
  four.plays("target C3", {5, 1});
  CHECK_FALSE(four.happened("tiredness-test"));
}

TEST_CASE("without condition points nobody is tested", "[it/adv.tiredness.a]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {6, 1});
  CHECK_FALSE(scenario.happened("tiredness-test"));
}

TEST_CASE("the minute of a set piece counts among the five", "[it/adv.tiredness.a][R86]") {
  Scenario scenario = mat(home_side, away_side, having("4-4-2", "4-4-2", R"({"stage":"goal-kick"})"));
  without_moves(scenario).plays("target C2", {5, 1, 6, 6, 6, 6});
  CHECK(scenario.minute() == 25);
  CHECK(scenario.events("tiredness-test").size() == 2);
}

TEST_CASE("the tests come before a special event", "[it/adv.tiredness.a][it/II.B.a][R86]") {
  Scenario scenario = mat(home_side, away_side, having("4-4-2"));
  scenario.plays("target C3", {5, 5, 6, 6, 6, 6, 1, 2});
  CHECK(scenario.place_of("tiredness-test") < scenario.place_of("special-event"));
}

TEST_CASE("in stoppage time there is no test", "[it/adv.tiredness.b]") {
  Scenario scenario =
      mat(home_side, away_side, having("4-4-2", "4-4-2", R"({"half":2,"minute":90,"stoppage":1})"));
  scenario.plays("target C3", {6, 1});
  CHECK_FALSE(scenario.happened("tiredness-test"));
}

TEST_CASE("five minutes that end on +1 are tested, fewer are not",
          "[it/adv.tiredness.a][it/adv.tiredness.b][R131]") {
  Scenario five = mat(home_side, away_side, having("4-4-2", "4-4-2", R"({"minute":41})"));
  five.plays("target C3", {6, 1, 6, 6, 2, 2});
  CHECK(five.stoppage() == 1);
  CHECK(condition(five, "away") == "4-3-2");
  Scenario four = mat(home_side, away_side, having("4-4-2", "4-4-2", R"({"minute":42})"));
  four.plays("target C3", {6, 1});
  CHECK(four.stoppage() == 1);
}

TEST_CASE("ten times the sum below the minute fails, equal passes", "[it/adv.tiredness.c]") {
  CHECK(condition(tested({1, 1, 6, 6}), "home") == "4-3-2");
  CHECK(condition(tested({1, 2, 6, 6}), "home") == "4-4-2");
  Scenario equal = mat(home_side, away_side, having("4-4-2", "4-4-2", R"({"minute":25})"));
  equal.plays("target C3", {6, 1, 1, 2, 1, 1});
  CHECK(equal.minute() == 30);
  CHECK(condition(equal, "home") == "4-4-2");
  CHECK(condition(equal, "away") == "4-3-2");
}

TEST_CASE("the controlling team is tested first", "[it/adv.tiredness.c][R130]") {
  CHECK(condition(tested({6, 6, 1, 1}), "away") == "4-3-2");
  CHECK(condition(tested({1, 1, 6, 6}, "4-4-2", "4-4-2", R"({"control":"away"})"), "away") == "4-3-2");
}

TEST_CASE("a failure costs one point and no more dice", "[it/adv.tiredness.d]") {
  Scenario scenario = mat(home_side, away_side, having("4-4-2", "4-4-2", R"({"half":2,"minute":85})"));
  scenario.plays("target C3", {6, 1, 1, 1, 1, 1});
  CHECK(condition(scenario, "home") == "4-3-2");
  CHECK(condition(scenario, "away") == "4-3-2");
}

TEST_CASE("the point is of the line that faces the target area", "[it/adv.tiredness.d][R93]") {
  Scenario scenario = mat(home_side, away_side, having("4-4-2"));
  scenario.plays("target C2", {6, 1, 1, 1, 1, 1});
  CHECK(condition(scenario, "home") == "3-4-2");
  CHECK(condition(scenario, "away") == "4-4-1");
}

TEST_CASE("without one there two points of the other lines are lost", "[it/adv.tiredness.e][R93]") {
  Scenario scenario = tested({1, 1}, "4-0-2");
  scenario.asks("home", "lose").offers_only({"lose defence", "lose forward"});
  Scenario both = scenario;
  both.plays("lose defence").asks("home", "lose").plays("lose defence", {6, 6});
  CHECK(condition(both, "home") == "2-0-2");
  scenario.plays("lose forward").asks("home", "lose").plays("lose defence", {6, 6});
  CHECK(condition(scenario, "home") == "3-0-1");
}

TEST_CASE("a choice with one line left is made by itself", "[it/adv.tiredness.e]") {
  CHECK(condition(tested({1, 1, 6, 6}, "4-0-0"), "home") == "2-0-0");
  Scenario scenario = tested({1, 1}, "1-0-3");
  scenario.plays("lose defence", {6, 6});
  CHECK(condition(scenario, "home") == "0-0-2");
}

TEST_CASE("a team with one point elsewhere loses that one", "[it/adv.tiredness.e][R93]") {
  Scenario scenario = tested({1, 1, 6, 6}, "0-0-1");
  CHECK(condition(scenario, "home") == "0-0-0");
  CHECK_FALSE(tired(scenario, "home"));
}

TEST_CASE("the last point lost makes nobody exhausted", "[it/adv.tiredness.f]") {
  Scenario scenario = tested({1, 1, 6, 6}, "0-1-0");
  CHECK(condition(scenario, "home") == "0-0-0");
  CHECK_FALSE(tired(scenario, "home"));
}

TEST_CASE("a team that fails without a point is exhausted", "[it/adv.tiredness.f][it-p]") {
  CHECK(tired(tested({1, 1, 6, 6}, "0-0-0"), "home"));
  CHECK_FALSE(tired(tested({6, 6, 1, 1}, "0-0-0"), "home"));
  CHECK(tired(tested({6, 6, 1, 1}, "4-4-2", "0-0-0"), "away"));
}

TEST_CASE("exhaustion lasts", "[it/adv.tiredness.f][R80][3.0/A1.3.l]") {
  Scenario scenario = tested({6, 6, 6, 6}, "4-4-2", "4-4-2", R"({"home":{"tired":true}})");
  CHECK(tired(scenario, "home"));
}

TEST_CASE("the formation of an exhausted team counts one less in every line", "[it/adv.tiredness.g][R93]") {
  const auto moves = [](std::string_view formation, std::string_view area) {
    const std::string place(area);
    Scenario scenario = acting(
        "L2:2 C2:3 C3:3 C4:2", "L2:2 C2:3 C3:3 C4:2",
        having("0-0-0", "4-4-2",
               R"({"home":{"tired":true,"formation":")" + std::string(formation) + R"("},"ball":{"area":")" +
                   place + R"("},"start":")" + place + R"(","target":")" + place + R"("})"));
    acts(scenario, "action move", {1, 1});
    int made = 0;
    for (; !scenario.legal("move").empty(); ++made) scenario.plays(scenario.legal("move").front());
    return made;
  };
  CHECK(moves("5-3-2", "C2") == 4);
  CHECK(moves("5-3-2", "C3") == 2);
  CHECK(moves("4-3-3", "C4") == 2);
  CHECK(moves("4-5-1", "C4") == 1);
}

}  // namespace
}  // namespace fuba::test::it::tiredness
