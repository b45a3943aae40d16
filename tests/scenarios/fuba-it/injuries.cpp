#include "scenarios/condition.hpp"
#include "sheet.hpp"

namespace fuba::test::it::injuries {
namespace {

/// A foul of Away in C3 injures Home: two fours, event 8, a 6 for the card. The red card die falls after the
/// injury; a 6 is none.
Scenario fouled(std::string_view changes = "{}", std::string_view home = home_side) {
  Scenario scenario = mat(home, away_side, merged(R"({"options":["injuries"]})", changes));
  scenario.dice({4, 4, 3, 5, 6});
  if (!scenario.legal("subs").empty()) scenario.plays("done");
  scenario.plays("target C3");
  return scenario;
}

std::string with_substitutions(std::string_view more = "{}") {
  return merged(R"({"options":["injuries","substitutions"]})", more);
}

int used(const Scenario& scenario) { return scenario.state()["home"]["substitutions"].get<int>(); }

TEST_CASE("a player in the ball's area or beside it is taken off at once", "[it/adv.injuries.a][R95]") {
  Scenario scenario = fouled("{}", "L1:2 C2:3 C3:3 R4:2");
  scenario.asks("home", "remove").offers_only({"remove C2", "remove C3"}).plays("remove C2", {3, 6});
  CHECK(scenario.players("home") == 9);
  CHECK(scenario.players("home", "C2") == 2);
}

TEST_CASE("without one there the closest is hurt", "[it/adv.injuries.a][R95]") {
  Scenario scenario = mat("L3:1 L4:5 C5:4", "C2:4 C3:6",
                          R"({"options":["injuries"],"control":"away","ball":{"area":"C2"},
                              "home":{"keeper":"C5"}})");
  scenario.plays("target C2", {4, 4, 3, 3, 6, 3, 6});
  CHECK(scenario.players("home", "L3") == 0);
  CHECK(scenario.players("home") == 9);
}

TEST_CASE("1 to 4: he is off for as many minutes of the clock", "[it/adv.injuries.b][R95]") {
  for (const int die : {1, 2, 3, 4}) {
    Scenario scenario = fouled();
    scenario.plays("remove C3", {die, 6});
    CHECK(scenario.state()["home"]["injured"] == nlohmann::json::array({die}));
  }
}

TEST_CASE("then he comes back in the centre at the end of the turn", "[it/adv.injuries.c][R95][R86]") {
  Scenario scenario = fouled();
  scenario.plays("remove C2", {3, 6});
  without_moves(scenario).plays("target C3", {5, 3});
  CHECK(scenario.players("home") == 9);
  to_next_turn(scenario);
  CHECK(scenario.players("home") == 10);
  CHECK(scenario.players("home", "C3") == 4);
}

TEST_CASE("before his minutes have passed he does not", "[it/adv.injuries.b]") {
  Scenario scenario = fouled();
  scenario.plays("remove C2", {4, 6});
  without_moves(scenario).plays("target C3", {5, 3});
  CHECK(to_next_turn(scenario).players("home") == 9);
}

TEST_CASE("he comes back at the end of a turn that was cut short too", "[it/adv.injuries.c][R95][R136]") {
  Scenario scenario = fouled();
  scenario.plays("remove C2", {3, 6});
  without_moves(scenario).plays("target C3", {2, 2, 3, 5, 1}).asks("home", "react");
  CHECK(scenario.players("home") == 10);
}

TEST_CASE("the goalkeeper and far players are not among the injured", "[it/adv.injuries.a][R95]") {
  Scenario scenario = fouled("{}", "L1:2 C1:2 C2:3 C3:1 R4:2");
  scenario.offers_not("remove L1").offers_not("remove C1").offers_not("remove-keeper");
}

TEST_CASE("5 or 6: he is substituted without a question", "[it/adv.injuries.d][it/adv.injuries.f][R95]") {
  for (const int die : {5, 6}) {
    Scenario scenario = fouled(with_substitutions());
    scenario.plays("remove C2", {die, 6}).asks("home", "react");
    CHECK(scenario.players("home") == 10);
    CHECK(scenario.players("home", "C2") == 3);
    CHECK(used(scenario) == 1);
    CHECK(scenario.state()["home"]["injured"].empty());
  }
}

TEST_CASE("without a substitution left he stays off", "[it/adv.injuries.d][R95]") {
  Scenario used_up = fouled(with_substitutions(R"({"home":{"substitutions":3}})"));
  used_up.plays("remove C2", {5, 6}).asks("home", "react");
  CHECK(used_up.players("home") == 9);
  CHECK(used_up.state()["home"]["injured"] == nlohmann::json::array({0}));
  Scenario without = fouled();
  without.plays("remove C2", {6, 6});
  CHECK(without.players("home") == 9);
}

TEST_CASE("in the second half the substitution brings a point in any line", "[it/adv.injuries.e]") {
  const std::string tired = R"({"options":["injuries","substitutions","conditions"],"half":2,"minute":60,
    "home":{"condition":)" + points("3-3-1") +
                            "}}";
  Scenario scenario = mat(home_side, away_side, tired);
  scenario.plays("done").plays("target C3", {4, 4, 3, 5, 6}).plays("remove C2", {5});
  scenario.asks("home", "gain").offers_only({"gain defence", "gain midfield", "gain forward"});
  scenario.plays("gain forward", {6}).asks("home", "react");
  CHECK(condition(scenario, "home") == "3-3-2");
  CHECK(scenario.players("home", "C2") == 3);
}

TEST_CASE("in the first half it brings none", "[it/adv.injuries.e]") {
  const std::string tired = R"({"options":["injuries","substitutions","conditions"],
    "home":{"condition":)" + points("3-3-1") +
                            "}}";
  Scenario scenario = mat(home_side, away_side, tired);
  scenario.plays("done").plays("target C3", {4, 4, 3, 5, 6}).plays("remove C2", {5, 6}).asks("home", "react");
  CHECK(condition(scenario, "home") == "3-3-1");
}

TEST_CASE("the goalkeeper may be the injured one only where nobody else is near",
          "[it/adv.injuries.g][R95][R138]") {
  Scenario scenario =
      mat("L4:5 R4:5", "C2:5 C3:5", R"({"options":["injuries"],"control":"away","ball":{"area":"C2"}})");
  scenario.plays("target C2", {4, 4, 3, 3, 6}).asks("home", "remove");
  scenario.offers_only({"remove L4", "remove R4", "remove-keeper"}).plays("remove-keeper");
  scenario.asks("home", "remove").plays("remove L4", {3, 6});
  CHECK(scenario.state()["home"]["keeper_injured"] == true);
  CHECK(scenario.players("home", "L4") == 4);
  fouled().offers_not("remove-keeper");
}

TEST_CASE("every shot against a replaced goalkeeper has one more", "[it/adv.injuries.g]") {
  constexpr auto at_c4 = R"({"options":["injuries"],"start":"C4","target":"C4","ball":{"area":"C4","value":6},
                             "away":{"keeper_injured":true}})";
  Scenario scenario = acting("C2:3 C3:2 C4:3 C5:2", "C2:3 C3:3 C4:3 C5:1", at_c4);
  acts(scenario, "action shoot", {1});
  CHECK(scenario.event("shot")["modifier"] == -1);
}

TEST_CASE("the last outfield player is not hurt", "[it/adv.injuries.a][R80]") {
  Scenario scenario = mat("C3:1", away_side, R"({"options":["injuries"],"home":{"red":9}})");
  scenario.plays("target C3", {4, 4, 3, 5, 6, 6}).asks("home", "react");
  CHECK(scenario.players("home") == 1);
}

TEST_CASE("if the last player at the ball is hurt the closest one goes there", "[it/adv.injuries.a][R16]") {
  Scenario scenario = mat("L2:4 C2:5 C3:1", away_side, R"({"options":["injuries"]})");
  scenario.plays("target C3", {4, 4, 3, 5, 6}).plays("remove C3").asks("home", "bring");
  scenario.plays("bring C2", {3, 6}).asks("home", "react");
  CHECK(scenario.players("home", "C3") == 1);
}

}  // namespace
}  // namespace fuba::test::it::injuries
