#include "sheet.hpp"

namespace fuba::test::it::phase_3 {
namespace {

constexpr auto away_first = R"({"first":"away"})";

TEST_CASE("players may leave areas in which their team has the majority", "[it/III.A.a][R80]") {
  Scenario scenario = acting(home_side, away_side);
  scenario.asks("home", "free").offers("free C2 L2").offers("free L2 C3").offers("free R2 R1");
  scenario.offers_not("free C3 L2").offers_not("free C3 L3");
}

TEST_CASE("as many may leave as there are too many", "[it/III.A.a][R36][it-d]") {
  Scenario scenario = acting("L2:2 C2:3 C3:4 R2:1", "L3:2 C3:3 C4:3 R3:2");
  scenario.plays("free C3 L3").offers_not("free C3 L3").offers_not("free C3 R3");
  scenario.plays("free L2 L1").plays("free L2 L1").offers_not("free L2 L1");
}

TEST_CASE("the majority is that of the beginning of the action", "[it/III.A.a]") {
  Scenario scenario = acting(home_side, away_side);
  scenario.plays("free C2 C3").offers_not("free C3 L3");
}

TEST_CASE("the ball keeps a player", "[it/III.A.a][it/actions.movement.d][R121]") {
  Scenario scenario = acting("L2:3 C2:6 L4:1", "C3:5 C4:5", R"({"ball":{"area":"L4"},"target":"L4"})");
  scenario.offers_not("free L4 L3").offers_not("free L4 C4");
}

TEST_CASE("outfield players may leave the goal lines", "[it/III.A.b]") {
  Scenario scenario = acting("C1:1 C2:3 C3:3 L4:2 R4:1", "C1:3 C3:3 L4:3 R4:1");
  scenario.offers("free L4 L3").offers_not("free L4 C4").offers("free R4 R3").offers("free C1 C2");
  scenario.plays("free L4 L3").offers("free L4 L3");
}

TEST_CASE("a goalkeeper does not leave the goal line in this way", "[it/III.A.b][it/III.A.c]") {
  Scenario beside = acting("C2:4 C3:3 C4:3", "L1:2 C3:5 C4:3", R"({"home":{"keeper":"L1"}})");
  CHECK(beside.legal("free-keeper") == Choices{"free-keeper L1 C1"});
  Scenario at_home = acting("C2:4 C3:3 C4:3", "C1:2 C3:5 C4:3");
  CHECK(at_home.legal("free-keeper").empty());
}

TEST_CASE("a goalkeeper beside his penalty area may go back into it", "[it/III.A.c]") {
  constexpr auto keeper = R"({"home":{"keeper":"C2"}})";
  Scenario scenario = acting("C3:6 L2:2 R2:2", "C2:2 C3:5 C4:3", keeper);
  CHECK(scenario.legal("free-keeper") == Choices{"free-keeper C2 C1"});
  scenario.plays("free-keeper C2 C1");
  CHECK(scenario.keeper("home") == "C1");
  Scenario away = acting("C3:6 L2:2 R2:2", "C2:2 C3:6 C4:2", R"({"home":{"keeper":"C3"}})");
  away.offers_not("free-keeper C3 C2").offers_not("free-keeper C3 C1");
}

TEST_CASE("then the first team chooses its action", "[it/III.B.a]") {
  Scenario scenario = acting(home_side, away_side);
  scenario.plays("done").asks("home", "action");
  scenario.offers_only({"action move", "action position", "action none"});
}

TEST_CASE("without the ball the first team may press but not shoot", "[it/III.B.a]") {
  Scenario scenario = acting(home_side, away_side, away_first);
  scenario.plays("done").asks("away", "action");
  scenario.offers_only({"action move", "action position", "action press", "action none"});
}

TEST_CASE("the second team has free movements of its own", "[it/III.C.a]") {
  Scenario scenario = acting(home_side, away_side);
  acts(scenario, "action none").asks("away", "free");
  scenario.offers("free L3 L4").offers("free C4 C3").offers_not("free C3 C2");
}

TEST_CASE("its majority is counted when its own action begins", "[it/III.C.a]") {
  Scenario scenario = acting("L2:2 C2:2 C3:4 R2:2", "L3:2 C3:4 C4:2 R3:2");
  scenario.plays("done").plays("action move", {6, 6}).plays("move C3 C2").plays("done");
  scenario.asks("away", "free").plays("free C3 C2").offers_not("free C3 C2");
}

TEST_CASE("then the second team acts", "[it/III.D.a]") {
  Scenario scenario = acting(home_side, away_side);
  acts(scenario, "action none").plays("done").asks("away", "action").offers("action press");
  scenario.plays("action none").asks("home", "second");
}

Scenario after_first_actions(std::string_view home, std::string_view away, std::string_view changes = "{}") {
  Scenario scenario = acting(home, away, changes);
  acts(scenario, "action none");
  acts(scenario, "action none");
  return scenario;
}

TEST_CASE("a team that is not outnumbered at the ball may play a second round", "[it/III.E.a]") {
  after_first_actions(home_side, away_side).asks("home", "second").offers_only({"second yes", "second no"});
  after_first_actions("L2:2 C2:2 C3:4 R2:2", away_side).asks("home", "second");
  after_first_actions(home_side, "L3:2 C3:4 C4:2 R3:2").asks("home", "target");
}

TEST_CASE("goalkeepers count for that, and no more than six players", "[it/III.E.a][R12]") {
  constexpr auto keeper = R"({"home":{"keeper":"C3"}})";
  after_first_actions(home_side, "L3:2 C3:4 C4:2 R3:2", keeper).asks("home", "second");
  after_first_actions("L2:4 C3:6", "C3:7 C4:3").asks("home", "second");
  after_first_actions(home_side, away_side, R"({"away":{"keeper":"C3"}})").asks("home", "target");
}

TEST_CASE("whether it is outnumbered is seen when the second round is asked for", "[it/III.E.a][R94]") {
  Scenario scenario = acting(home_side, away_side);
  acts(scenario, "action none");
  scenario.plays("done").plays("action move", {1, 1}).plays("move C4 C3").plays("done");
  scenario.asks("home", "target");
  Scenario left = acting(home_side, "L3:2 C3:4 C4:2 R3:2");
  acts(left, "action none");
  left.plays("done").plays("action move", {1, 1}).plays("move C3 C4").plays("done");
  left.asks("home", "second");
}

TEST_CASE("the team that has the ball by then is asked", "[it/III.E.a]") {
  Scenario scenario = acting(home_side, away_side);
  acts(scenario, "action none");
  acts(scenario, "action press", {1, 2}).asks("away", "second");
}

TEST_CASE("without a second round the next turn begins", "[it/III.E.a]") {
  after_first_actions(home_side, away_side).plays("second no").asks("home", "target");
}

TEST_CASE("the second round has the order of the first and no free movements", "[it/III.E.b][it/III.E.c]") {
  Scenario home = after_first_actions(home_side, away_side);
  home.plays("second yes").asks("home", "action").plays("action none").asks("away", "action");
  home.plays("action none").asks("home", "target");
  Scenario away = after_first_actions(home_side, away_side, away_first);
  away.asks("home", "second").plays("second yes").asks("away", "action");
  away.plays("action none").asks("home", "action");
}

TEST_CASE("a second action is of another type than the first", "[it/III.E.a][R94][3.0/4.5.1.f]") {
  Scenario scenario = acting(home_side, away_side);
  acts(scenario, "action position", {3, 3});
  acts(scenario, "action move", {1, 1}).plays("done").plays("second yes");
  scenario.refuses("action position", "3.0/4.5.1").offers("action move").plays("action none");
  scenario.refuses("action move", "3.0/4.5.1").offers("action position").offers("action press");
}

TEST_CASE("substituting is no action", "[it/III.B.a][R94]") {
  constexpr auto options = R"({"options":["substitutions"]})";
  Scenario scenario = after_first_actions(home_side, away_side, options);
  scenario.plays("second yes").offers_not("action substitute");
}

TEST_CASE("moves lead into no offside position, except straight back", "[it/III.A.a][R80][3.0/4.7.4.a]") {
  Scenario scenario = acting("L2:2 C2:3 C3:3 L3:2", "L2:1 C3:6 R3:3");
  scenario.refuses("free L3 L4", "3.0/4.7.4").offers("free L3 C3");
}

}  // namespace
}  // namespace fuba::test::it::phase_3
