#include <map>

#include "sheet.hpp"

namespace fuba::test::it::penalty_kick {
namespace {

constexpr auto penalty = R"({"stage":"penalty-kick","ball":{"area":"C5"}})";

Scenario set_up() {
  Scenario scenario = mat(home_side, away_side, penalty);
  places(scenario, "C4:9").plays("place-keeper C1");
  places(scenario, "C4:10").plays("done");
  return scenario;
}

TEST_CASE("both teams set up anew for a penalty kick", "[it/other.penalty.a]") {
  Scenario scenario = mat(home_side, away_side, penalty);
  scenario.asks("home", "place");
  places(scenario, "C4:9").plays("place-keeper C1").asks("away", "place");
  places(scenario, "C4:10").asks("home", "adjust").plays("done").asks("away", "dive");
}

TEST_CASE("only the taker and the goalkeeper are in the penalty area", "[it/other.penalty.b]") {
  Scenario scenario = mat(home_side, away_side, penalty);
  CHECK(scenario.players("home", "C5") == 1);
  scenario.refuses("place C5", "it/other.penalty");
  places(scenario, "C4:9").refuses("place-keeper C5", "it/other.penalty").plays("place-keeper C1");
  scenario.refuses("place C5", "it/other.penalty");
  places(scenario, "C4:10").refuses("adjust C4 C5", "it/other.penalty").plays("done");
  CHECK(scenario.keeper("away") == "C5");
}

TEST_CASE("kick and dive say which die scores", "[it/other.penalty.c][R10]") {
  const std::map<std::string, std::map<std::string, int>> needed = {
      {"left", {{"left", 2}, {"stay", 2}, {"right", 6}}},
      {"middle", {{"left", 1}, {"stay", 6}, {"right", 1}}},
      {"right", {{"left", 6}, {"stay", 2}, {"right", 2}}}};
  for (const auto& [kick, dives] : needed)
    for (const auto& [dive, lowest] : dives)
      for (int die = 1; die <= 6; ++die) {
        CAPTURE(kick, dive, die);
        Scenario scenario = set_up();
        scenario.plays("dive " + dive).plays("kick " + kick, {die});
        CHECK(scenario.score("home") == (die >= lowest ? 1 : 0));
      }
}

TEST_CASE("the dive is a secret", "[it/other.penalty.c][R80]") {
  Scenario scenario = set_up();
  scenario.asks("away", "dive");
  CHECK(scenario.secret());
}

TEST_CASE("a goal is followed by a kick-off, a miss by a goal kick", "[it/other.penalty.c][R80]") {
  Scenario goal = set_up();
  goal.plays("dive left").plays("kick middle", {1}).asks("away", "place");
  CHECK(goal.ball() == "C3");
  Scenario miss = set_up();
  miss.plays("dive stay").plays("kick middle", {5}).asks("away", "react");
  CHECK(miss.ball() == "C5");
  CHECK(miss.value() == 2);
}

}  // namespace
}  // namespace fuba::test::it::penalty_kick
