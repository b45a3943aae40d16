#include "sheet.hpp"

namespace fuba::test::it::actions_movement {
namespace {

/// How many players of the acting team may move: moves are made until none is left.
int moves(Scenario scenario) {
  int made = 0;
  for (Choices choices = scenario.legal("move"); !choices.empty(); choices = scenario.legal("move")) {
    scenario.plays(choices.front());
    ++made;
  }
  return made;
}

Scenario moving(Script dice, std::string_view changes = "{}") {
  Scenario scenario = acting(home_side, away_side, changes);
  acts(scenario, "action move", dice);
  return scenario;
}

std::string playing(std::string_view home, std::string_view away, std::string_view more = "{}") {
  return merged(R"({"home":{"formation":")" + std::string(home) + R"("},"away":{"formation":")" +
                    std::string(away) + R"("}})",
                more);
}

TEST_CASE("as many players move as the lower die shows", "[it/actions.movement.a][R88]") {
  const std::string two = playing("4-2-4", "4-4-2");
  CHECK(moves(moving({5, 3}, two)) == 3);
  CHECK(moves(moving({3, 5}, two)) == 3);
  CHECK(moves(moving({6, 6}, two)) == 6);
}

TEST_CASE("at least the players of the line that faces the ball move", "[it/actions.movement.b][R42]") {
  CHECK(moves(moving({2, 1}, playing("4-2-4", "4-4-2"))) == 2);
  CHECK(moves(moving({6, 3})) == 4);
  CHECK(moves(moving({6, 5})) == 5);
  CHECK(moves(moving({1, 1}, playing("4-5-1", "4-4-2"))) == 5);
}

TEST_CASE("in the own defence zone it is the defence, in the other one the forwards",
          "[it/actions.movement.b][R42]") {
  constexpr auto in_defence = R"({"ball":{"area":"C2"},"start":"C2","target":"C2"})";
  CHECK(moves(moving({1, 1}, playing("5-4-1", "3-4-3", in_defence))) == 5);
  Scenario away = moving({1, 1}, playing("5-4-1", "3-4-3", merged(in_defence, R"({"first":"away"})")));
  CHECK(moves(away) == 3);
}

TEST_CASE("an exhausted team counts one less in each line",
          "[it/actions.movement.b][it/adv.tiredness.g][R93]") {
  constexpr auto tired =
      R"({"options":["conditions"],"home":{"tired":true,"condition":{"defence":0,"midfield":0,"forward":0}}})";
  CHECK(moves(moving({1, 1}, tired)) == 3);
  CHECK(moves(moving({2, 1}, playing("4-2-4", "4-4-2", tired))) == 1);
  CHECK(moves(moving({3, 6}, playing("4-2-4", "4-4-2", tired))) == 3);
}

TEST_CASE("a move leads into any adjacent area", "[it/actions.movement.a][R88]") {
  Scenario scenario = moving({4, 4});
  for (const std::string to : {"C2", "C4", "L2", "L3", "R2", "R3"}) scenario.offers("move C3 " + to);
  scenario.refuses("move C3 C5", "R3");
}

TEST_CASE("a team need not use all its moves", "[it/actions.movement.a]") {
  Scenario scenario = moving({4, 4});
  scenario.plays("move C3 C4").plays("done").asks("away", "free");
}

TEST_CASE("each piece moves once", "[it/actions.movement.a][R88][R114]") {
  Scenario scenario = moving({4, 4}, R"({"home":{"players":{"L1":0,"L2":2}}})");
  scenario.plays("move L2 L1").refuses("move L1 C1", "R114");
}

TEST_CASE("the goalkeeper is one of the players", "[it/actions.movement.a][R80]") {
  Scenario scenario = moving({4, 4});
  scenario.plays("move-keeper C1 C2");
  CHECK(scenario.keeper("home") == "C2");
}

TEST_CASE("nobody moves into an offside position, except straight back",
          "[it/actions.movement.a][R88][3.0/4.7.4.a]") {
  Scenario scenario = acting("L2:2 C2:3 C3:3 L3:2", "L3:2 C3:6 R3:2");
  acts(scenario, "action move", {4, 4}).refuses("move L3 L4", "3.0/4.7.4").offers("move L3 C4");
  Scenario away = acting("L2:2 C2:3 C3:3 L3:2", "L3:2 C3:6 R3:2", R"({"first":"away"})");
  acts(away, "action move", {4, 4}).offers("move L3 L2");
}

TEST_CASE("the ball comes along only out of an area without opponents", "[it/actions.movement.c]") {
  constexpr auto in_c2 = R"({"ball":{"area":"C2"},"start":"C2","target":"C2"})";
  Scenario open = moving({4, 4}, in_c2);
  open.offers("move C2 C3 ball").offers("move C2 L1 ball").plays("move C2 C3 ball");
  CHECK(open.ball() == "C3");
  Scenario guarded = moving({4, 4});
  guarded.refuses("move C3 C4 ball", "it/actions.movement").offers("move C3 C4");
}

TEST_CASE("the goalkeeper guards an area too", "[it/actions.movement.c]") {
  constexpr auto in_c4 = R"({"ball":{"area":"C4"},"start":"C4","target":"C4","away":{"keeper":"C4"}})";
  Scenario scenario = acting("C2:4 C3:3 C4:3", "C2:4 C3:6", in_c4);
  acts(scenario, "action move", {4, 4}).refuses("move C4 L4 ball", "it/actions.movement");
}

TEST_CASE("the ball comes along once in a movement", "[it/actions.movement.c][R88]") {
  constexpr auto in_c2 = R"({"ball":{"area":"C2"},"start":"C2","target":"C2"})";
  Scenario scenario = acting("L1:1 C2:3 C3:3 L2:3", "C3:3 C4:4 R3:3", in_c2);
  acts(scenario, "action move", {6, 6}).plays("move C2 L1 ball").offers("move L1 L2");
  scenario.offers_not("move L1 L2 ball");
}

TEST_CASE("the area with the ball keeps a player", "[it/actions.movement.d]") {
  Scenario scenario = acting("L2:4 C2:5 C3:1", "C3:3 C4:4 R3:3");
  acts(scenario, "action move", {4, 4}).refuses("move C3 C2", "it/actions.movement");
  scenario.plays("move C2 C3").offers("move C3 C2");
}

TEST_CASE("the other team may leave the ball's area", "[it/actions.movement.d]") {
  Scenario scenario = acting(home_side, "L3:2 C3:1 C4:5 R3:2", R"({"first":"away"})");
  acts(scenario, "action move", {4, 4}).offers("move C3 C4");
}

TEST_CASE("a movement is offered only where a move exists", "[it/actions.movement.a]") {
  CHECK(may(acting(home_side, away_side), "action move"));
  acting(home_side, away_side).plays("done").offers_not("action midfield").offers_not("action forward");
  acting("C3:0", away_side, R"({"home":{"keeper":"C3"}})").refuses("action move", "it/actions.movement");
}

TEST_CASE("the goalkeeper may take the ball along", "[it/actions.movement.c][R80]") {
  Scenario scenario = moving({4, 4}, R"({"ball":{"area":"C1"},"start":"C1","target":"C1"})");
  scenario.plays("move-keeper C1 C2 ball");
  CHECK(scenario.ball() == "C2");
  CHECK(scenario.keeper("home") == "C2");
}

}  // namespace
}  // namespace fuba::test::it::actions_movement
